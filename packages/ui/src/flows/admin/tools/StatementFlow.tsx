import type { CommunityData } from '@sorella/core/data-port';
import {
  type MatchAnswer,
  matchOf,
  matchStatement,
  type PaymentTarget,
  readStatementLines,
  type StatementFinding,
} from '@sorella/core/domain';
import { adminNotices, noticeOf } from '@sorella/core/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { StatementCard } from '../../../admin/tools/StatementCard.tsx';
import { StatementPreview } from '../../../admin/tools/StatementPreview.tsx';
import { useKeptFocus } from '../../../primitives/use-kept-focus.ts';
import { invalidate } from '../../live/invalidate.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useSingleMutation } from '../../runtime/use-single-mutation.ts';

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

/** Reads a file on this device and joins it to what the backend awaits; nothing of the file is sent. */
async function match(admin: CommunityData['admin'], file: File): Promise<readonly StatementFinding[]> {
  const { rowsOfStatement, STATEMENT_MAX_BYTES, STATEMENT_MAX_LINES, textOfStatement } = await import(
    './statement-file.ts'
  );
  if (file.size > STATEMENT_MAX_BYTES) throw new StatementProblem('statement-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const lines = readStatementLines(rowsOfStatement(textOfStatement(bytes)));
  if (lines === null) throw new StatementProblem('statement-unreadable');
  if (lines.length > STATEMENT_MAX_LINES) throw new StatementProblem('statement-too-large');
  return matchStatement(lines, await allTargets(admin));
}

/** A PayPal statement on live data: chosen, read here, shown, and recorded once it is confirmed. */
export function StatementFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => ({ fileName: file.name, findings: await match(data.admin, file) }),
    onError: (error) => {
      if (!(error instanceof StatementProblem)) reportFailure(services, error);
    },
  });
  const recording = useSingleMutation({
    networkMode: 'always',
    mutationFn: async ({
      findings,
      withOthers,
    }: {
      findings: readonly StatementFinding[];
      withOthers: boolean;
    }) => {
      const matches = findings
        .filter(({ kind }) => kind === 'fits' || withOthers)
        .flatMap((finding) => matchOf(finding) ?? []);
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

  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({ part: () => root.current, next: () => root.current?.querySelector('button') });
  return (
    <div ref={root}>
      {reading.data ? (
        <StatementPreview
          fileName={reading.data.fileName}
          findings={reading.data.findings}
          busy={recording.isPending}
          onRecord={({ withOthers }) => recording.mutate({ findings: reading.data.findings, withOthers })}
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
