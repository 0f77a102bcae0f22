import { ChevronDown } from 'lucide';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './field.css.ts';

/** One line of a Select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Props of Select. */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'size' | 'multiple'> {
  readonly options: readonly SelectOption[];
  readonly onValueChange?: (value: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of several, by the system's own list: it works with every keyboard, phone and screen reader. */
export function Select({ options, onValueChange, className, ...rest }: SelectProps) {
  return (
    <div className={styles.adorned}>
      <select
        {...rest}
        className={cx(styles.control, styles.select, className)}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon drawing={ChevronDown} className={styles.chevron} size={20} />
    </div>
  );
}
