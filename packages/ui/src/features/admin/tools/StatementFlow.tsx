import type { CommunityData } from '@sorella/core/data-port';
import type { MatchAnswer, PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { matchOf, matchStatement, type StatementFinding } from '@sorella/core/domain/payments/statement';
import { readStatementLines, type StatementLine } from '@sorella/core/domain/payments/statement-lines';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { StatementCard } from '../../../admin/tools/StatementCard.tsx';
import { StatementPreview } from '../../../admin/tools/StatementPreview.tsx';
import { useKeptFocus } from '../../../primitives/use-kept-focus.ts';
import { invalidate } from '../../../queries/invalidate.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** Matches that are recorded at once. */
const AT_ONCE = 100;

/** Why a file cannot be matched, besides a failed request. */
class StatementProblem extends Error {
  readonly notice: 'statement-unreadable' | 'statement-too-large';
  constructor(notice: StatementProblem['notice']) {
    super(notice);
    this.notice = notice;
  }
}

async function allTargets(admin: CommunityData['admin']): Promise<PaymentTarget[]> {
  const all: PaymentTarget[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await admin.listPaymentTargets(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

/** A statement as it was read, and what it can be matched with. */
interface ReadStatement {
  readonly fileName: string;
  readonly lines: readonly StatementLine[];
  readonly targets: readonly PaymentTarget[];
}

/** Reads a file on this device, and what the backend awaits; nothing of the file is sent. */
async function read(admin: CommunityData['admin'], file: File): Promise<ReadStatement> {
  const { rowsOfStatement, STATEMENT_MAX_BYTES, STATEMENT_MAX_LINES, textOfStatement } = await import(
    './statement-file.ts'
  );
  if (file.size > STATEMENT_MAX_BYTES) throw new StatementProblem('statement-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const lines = readStatementLines(rowsOfStatement(textOfStatement(bytes)));
  if (lines === null) throw new StatementProblem('statement-unreadable');
  if (lines.length > STATEMENT_MAX_LINES) throw new StatementProblem('statement-too-large');
  return { fileName: file.name, lines, targets: await allTargets(admin) };
}

/** Props of {@link StatementFlow}. */
export interface StatementFlowProps {
  /** Leads to a booking among the payments. */
  readonly onShowBooking: (reference: string) => void;
}

const NOTHING_ASSIGNED: ReadonlyMap<number, string> = new Map();

/** A PayPal statement on live data: chosen, read here, shown, and recorded once it is confirmed. */
export function StatementFlow({ onShowBooking }: StatementFlowProps) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [assigned, setAssigned] = useState(NOTHING_ASSIGNED);
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => read(data.admin, file),
    onMutate: () => setAssigned(NOTHING_ASSIGNED),
    onError: (error) => {
      if (!(error instanceof StatementProblem)) reportFailure(services, error);
    },
  });
  const recording = useSingleMutation({
    networkMode: 'always',
    mutationFn: async ({ findings }: { findings: readonly StatementFinding[] }) => {
      const matches = findings.flatMap((finding) => matchOf(finding) ?? []);
      const answers: MatchAnswer[] = [];
      try {
        for (let start = 0; start < matches.length; start += AT_ONCE)
          answers.push(...(await data.admin.recordPayments(matches.slice(start, start + AT_ONCE))));
      } catch (error) {
        notices.publish(noticeOf(adminNotices, 'payments-record-failed', { n: answers.length }));
        throw error;
      }
      return answers;
    },
    onSuccess: (answers) => {
      const n = answers.filter(({ verdict }) => verdict === 'accepted').length;
      const rest = answers.filter(({ verdict }) => verdict !== 'accepted' && verdict !== 'known').length;
      notices.publish(
        rest > 0
          ? noticeOf(adminNotices, 'payments-recorded-with-rest', { n, rest })
          : noticeOf(adminNotices, 'payments-recorded', { n }),
      );
      reading.reset();
    },
    onError: (error) => reportFailure(services, error),
    onSettled: () => invalidate(queries, 'booking'),
  });

  const statement = reading.data;
  const findings = useMemo(
    () => (statement ? matchStatement(statement.lines, statement.targets, assigned) : []),
    [statement, assigned],
  );
  const assign = (place: number, bookingId: string | null) => {
    const next = new Map(assigned);
    if (bookingId === null) next.delete(place);
    else next.set(place, bookingId);
    setAssigned(next);
  };
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({ part: () => root.current, next: () => root.current?.querySelector('button') });
  return (
    <div ref={root}>
      {statement ? (
        <StatementPreview
          fileName={statement.fileName}
          findings={findings}
          targets={statement.targets}
          assigned={assigned}
          busy={recording.isPending}
          onAssign={({ place, bookingId }) => assign(place, bookingId)}
          onRecord={recording.mutate}
          onShowBooking={onShowBooking}
          onClose={reading.reset}
        />
      ) : (
        <StatementCard
          busy={reading.isPending}
          problem={
            reading.error
              ? noticeOf(
                  adminNotices,
                  reading.error instanceof StatementProblem ? reading.error.notice : 'statement-failed',
                )
              : null
          }
          onChoose={(file) => reading.mutate(file)}
        />
      )}
    </div>
  );
}
