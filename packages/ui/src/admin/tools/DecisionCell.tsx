import { characterCount } from '@sorella/core/domain';
import { applicationsTableTexts, commonTexts, decisionTexts, fillText } from '@sorella/core/notices';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import * as table from '../table/table.css.ts';
import { type HeldCell, HeldInCell } from './HeldInCell.tsx';
import * as css from './tools.css.ts';

/** Letters that a note may have. */
const NOTE_LIMIT = 2000;

/** Props of {@link DecisionCell}. */
export interface DecisionCellProps {
  /** Whom it is about: read with the buttons. */
  readonly name: string;
  /** The word for saying yes. */
  readonly approveLabel?: string;
  /** The word for saying no. */
  readonly denyLabel?: string;
  /** Offers a note that goes with the decision. */
  readonly withNote?: boolean;
  /** Who reads the note. */
  readonly noteHint?: string;
  readonly held: HeldCell | null;
  readonly onDecide: (details: { decision: 'approve' | 'deny'; note: string | null }) => void;
}

/** Yes or no about one row, and for ten seconds the way back. */
export function DecisionCell({
  name,
  approveLabel = decisionTexts.approve,
  denyLabel = decisionTexts.deny,
  withNote = false,
  noteHint = applicationsTableTexts.noteHint,
  held,
  onDecide,
}: DecisionCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<string | null>(null);
  useKeptFocus({
    part: () => cell.current,
    next: () => cell.current?.querySelector('button'),
  });
  const tooLong = characterCount(note ?? '') > NOTE_LIMIT;
  const decide = (decision: 'approve' | 'deny') =>
    onDecide({ decision, note: note === null || note.trim() === '' ? null : note.trim() });
  return (
    <div ref={cell} className={css.decision}>
      {held ? (
        <HeldInCell name={name} held={held} />
      ) : (
        <>
          {note === null ? null : (
            <Field label={fillText(applicationsTableTexts.noteFor, { name })} hint={noteHint}>
              {(control) => (
                <Textarea {...control} rows={2} value={note} limit={NOTE_LIMIT} onValueChange={setNote} />
              )}
            </Field>
          )}
          <div className={table.buttons}>
            <Button
              size="small"
              className={css.decide}
              unavailable={tooLong}
              aria-label={`${approveLabel} ${name}`}
              onPress={() => decide('approve')}
            >
              {approveLabel}
            </Button>
            <Button
              size="small"
              variant="secondary"
              className={css.decide}
              unavailable={tooLong}
              aria-label={`${denyLabel} ${name}`}
              onPress={() => decide('deny')}
            >
              {denyLabel}
            </Button>
            {withNote && note === null ? (
              <Button size="small" variant="quiet" onPress={() => setNote('')}>
                {applicationsTableTexts.addNote}
              </Button>
            ) : null}
            {note === null ? null : (
              <Button size="small" variant="quiet" onPress={() => setNote(null)}>
                {commonTexts.cancel}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
