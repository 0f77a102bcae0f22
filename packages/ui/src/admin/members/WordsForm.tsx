import { characterCount } from '@sorella/core/domain/character-count';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as css from './member-record.css.ts';

/** Props of {@link WordsForm}. */
export interface WordsFormProps {
  readonly texts: {
    readonly label: string;
    /** Without words. */
    readonly missing: string;
    readonly submit: string;
    readonly submitting: string;
  };
  /** Letters; the database holds the limit. */
  readonly limit: number;
  /** What was typed before, as the field begins. */
  readonly draft?: string | undefined;
  readonly busy: boolean;
  /** With every letter: what stands in the field. */
  readonly onTyped: (words: string) => void;
  /** Trimmed and never empty. Resolves true when it is written down: the field is emptied then. */
  readonly onSubmit: (words: string) => Promise<boolean>;
}

/** Words about a member, or to her. */
export function WordsForm({ texts, limit, draft = '', busy, onTyped, onSubmit }: WordsFormProps) {
  const [words, setWords] = useState(draft);
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isMissing = words.trim() === '';
  const submit = async () => {
    setChecked(true);
    if (isMissing || characterCount(words) > limit) {
      box.current?.focus();
      return;
    }
    if (!(await onSubmit(words.trim()))) return;
    setWords('');
    setChecked(false);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Field
        label={texts.label}
        className={css.field}
        {...(checked && isMissing && { error: texts.missing })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={2}
            value={words}
            limit={limit}
            onValueChange={(now) => {
              setWords(now);
              onTyped(now);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="small" variant="secondary" busy={busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
