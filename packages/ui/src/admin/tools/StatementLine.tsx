import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { choicesOf, type LineDecision } from '@sorella/core/domain/payments/statement-plan';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useRef } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import { StatementActions } from './StatementActions.tsx';
import { targetOf, tickOf } from './statement-choice.ts';
import { amountOf, decisionWords, eventTimeOf, memberOf, reasonOf } from './statement-words.ts';
import * as css from './tools.css.ts';

/** Props of {@link StatementLine}. */
export interface StatementLineProps {
  readonly finding: StatementFinding;
  /** What is done about it with the others. */
  readonly decision: LineDecision;
  /** An admin has assigned it to its booking. */
  readonly assigned: boolean;
  /** Nothing can be changed while it is recorded. */
  readonly busy: boolean;
  /** Bookings that it can be assigned to. */
  readonly targets: readonly PaymentTarget[];
  readonly onDecide: (details: { finding: StatementFinding; decision: LineDecision }) => void;
  /** Null takes the assignment back. */
  readonly onAssign: (details: { place: number; bookingId: string | null }) => void;
  readonly onShowBooking: (reference: string) => void;
}

const TICKED = {
  record: statementTexts.chooseLine,
  together: statementTexts.chooseTogether,
  return: statementTexts.chooseReturn,
} as const;

function toneOf(finding: StatementFinding): 'bad' | 'warn' | 'neutral' {
  if (finding.kind === 'returned' || finding.kind === 'back') return finding.holdsSeat ? 'bad' : 'warn';
  const isOpen = finding.kind === 'differs' || finding.kind === 'proposed' || finding.kind === 'together';
  return isOpen ? 'warn' : 'neutral';
}

/** One line of a statement: who paid, how much, what for, and what is done about it. */
export function StatementLine({
  finding,
  decision,
  assigned,
  busy,
  targets,
  onDecide,
  onAssign,
  onShowBooking,
}: StatementLineProps) {
  const row = useRef<HTMLLIElement>(null);
  useKeptFocus({ part: () => row.current, next: () => row.current?.querySelector('button, input') });
  const { line } = finding;
  const { place } = line;
  const amount = amountOf(finding);
  const reason = reasonOf(finding);
  const target = targetOf(finding);
  const tick = tickOf(finding);
  const nameOf = (bookingId: string) => {
    const found = targets.find((one) => one.bookingId === bookingId);
    return found ? memberOf(found) : commonTexts.unknownUser;
  };
  const words = decisionWords(finding, decision, nameOf);
  const holdsSeat = (finding.kind === 'returned' || finding.kind === 'back') && finding.holdsSeat;
  return (
    <li ref={row} className={css.statementLine}>
      <span className={css.statementPayer}>
        {tick && !busy ? (
          <Checkbox
            checked={decision.kind === tick}
            onCheckedChange={(next) => onDecide({ finding, decision: { kind: next ? tick : 'leave' } })}
          >
            <VisuallyHidden>{fillText(TICKED[tick], { n: place, name: line.name, amount })}</VisuallyHidden>
          </Checkbox>
        ) : null}
        <span className={table.lines}>
          <span className={table.strong}>{line.name}</span>
          <span className={table.soft}>
            {[fillText(statementTexts.line, { n: place }), line.date, line.type].filter(Boolean).join(' · ')}
          </span>
          <span className={css.statementNote}>{line.note === '' ? statementTexts.noNote : line.note}</span>
        </span>
      </span>
      <span className={cx(css.sum, table.whole)}>{amount}</span>
      <span className={table.lines}>
        {target ? (
          <span className={table.lines}>
            <span className={table.strong}>{memberOf(target)}</span>
            <span className={table.soft}>
              {[target.event.title, eventTimeOf(target), target.reference].join(' · ')}
            </span>
          </span>
        ) : null}
        {reason === null ? null : <Badge tone={toneOf(finding)}>{reason}</Badge>}
        {words === null ? null : <Badge tone="warn">{words}</Badge>}
        {assigned ? <span className={table.soft}>{statementTexts.assigned}</span> : null}
        {holdsSeat && target && !busy ? (
          <span className={table.buttons}>
            <Button
              size="small"
              variant="secondary"
              aria-label={fillText(statementTexts.showBookingOf, {
                name: memberOf(target),
                event: target.event.title,
              })}
              onPress={() => onShowBooking(target.reference)}
            >
              {statementTexts.showBooking}
            </Button>
          </span>
        ) : null}
        {busy || choicesOf(finding).length === 0 ? null : (
          <StatementActions
            finding={finding}
            decision={decision}
            assigned={assigned}
            targets={targets}
            onDecide={(next) => onDecide({ finding, decision: next })}
            onAssign={({ bookingId }) => onAssign({ place, bookingId })}
          />
        )}
      </span>
    </li>
  );
}
