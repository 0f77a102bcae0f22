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
  /** When the session may be refreshed by hand again, in ms since 1970; null when it may. */
  refreshableAt: number | null;
  /** It was heard that the session ended, while the answer to a renewal is on its way. */
  endedMeanwhile: boolean;
  now: SessionInput['now'];
}

/** What the machine is given. */
export interface SessionInput {
  /** Milliseconds since 1970. */
  now(): number;
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
  /** She pressed 'Refresh session'. */
  | { type: 'session.refresh' }
  /** She pressed 'Try again' on the expired-session notice. */
  | { type: 'session.retry' }
  /** The auth service or another tab reports a session. */
  | { type: 'session.began'; session: Session }
  /** The access token was renewed. */
  | { type: 'session.renewed'; session: Session }
  /** The auth service or another tab reports that there is no session any more. */
  | { type: 'session.ended' }
  /** The auth service did not renew the session: it is over, and nobody signed out. */
  | { type: 'session.lapsed' }
  /** A request was refused for its access token: that is over, the session need not be. */
  | { type: 'session.refused' }
  /** The connection is back: look again. */
  | { type: 'connection.resumed' };

/** What the machine tells its surroundings. */
export type SessionEmitted =
  | NoticeEmitted
  /** Somebody is signed in now: by the form, by a valid stored session, or in another tab. */
  | { type: 'session.opened'; session: Session }
  /** Whoever was signed in is not any more: forget what was read. */
  | { type: 'session.closed' }
  /** Requests were refused and would not be any more: the session has a new access token. Ask again. */
  | { type: 'session.recovered' }
  /** The network did not answer: is the connection gone? */
  | { type: 'connection.doubted' };
