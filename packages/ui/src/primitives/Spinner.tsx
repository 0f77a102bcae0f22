import { cx } from '../styles/cx.ts';
import * as styles from './spinner.css.ts';

/**
 * A sign of work inside a line of text or a button, silent for screen readers: the words beside it speak.
 * Never for a page or a card; those load as a Skeleton.
 */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={cx(styles.root, className)}>
      <span className={styles.first} />
      <span className={styles.second} />
    </span>
  );
}
