import type { ReactNode } from 'react';
import * as styles from './switch.css.ts';

/** Props of Switch. */
export interface SwitchProps {
  /** What it switches. */
  readonly label: string;
  readonly checked: boolean;
  /** The change is on its way: it keeps its place and ignores presses. */
  readonly busy?: boolean;
  /** It cannot be changed here; say beside it why. */
  readonly unavailable?: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** The state in words beside it, for who does not see the colour. */
  readonly children?: ReactNode;
  readonly 'aria-describedby'?: string;
}

/** On or off, at once. A choice that is sent with a form is a Checkbox. */
export function Switch({
  label,
  checked,
  busy = false,
  unavailable = false,
  onCheckedChange,
  children,
  ...rest
}: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      className={styles.root}
      onClick={() => {
        if (!busy && !unavailable) onCheckedChange(!checked);
      }}
    >
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.thumb} />
      </span>
      {children === undefined ? null : (
        <span aria-hidden="true" className={styles.words}>
          {children}
        </span>
      )}
    </button>
  );
}
