import { formatEuros } from '@sorella/core/domain/events/money';
import type { SeatsShort } from '@sorella/core/domain/events/seats-short';
import type { Unreceived } from '@sorella/core/domain/payments/unreceived';
import { fillText } from '@sorella/core/notices/notice';
import { receivedTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import * as table from '../table/table.css.ts';

/** Props of {@link ApprovalQuestion}. */
export interface ApprovalQuestionProps {
  /** How many are to be approved. */
  readonly all: number;
  readonly without: Unreceived;
  readonly seats: SeatsShort;
  /** How many of them are not on the page. */
  readonly elsewhere: number;
  readonly onApproveAll: () => void;
  /** Approves those whose money came, or that are free. */
  readonly onApproveOthers: () => void;
  readonly onCancel: () => void;
}

/**
 * Asked before many are approved of whom some have not paid, or not all get a seat: how many they are, and what it comes
 * to.
 */
export function ApprovalQuestion({
  all,
  without,
  seats,
  elsewhere,
  onApproveAll,
  onApproveOthers,
  onCancel,
}: ApprovalQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  // It stands where the pressed button stood.
  useEffect(() => safe.current?.focus(), []);
  const others = all - without.count;
  return (
    <StatusNote
      tone="warn"
      role="alert"
      title={
        without.count > 0
          ? fillText(receivedTexts.question, { n: without.count, all })
          : fillText(receivedTexts.seatsQuestion, { all })
      }
      actions={
        <span className={table.buttons}>
          <Button ref={safe} size="small" variant="secondary" onPress={onCancel}>
            {receivedTexts.notYet}
          </Button>
          {without.count > 0 && others > 0 ? (
            <Button size="small" variant="secondary" onPress={onApproveOthers}>
              {fillText(receivedTexts.approveOthers, { n: others })}
            </Button>
          ) : null}
          <Button size="small" onPress={onApproveAll}>
            {seats.waiting > 0
              ? receivedTexts.approveWhileSeats
              : fillText(receivedTexts.approveAll, { all })}
          </Button>
        </span>
      }
    >
      {[
        ...(without.count > 0
          ? [fillText(receivedTexts.questionBody, { amount: formatEuros(without.cents) })]
          : []),
        ...(seats.waiting > 0
          ? [
              seats.events === 1
                ? fillText(receivedTexts.seatsShortOne, { n: seats.waiting })
                : fillText(receivedTexts.seatsShort, { events: seats.events, n: seats.waiting }),
            ]
          : []),
        ...(elsewhere > 0
          ? [
              elsewhere === 1
                ? receivedTexts.oneElsewhere
                : fillText(receivedTexts.elsewhere, { n: elsewhere }),
            ]
          : []),
      ].join(' ')}
    </StatusNote>
  );
}
