import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import * as styles from './field.css.ts';

/** What a control must spread on itself to belong to its label, hint and error. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** Props of Field. */
export interface FieldProps {
  readonly label: string;
  /** Said before anything goes wrong. */
  readonly hint?: ReactNode;
  /** Said when something is wrong; the control is then marked invalid and the words are read with it. */
  readonly error?: string;
  readonly required?: boolean;
  /** Writes 'optional' beside the label. Mark whichever of the two is rarer in a form. */
  readonly optional?: boolean;
  /** Beside the label at the other end, such as 'Forgot password?'. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Draws the control with the props that join it to the words around it. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** A control with its label above, and its hint and error below. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional ? <span className={styles.optional}> ({commonTexts.optional})</span> : null}
    </label>
  );
  const control = children({
    id,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  });
  return (
    <div className={cx(styles.field, className)}>
      {aside === undefined ? (
        <>
          {words}
          {control}
        </>
      ) : (
        // Drawn beside the label and reached after the control: whoever types on after Tab types there.
        <div className={styles.withAside}>
          {words}
          <div className={styles.across}>{control}</div>
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={cx(styles.below, styles.hint)}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon drawing={CircleAlert} className={styles.errorIcon} size={17} strokeWidth={2.25} />
          {error}
        </p>
      )}
    </div>
  );
}
