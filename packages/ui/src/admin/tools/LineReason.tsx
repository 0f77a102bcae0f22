import { characterCount } from '@sorella/core/domain/character-count';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as table from '../table/table.css.ts';
import * as css from './tools.css.ts';

/** What stands around the field. */
export interface ReasonWords {
  readonly hint: string;
  /** Said when nothing was written. */
  readonly missing: string;
  /** The button that goes on. */
  readonly accept: string;
}

const STATEMENT_WORDS: ReasonWords = {
  hint: statementTexts.acceptHint,
  missing: statementTexts.acceptMissing,
  accept: statementTexts.accept,
};

/** Props of {@link LineReason}. */
export interface LineReasonProps {
  /** What is to be explained. */
  readonly label: string;
  /** Of another amount by default. */
  readonly words?: ReasonWords;
  /** Characters that it may have; the database holds the limit. */
  readonly limit?: number;
  /** The reason is trimmed and never empty. */
  readonly onAccept: (details: { readonly reason: string }) => void;
  readonly onCancel: () => void;
}

/** Why another amount is enough, or what is written to many at once. */
export function LineReason({
  label,
  words = STATEMENT_WORDS,
  limit = 1000,
  onAccept,
  onCancel,
}: LineReasonProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  useEffect(() => box.current?.focus(), []);
  const isMissing = reason.trim() === '';
  const accept = () => {
    setChecked(true);
    if (isMissing || characterCount(reason) > limit) box.current?.focus();
    else onAccept({ reason: reason.trim() });
  };
  return (
    <div className={css.picker}>
      <Field label={label} hint={words.hint} {...(checked && isMissing && { error: words.missing })}>
        {(control) => (
          <Textarea {...control} ref={box} rows={2} value={reason} limit={limit} onValueChange={setReason} />
        )}
      </Field>
      <div className={table.buttons}>
        <Button size="small" variant="secondary" onPress={accept}>
          {words.accept}
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
