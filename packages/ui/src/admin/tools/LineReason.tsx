import { characterCount } from '@sorella/core/domain/character-count';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as table from '../table/table.css.ts';
import * as css from './tools.css.ts';

/** Letters that a reason may have; the database holds the limit. */
const REASON_LIMIT = 1000;

/** Props of {@link LineReason}. */
export interface LineReasonProps {
  /** What is to be explained. */
  readonly label: string;
  /** The reason is trimmed and never empty. */
  readonly onAccept: (details: { readonly reason: string }) => void;
  readonly onCancel: () => void;
}

/** Why another amount is enough. */
export function LineReason({ label, onAccept, onCancel }: LineReasonProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  useEffect(() => box.current?.focus(), []);
  const isMissing = reason.trim() === '';
  const accept = () => {
    setChecked(true);
    if (isMissing || characterCount(reason) > REASON_LIMIT) box.current?.focus();
    else onAccept({ reason: reason.trim() });
  };
  return (
    <div className={css.picker}>
      <Field
        label={label}
        hint={statementTexts.acceptHint}
        {...(checked && isMissing && { error: statementTexts.acceptMissing })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={2}
            value={reason}
            limit={REASON_LIMIT}
            onValueChange={setReason}
          />
        )}
      </Field>
      <div className={table.buttons}>
        <Button size="small" variant="secondary" onPress={accept}>
          {statementTexts.accept}
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
