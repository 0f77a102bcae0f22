import type { RecoveryLink } from '../../domain/account-links.ts';
import type { NewPassword } from '../../domain/new-password.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** Why the last try did not set the password; the link is still good. */
export type PasswordUpdateProblem = 'password-too-weak' | 'password-update-failed' | 'rate-limited';

/** Memory of the machine; never holds a password. */
export interface PasswordUpdateContext {
  /** What the page was opened with; in memory alone. */
  link: RecoveryLink | null;
  problem: PasswordUpdateProblem | null;
}

/** Everything the machine listens to. */
export type PasswordUpdateEvent =
  /** The page was opened; null when its address has nothing of a link. */
  | { type: 'link.open'; link: RecoveryLink | null }
  /** She pressed 'Update Password'. */
  | { type: 'password.submit'; form: NewPassword };

/** What the machine tells its surroundings. */
export type PasswordUpdateEmitted =
  | NoticeEmitted
  /** The password of this account is new, and all its sessions have ended. */
  | { type: 'password.updated'; email: string };

/** What the page shows. */
export type PasswordUpdateView = 'loading' | 'form' | 'updated' | 'expired' | 'link-missing';
