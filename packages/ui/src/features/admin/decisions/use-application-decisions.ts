import { dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import type { Decision } from '@sorella/core/domain/entities/booking';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../queries/invalidate.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { useSession } from '../../session/index.ts';
import {
  type DecidedRow,
  type DecisionPanel,
  type DecisionReport,
  decisionFailureNotice,
  reportOf,
} from './decision-report.ts';
import { readDecidedAgain } from './read-decided-again.ts';
import { type UndoableDecisions, useUndoableDecisions } from './use-undoable-decisions.ts';

/** Milliseconds until a decision without an answer is sent again. */
const AGAIN_AFTER_MS = 1_000;

/** A decision about applications before it is sent. */
export interface DecidedApplications {
  readonly decision: Decision;
  readonly note: string | null;
  /** As they stood when it was decided. */
  readonly rows: readonly DecidedRow[];
}

/**
 * The one way in which an application is decided about, and the booking that waits with it, since either moves both
 * held back by the application's id, sent as one, and told in the words of the panel.
 *
 * @param queryKey - of the list: its rows stay as they were decided until it was read again.
 * @param onOutcome - what is told by no notice; null when there is nothing.
 */
export function useApplicationDecisions({
  panel,
  queryKey,
  onOutcome,
}: {
  panel: DecisionPanel;
  queryKey: QueryKey;
  onOutcome?: (outcome: DecisionReport['outcome']) => void;
}): UndoableDecisions<DecidedApplications> {
  const services = useAppServices();
  const { data, notices, device } = services;
  const queries = useQueryClient();
  const ownId = useSession().session?.userId;
  const decide = (input: Parameters<typeof data.admin.decideApplications>[0]) =>
    data.admin.decideApplications(input).catch(async (error: unknown) => {
      if (!isUnanswered(error) || !device.isOnline()) throw error;
      // The same decision again changes nothing and is answered alike: what had no answer may have arrived.
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      return data.admin.decideApplications(input);
    });
  return useUndoableDecisions<DecidedApplications>(async ({ ids, decided: { decision, note, rows } }) => {
    let failure: unknown;
    try {
      const answers = await decide({ applicationIds: ids, decision, notes: note });
      const report = reportOf({ panel, decision, answers, rows, ownId });
      for (const notice of report.notices) notices.publish(notice);
      onOutcome?.(report.outcome);
    } catch (error) {
      notices.publish(decisionFailureNotice(panel, error));
      reportFailure(services, error);
      if (dataErrorCode(error) === 'forbidden') invalidate(queries, 'admin');
      failure = error;
    }
    await readDecidedAgain(queries, queryKey, 'application', failure);
  });
}
