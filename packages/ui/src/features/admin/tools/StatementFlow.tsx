import type { CommunityData } from '@sorella/core/data-port';
import type { KnownLine } from '@sorella/core/domain/entities/payment-desk';
import { matchStatement } from '@sorella/core/domain/payments/statement';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { readStatementLines } from '@sorella/core/domain/payments/statement-lines';
import {
  isUndecided,
  type LineDecisions,
  type StatementStep,
} from '@sorella/core/domain/payments/statement-plan';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { StatementCard } from '../../../admin/tools/StatementCard.tsx';
import { StatementOutcome } from '../../../admin/tools/StatementOutcome.tsx';
import { StatementPreview } from '../../../admin/tools/StatementPreview.tsx';
import * as css from '../../../admin/tools/tools.css.ts';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { useKeptFocus } from '../../../primitives/use-kept-focus.ts';
import { invalidate } from '../../../queries/invalidate.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../../runtime/app-services.ts';
import { askBeforeSignOut, useSession } from '../../session/index.ts';
import { keepPaymentTargets, readAllPages } from '../payment-targets.ts';
import {
  type CarriedOut,
  isBegun,
  NO_STATEMENT,
  openStatementOf,
  type PaymentKnowledge,
  type ReadStatement,
} from './open-statement.ts';
import { type LineOutcome, recordStatement } from './record-statement.ts';

/** Why a file cannot be matched, besides a failed request. */
class StatementProblem extends Error {
  readonly notice: 'statement-unreadable' | 'statement-too-large';
  constructor(notice: StatementProblem['notice']) {
    super(notice);
    this.notice = notice;
  }
}

/** What the backend awaits, and what it knows of lines. */
async function readKnowledge(data: CommunityData, queries: QueryClient): Promise<PaymentKnowledge> {
  const [targets, known] = await Promise.all([
    readAllPages((page) => data.admin.listPaymentTargets(page)),
    readAllPages((page) => data.admin.listKnownLines(page)),
  ]);
  keepPaymentTargets(queries, targets);
  const ofState = (wanted: KnownLine['state']) =>
    new Set(known.flatMap(({ transaction, state }) => (state === wanted ? [transaction] : [])));
  return { targets, aside: ofState('aside'), returned: ofState('returned') };
}

/** Reads a file on this device, and what the backend awaits; nothing of the file is sent. */
async function read(data: CommunityData, queries: QueryClient, file: File): Promise<ReadStatement> {
  const { rowsOfStatement, STATEMENT_MAX_BYTES, STATEMENT_MAX_LINES, textOfStatement } = await import(
    './statement-file.ts'
  );
  if (file.size > STATEMENT_MAX_BYTES) throw new StatementProblem('statement-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const lines = readStatementLines(rowsOfStatement(textOfStatement(bytes)));
  if (lines === null) throw new StatementProblem('statement-unreadable');
  if (lines.length > STATEMENT_MAX_LINES) throw new StatementProblem('statement-too-large');
  return { fileName: file.name, lines, ...(await readKnowledge(data, queries)) };
}

/** Matches the open statement with what is known by now. */
async function lookAgain(services: AppServices, queries: QueryClient): Promise<void> {
  const open = openStatementOf(services);
  const { statement: before, recorded } = open.get();
  if (!before || recorded !== null) return;
  try {
    const known = await readKnowledge(services.data, queries);
    const { statement: still } = open.get();
    if (still?.lines === before.lines) open.set({ statement: { ...still, ...known } });
  } catch (error) {
    // What it was matched with before stands: the backend judges each line when it is recorded.
    reportFailure(services, error);
  }
}

/** What is carried out of a statement. */
interface Recording {
  readonly steps: readonly StatementStep[];
  readonly decisions: LineDecisions;
}

const SETTLED: ReadonlySet<LineOutcome> = new Set(['accepted', 'taken']);
const REFUND: ReadonlySet<LineOutcome> = new Set([
  'wrong-amount',
  'wrong-currency',
  'second-payment',
  'no-seat',
  'not-open',
]);

/** What was recorded, in a sentence; what was not is told with the lines. */
function recordedNotice(outcomes: readonly LineOutcome[]) {
  const n = outcomes.filter((outcome) => SETTLED.has(outcome)).length;
  const rest = outcomes.filter((outcome) => REFUND.has(outcome)).length;
  if (rest > 0) return noticeOf(adminNotices, 'payments-recorded-with-rest', { n, rest });
  return n > 0 || outcomes.length === 0
    ? noticeOf(adminNotices, 'payments-recorded', { n })
    : noticeOf(adminNotices, 'statement-carried-out', { n: outcomes.length });
}

function countsOf({ findings, decisions, outcomes }: CarriedOut) {
  const counts = new Map<LineOutcome, number>();
  for (const outcome of outcomes.values()) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const said = [...counts].map(([outcome, count]) => ({ outcome: statementTexts.outcomes[outcome], count }));
  const count = findings.filter(
    (finding) => !outcomes.has(finding.line.place) && isUndecided(finding, decisions),
  ).length;
  return count > 0 ? [...said, { outcome: statementTexts.outcomeUndecided, count }] : said;
}

async function saveList(
  { fileName, findings, targets, decisions, outcomes }: CarriedOut,
  taker: { readonly email: string | undefined; readonly at: number },
): Promise<void> {
  const [{ csvOf, exportName, saveFile }, { statementColumns }] = await Promise.all([
    import('./csv-file.ts'),
    import('./statement-list.ts'),
  ]);
  const name = exportName(['statement', fileName.replace(/\.[^.]*$/, '')], taker.email, taker.at);
  const columns = statementColumns(decisions, outcomes, targets);
  saveFile({ name, type: 'text/csv;charset=utf-8', text: csvOf(columns, findings) });
}

/** Props of {@link StatementFlow}. */
export interface StatementFlowProps {
  /** Leads to a booking among the payments. */
  readonly onShowBooking: (reference: string) => void;
}

/** Of the tools that stand below. */
const isOfMoney = ([subject, name]: readonly unknown[]) =>
  subject === 'admin-tools' && (name === 'payments' || name === 'money');

/** Carries out what was decided about the lines, once, whichever page it was begun on. */
function useRecording(userId: string | undefined, findings: readonly StatementFinding[]) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const open = openStatementOf(services);
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ steps }: Recording) => {
      const outcomes = new Map<number, LineOutcome>();
      open.set({ recorded: 0 });
      try {
        await recordStatement(data.admin, steps, (places, outcome) => {
          for (const place of places) outcomes.set(place, outcome);
          open.set({ recorded: outcomes.size });
        });
      } catch (error) {
        notices.publish(noticeOf(adminNotices, 'payments-record-failed', { n: outcomes.size }));
        throw error;
      }
      // The sums and lists below are read before it is said that all is recorded.
      await queries.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isOfMoney(queryKey) });
      return outcomes;
    },
    onSuccess: (outcomes, { decisions: carriedOut }) => {
      notices.publish(recordedNotice([...outcomes.values()]));
      // Who has signed out meanwhile has left nothing.
      const still = open.get().statement;
      const done = still && { ...still, findings, decisions: carriedOut, outcomes };
      open.set({ ...NO_STATEMENT, userId, done });
    },
    onError: (error) => {
      open.set({ recorded: null });
      reportFailure(services, error);
      void lookAgain(services, queries);
    },
    onSettled: () => invalidate(queries, 'booking'),
  });
}

