import type { CommunityData } from '@sorella/core/data-port';
import type { KnownLine, PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { matchStatement } from '@sorella/core/domain/payments/statement';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { readStatementLines, type StatementLine } from '@sorella/core/domain/payments/statement-lines';
import type { LineDecisions, StatementStep } from '@sorella/core/domain/payments/statement-plan';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { StatementCard } from '../../../admin/tools/StatementCard.tsx';
import { StatementOutcome } from '../../../admin/tools/StatementOutcome.tsx';
import { StatementPreview } from '../../../admin/tools/StatementPreview.tsx';
import * as css from '../../../admin/tools/tools.css.ts';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { useKeptFocus } from '../../../primitives/use-kept-focus.ts';
import { invalidate } from '../../../queries/invalidate.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../../runtime/app-services.ts';
import { useSession } from '../../session/index.ts';
import { keepPaymentTargets, readAllPages } from '../payment-targets.ts';
import { type LineOutcome, type LineOutcomes, recordStatement } from './record-statement.ts';

/** Why a file cannot be matched, besides a failed request. */
class StatementProblem extends Error {
  readonly notice: 'statement-unreadable' | 'statement-too-large';
  constructor(notice: StatementProblem['notice']) {
    super(notice);
    this.notice = notice;
  }
}

/** A statement as it was read, and what it can be matched with. */
interface ReadStatement {
  readonly fileName: string;
  readonly lines: readonly StatementLine[];
  readonly targets: readonly PaymentTarget[];
  /** Transactions that an admin set aside, and refunds that are recorded. */
  readonly aside: ReadonlySet<string>;
  readonly returned: ReadonlySet<string>;
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
  const [targets, known] = await Promise.all([
    readAllPages((page) => data.admin.listPaymentTargets(page)),
    readAllPages((page) => data.admin.listKnownLines(page)),
  ]);
  keepPaymentTargets(queries, targets);
  const ofState = (wanted: KnownLine['state']) =>
    new Set(known.flatMap(({ transaction, state }) => (state === wanted ? [transaction] : [])));
  return { fileName: file.name, lines, targets, aside: ofState('aside'), returned: ofState('returned') };
}

/** A statement with what was done about its lines, while nothing of it is recorded. */
interface OpenStatement {
  /** Whose it is: nobody else on the device is shown it. */
  readonly userId: string | undefined;
  readonly statement: ReadStatement;
  readonly assigned: ReadonlyMap<number, string>;
  readonly decisions: LineDecisions;
}

/** Kept as long as the page stands: half an hour of assigning outlives a look into another section. */
const openStatements = new WeakMap<AppServices, OpenStatement>();

/** What is carried out of a statement. */
interface Recording {
  readonly steps: readonly StatementStep[];
  readonly decisions: LineDecisions;
}

/** A statement that was carried out, as it is saved. */
interface Done {
  readonly fileName: string;
  readonly findings: readonly StatementFinding[];
  readonly targets: readonly PaymentTarget[];
  readonly decisions: LineDecisions;
  readonly outcomes: LineOutcomes;
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

function countsOf(outcomes: LineOutcomes) {
  const counts = new Map<LineOutcome, number>();
  for (const outcome of outcomes.values()) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => ({ outcome: statementTexts.outcomes[outcome], count }));
}

async function saveList(
  { fileName, findings, targets, decisions, outcomes }: Done,
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

const NOTHING_ASSIGNED: ReadonlyMap<number, string> = new Map();
const NOTHING_DECIDED: LineDecisions = new Map();

/** A PayPal statement on live data: chosen, read here, shown, and recorded once it is confirmed. */
export function StatementFlow({ onShowBooking }: StatementFlowProps) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const { session } = useSession();
  const queries = useQueryClient();
  const userId = session?.userId;
  const [opened, setOpened] = useState(() => {
    const open = openStatements.get(services);
    return open && open.userId === userId ? open : null;
  });
  const [assigned, setAssigned] = useState(opened?.assigned ?? NOTHING_ASSIGNED);
  const [decisions, setDecisions] = useState(opened?.decisions ?? NOTHING_DECIDED);
  const [done, setDone] = useState<Done | null>(null);
  const [recorded, setRecorded] = useState(0);
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => read(data, queries, file),
    onMutate: () => {
      setAssigned(NOTHING_ASSIGNED);
      setDecisions(NOTHING_DECIDED);
      setDone(null);
    },
    onError: (error) => {
      if (!(error instanceof StatementProblem)) reportFailure(services, error);
    },
  });
  const statement = reading.data ?? opened?.statement;
  const close = () => {
    reading.reset();
    setOpened(null);
  };
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
  const recording = useSingleMutation({
    networkMode: 'always',
    mutationFn: async ({ steps }: Recording) => {
      const outcomes = new Map<number, LineOutcome>();
      setRecorded(0);
      try {
        await recordStatement(data.admin, steps, (places, outcome) => {
          for (const place of places) outcomes.set(place, outcome);
          setRecorded(outcomes.size);
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
      if (statement) setDone({ ...statement, findings, decisions: carriedOut, outcomes });
      close();
    },
    onError: (error) => reportFailure(services, error),
    onSettled: () => invalidate(queries, 'booking'),
  });
  const isRecording = recording.isPending;
  useEffect(() => {
    if (statement && !isRecording) openStatements.set(services, { userId, statement, assigned, decisions });
    else openStatements.delete(services);
  }, [services, userId, statement, isRecording, assigned, decisions]);
  const isBegun = statement !== undefined && assigned.size + decisions.size > 0;
  useEffect(() => {
    if (!isRecording && !isBegun) return;
    // What is left of the file, or was done about its lines, would be dropped without a word.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRecording, isBegun]);
  const [isAskedToClose, setIsAskedToClose] = useState(false);
  useEffect(preloadQuestion, []);
  const save = (lines: Done) =>
    void saveList(lines, { email: session?.email, at: now() }).catch((error: unknown) => {
      notices.publish(noticeOf(adminNotices, 'export-failed'));
      reportFailure(services, error);
    });

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
          recorded={recorded}
          decided={decisions}
          onDecide={setDecisions}
          onAssign={({ place, bookingId }) => assign(place, bookingId)}
          onRecord={recording.mutate}
          onSave={(shown) => save({ ...statement, ...shown, findings, outcomes: new Map() })}
          onShowBooking={onShowBooking}
          onClose={() => (isBegun ? setIsAskedToClose(true) : close())}
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
              counts={countsOf(done.outcomes)}
              onSave={() => save(done)}
              onClose={() => setDone(null)}
            />
          ) : null}
        </div>
      )}
      <LazyQuestion
        open={isAskedToClose}
        title={statementTexts.closeTitle}
        description={statementTexts.closeBody}
        confirmLabel={statementTexts.close}
        cancelLabel={statementTexts.closeKeep}
        onCancel={() => setIsAskedToClose(false)}
        onConfirm={() => {
          setIsAskedToClose(false);
          close();
        }}
      />
    </div>
  );
}
