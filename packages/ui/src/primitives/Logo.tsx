import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { cx } from '../styles/cx.ts';
import * as styles from './logo.css.ts';

/** The mark alone: two people, and what they share. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className={cx(styles.mark, className)}>
      <circle cx="12.5" cy="12.5" r="10.5" className={styles.one} />
      <circle cx="21.5" cy="21.5" r="10.5" className={styles.other} />
    </svg>
  );
}

/** The mark with the brand's name. */
export function Logo({ name = DEFAULT_BRAND.name }: { readonly name?: string }) {
  return (
    <span className={styles.root}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
