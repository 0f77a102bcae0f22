import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './field.css.ts';

/** Props of TextInput: an input's own, with `onValueChange` for the common case. */
export interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange' | 'type'> {
  readonly type?:
    | 'text'
    | 'email'
    | 'password'
    | 'search'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'datetime-local';
  /** Called with the new text on every change. */
  readonly onValueChange?: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. Stands in a Field, which gives it its label. */
export function TextInput({ type = 'text', onValueChange, className, ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      type={type}
      className={cx(styles.control, className)}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
    />
  );
}
