import { characterCount } from '@sorella/core/domain/character-count';
import { fillText } from '@sorella/core/notices/notice';
import { removalTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import * as table from '../table/table.css.ts';
import { type HeldCell, HeldInCell } from './HeldInCell.tsx';
import * as css from './tools.css.ts';

/** Letters that a reason may have; the database holds the limit. */
const REASON_LIMIT = 2000;

/** Props of {@link RemovalCell}. */
export interface RemovalCellProps {
  readonly name: string;
  /** The event's title: read with the button. */
  readonly event: string;
  readonly held: HeldCell | null;
  /** The reason is trimmed and never empty. */
  readonly onRemove: (details: { readonly reason: string }) => void;
}

/** Takes an approved member's seat back, with a reason that she reads. */
export function RemovalCell({ name, event, held, onRemove }: RemovalCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const isOpen = reason !== null;
  // Also where a press gives a button no focus.
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  useKeptFocus({
    part: () => cell.current,
    next: () => box.current ?? cell.current?.querySelector('button'),
  });
  const isMissing = reason?.trim() === '';
  const remove = () => {
    if (reason === null) return;
    setChecked(true);
    if (isMissing || characterCount(reason) > REASON_LIMIT) box.current?.focus();
    else onRemove({ reason: reason.trim() });
  };
  return (
    <div ref={cell} className={css.decision}>
      {held ? (
        <HeldInCell name={name} held={held} />
      ) : reason === null ? (
        <div className={table.buttons}>
          <Button
            size="small"
            variant="quiet"
            className={css.decide}
            aria-label={fillText(removalTexts.removeName, { name, event })}
            onPress={() => setReason('')}
          >
            {removalTexts.remove}
          </Button>
        </div>
      ) : (
        <>
          <Field
            label={fillText(removalTexts.reasonFor, { name })}
            hint={removalTexts.reasonHint}
            {...(checked && isMissing && { error: removalTexts.reasonMissing })}
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
            <Button size="small" variant="danger" onPress={remove}>
              {removalTexts.confirm}
            </Button>
            <Button size="small" variant="quiet" onPress={() => setReason(null)}>
              {commonTexts.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
