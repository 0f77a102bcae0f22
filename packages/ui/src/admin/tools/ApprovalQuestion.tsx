import { formatEuros } from '@sorella/core/domain/events/money';
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
  readonly onApproveAll: () => void;
  /** Approves those whose money came, or that are free. */
  readonly onApproveOthers: () => void;
  readonly onCancel: () => void;
}

/** Asked before many are approved of whom some have not paid: how many they are, and what it comes to. */
export function ApprovalQuestion({
  all,
  without,
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
      title={fillText(receivedTexts.question, { n: without.count, all })}
      actions={
        <span className={table.buttons}>
          <Button ref={safe} size="small" variant="secondary" onPress={onCancel}>
            {receivedTexts.notYet}
          </Button>
          {others > 0 ? (
            <Button size="small" variant="secondary" onPress={onApproveOthers}>
              {fillText(receivedTexts.approveOthers, { n: others })}
            </Button>
          ) : null}
          <Button size="small" onPress={onApproveAll}>
            {fillText(receivedTexts.approveAll, { all })}
          </Button>
        </span>
      }
    >
      {fillText(receivedTexts.questionBody, { amount: formatEuros(without.cents) })}
    </StatusNote>
  );
}
