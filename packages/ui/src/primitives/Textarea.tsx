import { characterCount } from '@sorella/core/domain/character-count';
import { fillText } from '@sorella/core/notices/notice';
import { fieldTexts } from '@sorella/core/notices/texts/field.texts';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './field.css.ts';

/** Props of Textarea. */
export interface TextareaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'maxLength'> {
  readonly value: string;
  readonly onValueChange?: (value: string) => void;
  /**
   * Letters allowed. It counts down and lets the visitor write past it, so that nothing pasted is cut off
   * unseen.
   */
  readonly limit?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** How many letters are left, or too many. */
export function countOf(left: number): string {
  const n = Math.abs(left);
  if (left < 0)
    return n === 1 ? fieldTexts.oneCharacterTooMany : fillText(fieldTexts.charactersTooMany, { n });
  return n === 1 ? fieldTexts.oneCharacterLeft : fillText(fieldTexts.charactersLeft, { n });
}

/** Several lines of text, with a count of the letters left. */
export function Textarea({ value, onValueChange, limit, className, ...rest }: TextareaProps) {
  const counterId = useId();
  const left = limit === undefined ? undefined : limit - characterCount(value);
  const described = cx(rest['aria-describedby'], left !== undefined && counterId);
  return (
    <>
      <textarea
        {...rest}
        value={value}
        className={cx(styles.control, styles.textarea, className)}
        {...(described !== '' && { 'aria-describedby': described })}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
      {left === undefined ? null : (
        <p className={styles.below}>
          <span id={counterId} className={cx(styles.counter, left < 0 && styles.counterOver)}>
            {countOf(left)}
          </span>
        </p>
      )}
    </>
  );
}
