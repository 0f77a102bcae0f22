import { CircleAlert } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import * as styles from './field.css.ts';

/** Props of Checkbox. */
export interface CheckboxProps {
  /** The words; they may hold links, which open in a new tab. */
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly error?: string;
  readonly required?: boolean;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Yes or no. The words are part of the target. */
export function Checkbox({
  children,
  checked,
  onCheckedChange,
  error,
  required = false,
  name,
  ref,
}: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          ref={ref}
          type="checkbox"
          className={styles.box}
          checked={checked}
          name={name}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon drawing={CircleAlert} className={styles.errorIcon} size={17} strokeWidth={2.25} />
          {error}
        </p>
      )}
    </div>
  );
}
