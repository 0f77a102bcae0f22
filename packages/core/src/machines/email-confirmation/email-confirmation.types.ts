import type { ConfirmationLink } from '../../domain/account-links.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** Memory of the machine. */
export interface EmailConfirmationContext {
  /** What the page was opened with; in memory alone, so that a failed try can be repeated. */
  link: ConfirmationLink | null;
}

/** Everything the machine listens to. */
export type EmailConfirmationEvent =
  /** The page was opened; null when its address has nothing of a link. */
  | { type: 'link.open'; link: ConfirmationLink | null }
  /** She pressed 'Confirm my email', or 'Try again'. */
  | { type: 'confirmation.request' };

/** What the machine tells its surroundings. */
export type EmailConfirmationEmitted = NoticeEmitted;

/** What the page shows. */
export type EmailConfirmationView = 'loading' | 'waiting' | 'confirmed' | 'unanswered' | 'failed';
