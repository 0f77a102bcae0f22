import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { decisionOf, type LineDecisions } from '@sorella/core/domain/payments/statement-plan';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { targetOf } from '../../../admin/tools/statement-choice.ts';
import { decisionWords, eventTimeOf, memberOf, reasonOf } from '../../../admin/tools/statement-words.ts';
import type { ExportColumn } from './csv-file.ts';
import { inEuros } from './export-values.ts';
import type { LineOutcomes } from './record-statement.ts';

const DONE = {
  record: 'Record',
  together: 'Take together',
  return: 'Record the refund',
  leave: 'Leave',
} as const;

/** The lines of a statement as a file: what each is, what was decided about it, and what became of it. */
export function statementColumns(
  decisions: LineDecisions,
  outcomes: LineOutcomes,
  targets: readonly PaymentTarget[],
): readonly ExportColumn<StatementFinding>[] {
  const byId = new Map(targets.map((target) => [target.bookingId, target]));
  const nameOf = (bookingId: string) => {
    const target = byId.get(bookingId);
    return target ? memberOf(target) : commonTexts.unknownUser;
  };
  const decided = (finding: StatementFinding) => {
    const decision = decisionOf(finding, decisions);
    const { kind } = decision;
    const isPlain = kind === 'record' || kind === 'together' || kind === 'return' || kind === 'leave';
    return isPlain ? DONE[kind] : decisionWords(finding, decision, nameOf);
  };
  const outcomeOf = ({ line }: StatementFinding) => outcomes.get(line.place) ?? 'left';
  return [
    { header: 'Line', value: ({ line }) => line.place },
    { header: 'Date', value: ({ line }) => line.paidOn ?? line.date },
    { header: 'Name', value: ({ line }) => line.name },
    { header: 'Amount', value: ({ line }) => inEuros(line.amountCents) },
    { header: 'Fee', value: ({ line }) => inEuros(line.feeCents) },
    { header: 'Currency', value: ({ line }) => line.currency },
    { header: 'Transaction', value: ({ line }) => line.transaction },
    { header: 'Note', value: ({ line }) => line.note },
    { header: 'Is', value: ({ kind }) => statementTexts[kind] },
    { header: 'Why', value: reasonOf },
    { header: 'Reference', value: (finding) => targetOf(finding)?.reference ?? null },
    {
      header: 'Member',
      value: (finding) => {
        const target = targetOf(finding);
        return target && memberOf(target);
      },
    },
    { header: 'Event', value: (finding) => targetOf(finding)?.event.title ?? null },
    {
      header: 'Event starts',
      value: (finding) => {
        const target = targetOf(finding);
        return target && eventTimeOf(target);
      },
    },
    { header: 'Decision', value: decided },
    ...(outcomes.size > 0
      ? [
          {
            header: 'What became of it',
            value: (finding: StatementFinding) => statementTexts.outcomes[outcomeOf(finding)],
          },
        ]
      : []),
  ];
}
