import { type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '../styles/visually-hidden.css.ts';
import * as styles from './radio-group.css.ts';

/** One of the answers. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A small drawing before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/** Props of RadioGroup. */
export interface RadioGroupProps<Value extends string> {
  /** What is asked; in segments it is read aloud only. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** The answer; null while there is none. */
  readonly value: Value | null;
  /** Rows in a form, segments where the answer counts at once. */
  readonly look?: (typeof styles.radioGroupLooks)[number];
  /** What is missing. */
  readonly error?: string;
  readonly onValueChange: (value: Value) => void;
  /** The first answer, which takes the focus when one is missing. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few answers, all of which can be seen. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  look = 'rows',
  error,
  onValueChange,
  ref = null,
}: RadioGroupProps<Value>) {
  const id = useId();
  const inRows = look === 'rows';
  return (
    <div className={styles.root[look]}>
      <fieldset
        className={styles.group[look]}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className={inRows ? styles.legend : visuallyHidden}>{label}</legend>
        {options.map((option, place) => {
          const radio = (
            <input
              ref={place === 0 ? ref : null}
              type="radio"
              className={inRows ? styles.ringless : styles.unseen}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
          );
          return (
            <label key={option.value} className={inRows ? styles.row : styles.segment}>
              {inRows ? <span className={styles.circle}>{radio}</span> : radio}
              {option.icon}
              {option.label}
            </label>
          );
        })}
      </fieldset>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
