import type { Session } from '../../data-port/community-data.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** What the sign-in page says above the form after a failed try. */
export type SignInProblem =
  | 'fields-required'
  | 'invalid-credentials'
  | 'email-not-confirmed'
  | 'network'
  | 'link-expired'
  | 'other';

/** Memory of the machine; never holds a password. */
export interface SessionContext {
  session: Session | null;
  /** Why the last try to sign in failed; null when there is nothing to say. */
  problem: SignInProblem | null;
}

/** What a member types on the sign-in page. */
export interface Credentials {
  email: string;
  password: string;
}

/** Everything the machine listens to. */
export type SessionEvent =
  /** She pressed the sign-in button. */
  | { type: 'credentials.submit'; credentials: Credentials }
  /** She pressed 'Sign Out'. */
  | { type: 'session.end' }
  /** The auth service or another tab reports a session. */
  | { type: 'session.began'; session: Session }
  /** The access token was renewed. */
  | { type: 'session.renewed'; session: Session }
  /** The auth service or another tab reports that there is no session any more. */
  | { type: 'session.ended' }
  /** A request was refused because the session is no longer accepted. */
  | { type: 'session.refused' }
  /** The connection is back: look again. */
  | { type: 'connection.resumed' };

/** What the machine tells its surroundings. */
export type SessionEmitted =
  | NoticeEmitted
  /** Someone just signed in here: go to where she wanted to go. */
  | { type: 'session.opened'; userId: string }
  /** Nobody is signed in any more: forget what was read. */
  | { type: 'session.closed' };
