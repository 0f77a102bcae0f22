import type { ReactNode, Ref } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './icon-button.css.ts';

/** Props of IconButton. */
export interface IconButtonProps {
  /** What it does, in words: read aloud and shown on hover. */
  readonly label: string;
  /** The drawing, hidden from screen readers. */
  readonly children: ReactNode;
  readonly onPress?: () => void;
  /** It cannot be used now, yet stays in the tab order. */
  readonly unavailable?: boolean;
  /** A number at its corner; above 99 it reads 99+. Say it in `label` too. Zero shows nothing. */
  readonly count?: number;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly controls?: string;
  readonly popup?: 'dialog' | 'menu';
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is a drawing only, 44 px square. */
export function IconButton({
  label,
  children,
  onPress,
  unavailable = false,
  count = 0,
  expanded,
  pressed,
  controls,
  popup,
  className,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.root, className)}
      aria-label={label}
      title={label}
      aria-disabled={unavailable || undefined}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-controls={controls}
      aria-haspopup={popup}
      onClick={unavailable ? undefined : onPress}
    >
      <span aria-hidden="true">{children}</span>
      {count > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
