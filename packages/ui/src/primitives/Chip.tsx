import { Check, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './chip.css.ts';

/** Props of Chip. */
export interface ChipProps {
  readonly children: ReactNode;
  readonly selected: boolean;
  /** Called with what the choice shall become. */
  readonly onToggle: (selected: boolean) => void;
  /** It cannot be chosen now, for instance because three are chosen already; it stays reachable. */
  readonly unavailable?: boolean;
  readonly className?: string;
}

/** One of several things that may be chosen together. For one of several, use radio buttons or Select. */
export function Chip({ selected, onToggle, unavailable = false, className, children }: ChipProps) {
  return (
    <button
      type="button"
      className={cx(styles.root, className)}
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : () => onToggle(!selected)}
    >
      <Icon
        drawing={selected ? Check : Plus}
        className={styles.mark}
        size={16}
        strokeWidth={selected ? 2.5 : 2}
      />
      {children}
    </button>
  );
}
