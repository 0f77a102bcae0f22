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
 * - `queued`: durably on this device, to be sent when it can be.
 * - `refused`: the server does not take it, and it is not kept.
 */
export type AdminClaimOutcome =
  | { type: 'granted' }
  | { type: 'queued' }
  | { type: 'refused'; code: DataErrorCode };

/**
 * Why the last claim came to nothing.
 *
 * - `taken`: somebody else was first.
 * - `restricted`: another account is the designated one.
 * - `unreached`: it could be neither sent nor stored.
 */
export type AdminClaimProblem = 'taken' | 'restricted' | 'unreached' | 'failed';

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
  /** It does not wait any more: sent, refused or given up. Who tells of it is the outbox. */
  | { type: 'claim.settle' };

/** What the machine tells its surroundings. */
export type AdminBootstrapEmitted =
  | NoticeEmitted
  /** The server made her an admin. */
  | { type: 'standing.granted' }
  /** What is known of admins is no longer true. */
  | { type: 'standing.changed' };
