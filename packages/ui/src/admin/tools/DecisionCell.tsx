import { characterCount } from '@sorella/core/domain/character-count';
import type { Decision } from '@sorella/core/domain/entities/booking';
import { fillText } from '@sorella/core/notices/notice';
import { applicationsTableTexts, decisionTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { MessageSquarePlus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import { type HeldCell, HeldInCell } from './HeldInCell.tsx';
import { type AwaitedMoney, byHandWords } from './ReceivedNote.tsx';
import * as css from './tools.css.ts';

/** Letters that a note may have. */
export const NOTE_LIMIT = 2000;

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
  /** The row has little room: what offers the note is a drawing. */
  readonly narrow?: boolean;
  /** The rows are many and few of them matter: saying yes is no more striking than saying no. */
  readonly quiet?: boolean;
  /** Who reads the note. */
  readonly noteHint?: string;
  readonly held: HeldCell | null;
  /** The rows have just moved: no press counts, since it may have been meant for another one. */
  readonly moving?: boolean;
  readonly onDecide: (details: { decision: Decision; note: string | null }) => void;
}

/** A decision about an application, or the booking that waits with it, as it stands in its row. */
export interface HeldDecision {
  readonly key: number;
  readonly decision: Decision;
  readonly sending: boolean;
  /** See {@link HeldCell}. */
  readonly count?: number;
  /** See {@link HeldCell}. */
  readonly until?: number;
}

/** Such a decision in words, with what an approval confirms by hand. */
export function heldDecision(
  { key, decision, ...held }: HeldDecision,
  money: AwaitedMoney,
  onTakeBack: (key: number) => void,
): HeldCell {
  const approves = decision === 'approve';
  return {
    ...held,
    label: approves ? decisionTexts.heldApproved : decisionTexts.heldDenied,
    tone: approves ? 'good' : 'bad',
    note: approves ? byHandWords(money) : null,
    onTakeBack: () => onTakeBack(key),
  };
}

/** Yes or no about one row, and for ten seconds the way back. */
export function DecisionCell({
  name,
  approveLabel = decisionTexts.approve,
  denyLabel = decisionTexts.deny,
  withNote = false,
  narrow = false,
  quiet = false,
  noteHint = applicationsTableTexts.noteHint,
  held,
  moving = false,
  onDecide,
}: DecisionCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<string | null>(null);
  // What opens or closes the note leaves the page by that: the note has the focus, and afterwards what offers it again.
  const closed = useRef(false);
  const closeNote = () => {
    closed.current = true;
    setNote(null);
  };
  const isOpen = note !== null;
  // Also where a press gives a button no focus, and letters typed into the row would decide.
  useEffect(() => {
    if (isOpen) cell.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  useKeptFocus({
    part: () => cell.current,
    next: () => {
      const wasClosed = closed.current;
      closed.current = false;
      const buttons = [...(cell.current?.querySelectorAll('button') ?? [])];
      return wasClosed ? buttons.at(-1) : (cell.current?.querySelector('textarea') ?? buttons[0]);
    },
  });
  const tooLong = characterCount(note ?? '') > NOTE_LIMIT;
  const decide = (decision: Decision) =>
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
          <div className={cx(table.buttons, narrow && css.oneLine)}>
            <Button
              size="small"
              variant={quiet ? 'secondary' : 'primary'}
              className={css.decide}
              unavailable={tooLong || moving}
              aria-label={`${approveLabel} ${name}`}
              aria-keyshortcuts="a"
              onPress={() => decide('approve')}
            >
              {approveLabel}
            </Button>
            <Button
              size="small"
              variant="secondary"
              className={css.decide}
              unavailable={tooLong || moving}
              aria-label={`${denyLabel} ${name}`}
              aria-keyshortcuts="d"
              onPress={() => decide('deny')}
            >
              {denyLabel}
            </Button>
            {withNote && note === null && narrow ? (
              <IconButton label={applicationsTableTexts.addNote} onPress={() => setNote('')}>
                <Icon drawing={MessageSquarePlus} size={18} />
              </IconButton>
            ) : null}
            {withNote && note === null && !narrow ? (
              <Button size="small" variant="quiet" onPress={() => setNote('')}>
                {applicationsTableTexts.addNote}
              </Button>
            ) : null}
            {note === null ? null : (
              <Button size="small" variant="quiet" onPress={closeNote}>
                {commonTexts.cancel}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
