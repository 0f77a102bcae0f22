import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatMoney } from '@sorella/core/domain/events/money';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import type { LineDecision } from '@sorella/core/domain/payments/statement-plan';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { targetOf } from './statement-choice.ts';

/** Whose booking it is. */
export const memberOf = ({ member }: PaymentTarget): string =>
  member ? fullName(member) : commonTexts.unknownUser;

/** When its event is, in the event's own time. */
export const eventTimeOf = ({ event }: Pick<PaymentTarget, 'event'>): string =>
  formatDateTime(event.startTime, event.timeZone) ?? '';

/** Which event it is for: several dates may have one title. */
export const eventWordsOf = (target: Pick<PaymentTarget, 'event'>): string =>
  `${target.event.title}, ${eventTimeOf(target)}`;

/** The sum of a line, below zero for money that went out; empty where it is no amount. */
export function amountOf({ line: { amountCents, currency } }: StatementFinding): string {
  if (amountCents === null) return '';
  return `${amountCents < 0 ? '-' : ''}${formatMoney(Math.abs(amountCents), currency)}`;
}

function togetherWords({ places, recorded, line }: Extract<StatementFinding, { kind: 'together' }>): string {
  const lines = places.map((n) => fillText(statementTexts.togetherLine, { n }));
  const before = recorded.map(({ amountCents }) =>
    fillText(statementTexts.togetherBefore, { amount: formatMoney(amountCents, line.currency) }),
  );
  return fillText(statementTexts.togetherWith, { lines: [...lines, ...before].join(', ') });
}

/** Why a line is what it is; null where it fits. */
export function reasonOf(finding: StatementFinding): string | null {
  const target = targetOf(finding);
  if (finding.kind === 'fits') return target && target.byHandCents > 0 ? statementTexts.byHand : null;
  if (finding.kind === 'together') return togetherWords(finding);
  if (!('reason' in finding)) return null;
  const isRecorded = finding.kind === 'returned' && finding.reason === 'recorded';
  return fillText(statementTexts.reasons[isRecorded ? 'returned' : finding.reason], {
    awaited: target ? formatMoney(target.amountCents, target.currency) : '',
    currency: target?.currency ?? '',
    reference: target?.reference ?? '',
    amount: finding.kind === 'returned' ? formatMoney(finding.returnedCents, finding.line.currency) : '',
  });
}

/** What is done about a line, where it says more than a box that is ticked. */
export function decisionWords(
  finding: StatementFinding,
  decision: LineDecision,
  nameOf: (bookingId: string) => string,
): string | null {
  const { amountCents, currency } = finding.line;
  switch (decision.kind) {
    case 'accept':
      return fillText(statementTexts.willAccept, { reason: decision.reason });
    case 'ask': {
      const rest = (targetOf(finding)?.amountCents ?? 0) - (amountCents ?? 0);
      return fillText(statementTexts.willAsk, { amount: formatMoney(rest, currency) });
    }
    case 'split': {
      const parts = decision.parts.map((part) =>
        fillText(statementTexts.splitPart, {
          amount: formatMoney(part.amountCents, currency),
          name: nameOf(part.bookingId),
        }),
      );
      return fillText(statementTexts.willSplit, { parts: parts.join(', ') });
    }
    case 'aside':
      return statementTexts.willSetAside;
    case 'ours':
      return statementTexts.willBeOurs;
    default:
      return null;
  }
}
