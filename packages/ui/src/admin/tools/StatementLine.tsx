import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatMoney } from '@sorella/core/domain/events/money';
import { matchOf, type StatementFinding } from '@sorella/core/domain/payments/statement';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import { targetOf } from './statement-choice.ts';
import { TargetPicker } from './TargetPicker.tsx';
import * as css from './tools.css.ts';

/** Props of {@link StatementLine}. */
export interface StatementLineProps {
  readonly finding: StatementFinding;
  /** It is recorded with the others. */
  readonly chosen: boolean;
  /** An admin has assigned it to its booking. */
  readonly assigned: boolean;
  /** Nothing can be changed while it is recorded. */
  readonly busy: boolean;
  /** Bookings that it can be assigned to. */
  readonly targets: readonly PaymentTarget[];
  readonly onChoose: (details: { place: number; chosen: boolean }) => void;
  /** Null takes the assignment back. */
  readonly onAssign: (details: { place: number; bookingId: string | null }) => void;
  readonly onShowBooking: (reference: string) => void;
}

const memberOf = ({ member }: PaymentTarget) => (member ? fullName(member) : commonTexts.unknownUser);

function amountOf({ line: { amountCents, currency } }: StatementFinding): string {
  if (amountCents === null) return '';
  return `${amountCents < 0 ? '-' : ''}${formatMoney(Math.abs(amountCents), currency)}`;
}

function reasonOf(finding: StatementFinding): string | null {
  const target = targetOf(finding);
  if (finding.kind === 'fits') return target && target.byHandCents > 0 ? statementTexts.byHand : null;
  if (!('reason' in finding)) return null;
  const isRecorded = finding.kind === 'returned' && finding.reason === 'recorded';
  return fillText(statementTexts.reasons[isRecorded ? 'returned' : finding.reason], {
    awaited: target ? formatMoney(target.amountCents, target.currency) : '',
    currency: target?.currency ?? '',
    reference: target?.reference ?? '',
    amount: finding.kind === 'returned' ? formatMoney(finding.returnedCents, finding.line.currency) : '',
  });
}

function toneOf(finding: StatementFinding): 'bad' | 'warn' | 'neutral' {
  if (finding.kind === 'returned') return finding.holdsSeat ? 'bad' : 'warn';
  return finding.kind === 'differs' || finding.kind === 'proposed' ? 'warn' : 'neutral';
}

const isAssignable = ({ kind }: StatementFinding) =>
  kind === 'unknown' || kind === 'proposed' || kind === 'differs';

/** One line of a statement: who paid, how much, what for, and whether it is recorded. */
export function StatementLine({
  finding,
  chosen,
  assigned,
  busy,
  targets,
  onChoose,
  onAssign,
  onShowBooking,
}: StatementLineProps) {
  const [assigning, setAssigning] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useKeptFocus({ part: () => row.current, next: () => row.current?.querySelector('button, input') });
  const { line } = finding;
  const { place } = line;
  const amount = amountOf(finding);
  const reason = reasonOf(finding);
  const target = targetOf(finding);
  const about = { n: place, name: line.name, amount };
  return (
    <li ref={row} className={css.statementLine}>
      <span className={css.statementPayer}>
        {matchOf(finding) && !busy ? (
          <Checkbox checked={chosen} onCheckedChange={(next) => onChoose({ place, chosen: next })}>
            <VisuallyHidden>{fillText(statementTexts.chooseLine, about)}</VisuallyHidden>
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
              {target.event.title} · {target.reference}
            </span>
          </span>
        ) : null}
        {reason === null ? null : <Badge tone={toneOf(finding)}>{reason}</Badge>}
        {assigned ? <span className={table.soft}>{statementTexts.assigned}</span> : null}
        {busy || assigning ? null : (
          <span className={table.buttons}>
            {finding.kind === 'returned' && finding.holdsSeat && target ? (
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
            ) : null}
            {assigned ? (
              <Button size="small" variant="quiet" onPress={() => onAssign({ place, bookingId: null })}>
                {statementTexts.unassign}
              </Button>
            ) : isAssignable(finding) ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={fillText(statementTexts.assignLine, about)}
                onPress={() => setAssigning(true)}
              >
                {statementTexts.assign}
              </Button>
            ) : null}
          </span>
        )}
        {assigning ? (
          <TargetPicker
            place={place}
            search={line.name}
            targets={targets}
            onPick={({ bookingId }) => {
              setAssigning(false);
              onAssign({ place, bookingId });
            }}
            onCancel={() => setAssigning(false)}
          />
        ) : null}
      </span>
    </li>
  );
}