/** A PayPal statement on live data: chosen, read here, shown, and recorded once it is confirmed. */
export function StatementFlow({ onShowBooking }: StatementFlowProps) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const { session } = useSession();
  const queries = useQueryClient();
  const userId = session?.userId;
  const open = openStatementOf(services);
  const kept = useSyncExternalStore(open.subscribe, open.get, open.get);
  const { statement, assigned, decisions, recorded, done } = kept.userId === userId ? kept : NO_STATEMENT;
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => read(data, queries, file),
    onMutate: () => open.set(NO_STATEMENT),
    onSuccess: (found) => open.set({ ...NO_STATEMENT, userId, statement: found }),
    onError: (error) => {
      if (!(error instanceof StatementProblem)) reportFailure(services, error);
    },
  });
  const findings = useMemo(
    () =>
      statement
        ? matchStatement(statement.lines, statement.targets, {
            assigned,
            aside: statement.aside,
            returned: statement.returned,
          })
        : [],
    [statement, assigned],
  );
  const isRecording = recorded !== null;
  // Bookings were decided meanwhile, perhaps, and lines recorded.
  useEffect(() => void lookAgain(services, queries), [services, queries]);
  const recording = useRecording(userId, findings);
  const [asked, setAsked] = useState<'close' | 'sign-out' | null>(null);
  useEffect(preloadQuestion, []);
  const wouldLose = statement !== null && isBegun(kept);
  useEffect(
    () => (wouldLose ? askBeforeSignOut(services, () => setAsked('sign-out')) : undefined),
    [services, wouldLose],
  );
  const save = (lines: CarriedOut) =>
    void saveList(lines, { email: session?.email, at: now() }).catch((error: unknown) => {
      notices.publish(noticeOf(adminNotices, 'export-failed'));
      reportFailure(services, error);
    });

  const assign = (place: number, bookingId: string | null) => {
    const next = new Map(assigned);
    if (bookingId === null) next.delete(place);
    else next.set(place, bookingId);
    open.set({ assigned: next });
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
          busy={isRecording}
          recorded={recorded ?? 0}
          decided={decisions}
          onDecide={(next) => open.set({ decisions: next })}
          onAssign={({ place, bookingId }) => assign(place, bookingId)}
          onRecord={(plan) => {
            // Under way once, whichever page it was begun on.
            if (open.get().recorded === null) recording.mutate(plan);
          }}
          onSave={(shown) => save({ ...statement, ...shown, findings, outcomes: new Map() })}
          onShowBooking={onShowBooking}
          onClose={() => (wouldLose ? setAsked('close') : open.set(NO_STATEMENT))}
        />
      ) : (
        <div className={css.stack}>
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
          {done ? (
            <StatementOutcome
              fileName={done.fileName}
              counts={countsOf(done)}
              onSave={() => save(done)}
              onClose={() => open.set({ done: null })}
            />
          ) : null}
        </div>
      )}
      <LazyQuestion
        open={asked !== null}
        title={asked === 'sign-out' ? statementTexts.signOutTitle : statementTexts.closeTitle}
        description={statementTexts.closeBody}
        confirmLabel={asked === 'sign-out' ? shellTexts.signOut : statementTexts.close}
        cancelLabel={asked === 'sign-out' ? statementTexts.signOutKeep : statementTexts.closeKeep}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          open.set(NO_STATEMENT);
          if (asked === 'sign-out') services.session.send({ type: 'session.end' });
        }}
      />
    </div>
  );
}
