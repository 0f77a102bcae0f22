import type { DataErrorCode } from '../../data-port/errors.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** Who claims. */
export interface AdminBootstrapInput {
  userId: string;
}

/**
 * What became of a claim.
 *
 * - `granted`: she is an admin now.
 * - `queued`: durably on this device, to be sent when it can be; `connected` when it is the server that does
 *   not answer.
 * - `refused`: the server does not take it, and it is not kept.
 */
export type AdminClaimOutcome =
  | { type: 'granted' }
  | { type: 'queued'; connected: boolean }
  | { type: 'refused'; code: DataErrorCode };

/** Why the last claim came to nothing: the server's refusal, or that it was neither stored nor answered. */
export type AdminClaimProblem = DataErrorCode | 'unreached';

/** Memory of the machine. */
export interface AdminBootstrapContext extends AdminBootstrapInput {
  problem: AdminClaimProblem | null;
}

/** Everything the machine listens to. */
export type AdminBootstrapEvent =
  /** She pressed 'Become Admin'. */
  | { type: 'claim.make' }
  /** A claim of hers waits on this device, from before or from another tab. */
  | { type: 'claim.find' }
  /** It does not wait any more; null when nobody knows why. The outbox's reports are told where all of them are. */
  | { type: 'claim.settle'; outcome: Exclude<AdminClaimOutcome, { type: 'queued' }> | null };

/** What the machine tells its surroundings. */
export type AdminBootstrapEmitted =
  | NoticeEmitted
  /** An answer, or none: what is known of admins may no longer be true. */
  | { type: 'claim.ended'; outcome: 'granted' | AdminClaimProblem };
