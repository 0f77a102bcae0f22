import { dataErrorCode } from '@sorella/core/data-port';
import type { AdminApplication, DecisionAnswer } from '@sorella/core/domain/entities/admin';
import type { Decision } from '@sorella/core/domain/entities/booking';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { bookingNotices } from '@sorella/core/notices/booking.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { applicationsPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { decidedStatusTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import type { DecisionOutcomeProps } from '../../../admin/tools/DecisionOutcome.tsx';
import { decidedStatus, lateNotice } from './late-decision-notice.ts';

/** Where an application is decided about: by itself, or by the booking that waits with it. */
export type DecisionPanel = 'applications' | 'bookings';

/** Whom and what a decision is about, as it stood then. */
export type DecidedRow = Pick<AdminApplication, 'id' | 'eventId' | 'member'> & {
  readonly event: Pick<AdminApplication['event'], 'title'>;
};

/** What became of a decision about one application. */
type Became =
  /** It stands as it was decided here. */
  | 'done'
  /** Another admin had decided the same. */
  | 'done-before'
  /** It stands the other way, by another admin or by a payment. */
  | 'decided-before'
  /** Its member had cancelled. */
  | 'cancelled-before'
  /** No seat was left: it waits on. */
  | 'full'
  | 'gone';

/** An answer in the words that both panels share; `ownId` is the admin's. */
function becameOf({ verdict, decidedBy, byMember }: DecisionAnswer, ownId: string | undefined): Became {
  if (verdict === 'event-full') return 'full';
  if (verdict === 'no-application') return 'gone';
  if (verdict === 'already-decided') return byMember ? 'cancelled-before' : 'decided-before';
  // What had no answer is sent again, and finds what it has done itself.
  return verdict === 'unchanged' && decidedBy && decidedBy.id !== ownId ? 'done-before' : 'done';
}

/** What each panel says, as it is specified (R-366, R-367, R-369; ). */
const PANELS = {
  bookings: {
    done: (decision: Decision) =>
      noticeOf(adminNotices, decision === 'approve' ? 'booking-approved' : 'booking-denied'),
    failed: noticeOf(adminNotices, 'decision-failed'),
    /** What happened may stand for it, where that says more. */
    isSpecific: true,
  },
  applications: {
    done: (decision: Decision, n: number) => {
      const status =
        decision === 'approve' ? applicationsPanelTexts.statusApproved : applicationsPanelTexts.statusDenied;
      return n === 1
        ? noticeOf(adminNotices, 'application-status-updated', { status })
        : noticeOf(adminNotices, 'applications-decided', { n, status });
    },
    failed: noticeOf(adminNotices, 'application-update-failed'),
    isSpecific: false,
  },
} as const;

/** The notice for a decision that has no answers: the request failed. */
export function decisionFailureNotice(panel: DecisionPanel, error: unknown): FilledNotice {
  const { failed, isSpecific } = PANELS[panel];
  const code = dataErrorCode(error);
  const saysLittle = code === 'unexpected' || code === 'unavailable';
  return isSpecific && !saysLittle ? changeFailureNotice(error) : changeFailureNotice(error, failed);
}

/** The notice about one application whose decision was not carried out, or was not needed. */
function leftNotice(became: Exclude<Became, 'done'>, answer: DecisionAnswer): FilledNotice {
  const status = decidedStatus(answer.applicationStatus ?? '');
  if (became === 'full') return noticeOf(bookingNotices, 'event-full');
  if (became === 'gone') return noticeOf(adminNotices, 'already-decided');
  if (became === 'done-before')
    return noticeOf(adminNotices, 'decided-alike-by', { admin: fullName(answer.decidedBy), status });
  return lateNotice({ ...answer, status: answer.applicationStatus ?? '' });
}

/** The same about many, as the note that stays on the page. */
function outcomeOf(
  left: readonly { became: Exclude<Became, 'done'>; answer: DecisionAnswer }[],
  rows: readonly DecidedRow[],
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const full = new Map<string, { event: string; count: number }>();
  const other: DecisionOutcomeProps['other'][number][] = [];
  let gone = 0;
  for (const { became, answer } of left) {
    const row = byId.get(answer.applicationId);
    if (became === 'gone') gone += 1;
    else if (row && became === 'full') {
      const { count = 0 } = full.get(row.eventId) ?? {};
      full.set(row.eventId, { event: row.event.title, count: count + 1 });
    } else if (row)
      other.push({
        name: fullName(row.member),
        admin: answer.decidedBy && fullName(answer.decidedBy),
        status: answer.applicationStatus ? decidedStatusTexts[answer.applicationStatus] : '',
        byMember: answer.byMember,
      });
  }
  return full.size + other.length + gone === 0 ? null : { full: [...full.values()], other, gone };
}

/** What is told of a decision: in notices, and in a note that stays until it is dismissed. */
export interface DecisionReport {
  readonly notices: readonly FilledNotice[];
  readonly outcome: Omit<DecisionOutcomeProps, 'onDismiss'> | null;
}

/** What several decisions did not do, until it is dismissed; null when all of them did everything. */
export function joinOutcomes(
  before: DecisionReport['outcome'],
  next: DecisionReport['outcome'],
): DecisionReport['outcome'] {
  if (before === null || next === null) return next ?? before;
  const full = Map.groupBy([...before.full, ...next.full], ({ event }) => event);
  return {
    full: [...full].map(([event, own]) => ({ event, count: own.reduce((sum, { count }) => sum + count, 0) })),
    other: [
      ...before.other.filter(({ name }) => !next.other.some((later) => later.name === name)),
      ...next.other,
    ],
    gone: before.gone + next.gone,
  };
}

/** Puts the answers to a decision into the words of its panel. */
export function reportOf({
  panel,
  decision,
  answers,
  rows,
  ownId,
}: {
  panel: DecisionPanel;
  decision: Decision;
  answers: readonly DecisionAnswer[];
  rows: readonly DecidedRow[];
  ownId: string | undefined;
}): DecisionReport {
  const left = answers.flatMap((answer) => {
    const became = becameOf(answer, ownId);
    return became === 'done' ? [] : [{ became, answer }];
  });
  const n = answers.length - left.length;
  const done = n > 0 ? [PANELS[panel].done(decision, n)] : [];
  // A booking is decided by itself, so that a notice has room for what became of it.
  return panel === 'bookings'
    ? { notices: [...done, ...left.map(({ became, answer }) => leftNotice(became, answer))], outcome: null }
    : { notices: done, outcome: outcomeOf(left, rows) };
}
