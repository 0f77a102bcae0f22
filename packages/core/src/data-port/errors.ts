/**
 * Everything that can go wrong behind the port, closed: an adapter maps whatever its backend says to one
 * of these, in one place, and a flow maps each to a notice.
 */
export const DATA_ERROR_CODES = [
  /** No answer at all: DNS, refused, aborted by the network. It may have been done all the same. */
  'network',
  /** The device had no connection when it was asked: nothing was sent. */
  'offline',
  /** No answer within the adapter's limit. */
  'timeout',
  /** The backend is up but cannot serve now (5xx). */
  'unavailable',
  /** The caller must sign in first. */
  'not-signed-in',
  /** The session is no longer accepted; signing in again helps. */
  'session-expired',
  /** Wrong e-mail or password. */
  'invalid-credentials',
  /** The address has not been confirmed yet. */
  'email-not-confirmed',
  /** The auth service itself says the address is registered. */
  'email-taken',
  /** The password does not satisfy the auth service. */
  'weak-password',
  /** The link was used already or is too old. */
  'link-expired',
  /** Too many requests. */
  'rate-limited',
  /** The rules of the database refuse it. */
  'forbidden',
  /** No such row, or not for the caller. */
  'not-found',
  /** The backend refuses the values themselves: unknown keys, malformed dates, out of range. */
  'invalid-input',
  /** Every seat is taken. */
  'event-full',
  /** The event has ended. */
  'event-over',
  /** The caller has a pending or approved application already. */
  'already-applied',
  /** There is no application to cancel or end. */
  'no-application',
  /** Approved or paid, and yet no active booking was found. */
  'no-active-booking',
  /** Someone decided the other way before. */
  'already-decided',
  /** Deleting needs a second, forcing step. */
  'event-has-paid-bookings',
  /** Fewer seats than approved applications. */
  'seats-below-approved',
  /** An event that costs credits names nobody to pay. */
  'paypal-username-required',
  /** An event's picture is neither stored nor on a site that pictures may be linked from. */
  'picture-refused',
  /** There is an admin already. */
  'admin-exists',
  /** The community would be without an admin. */
  'last-admin',
  /** Only the designated account may become the first admin. */
  'admin-restricted',
  /** The two share no event. */
  'not-messageable',
  /** The caller wrote as many messages as a minute holds. */
  'too-many-messages',
  /** The caller has as many coffee chats pending as one may. */
  'too-many-coffee-chats',
  /** The time that was chosen for a coffee chat has passed. */
  'coffee-chat-over',
  /** The caller applied for this event as often as an hour allows. */
  'too-many-applications',
  /** The caller made as many reports as a day allows. */
  'too-many-reports',
  /** The caller blocked and unblocked as often as an hour allows. */
  'too-many-blocks',
  /** The caller saved her profile as often as an hour allows. */
  'too-many-profile-edits',
  /** The caller said of one booking as often as an hour allows that it is paid, or is not. */
  'too-many-paid-statements',
  /** The caller asked one member for a coffee chat as often as a day allows, cancelled requests counted. */
  'too-many-coffee-chats-to-member',
  /** An organizer suspended the caller: she may read, and neither apply nor write nor ask. */
  'suspended',
  /** An admin switched this part of the community off. */
  'feature-off',
  /** The row was changed meanwhile. */
  'conflict',
  /** The file is larger than the bucket allows. */
  'file-too-large',
  /** The file is of a type the bucket refuses. */
  'unsupported-file',
  /** The answer is not of the agreed shape: backend and client disagree about versions. */
  'malformed-answer',
  /** Anything else; the message is for a log, not for a person. */
  'unexpected',
] as const;

/** See {@link DATA_ERROR_CODES}. */
export type DataErrorCode = (typeof DATA_ERROR_CODES)[number];

/** What another decided before. */
export interface StandingDecision {
  /** The state of the row, in the words of its table. */
  status: string;
  /** The admin; null when it was none, or her account is gone. */
  decidedBy: { id: string; firstName: string | null; lastName: string | null } | null;
  /** The member herself cancelled it. */
  byMember: boolean;
}

/** What an adapter knows about a failure besides its code. */
export interface DataErrorDetails {
  /** The backend's own words, where a text of the product shows them. */
  serverMessage?: string;
  /** Seconds to wait before trying again, for `rate-limited`. */
  retryAfterSeconds?: number;
  /** What stands there, for an admin whose decision came late. */
  decided?: StandingDecision;
  /** The original failure, for logs. */
  cause?: unknown;
}

/** The only thing a method of the port rejects with. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly decided: StandingDecision | undefined;

  constructor(code: DataErrorCode, details: DataErrorDetails = {}) {
    super(details.serverMessage ? `${code}: ${details.serverMessage}` : code, { cause: details.cause });
    this.code = code;
    this.serverMessage = details.serverMessage;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.decided = details.decided;
  }
}

/** Reads the code of whatever was thrown; anything that is not a {@link DataError} is 'unexpected'. */
export function dataErrorCode(thrown: unknown): DataErrorCode {
  return thrown instanceof DataError ? thrown.code : 'unexpected';
}

/** True for what nobody has foreseen: not a failure of the port at all, or one that even the port has no name for. */
export function isUnexpected(thrown: unknown): boolean {
  const code = dataErrorCode(thrown);
  return code === 'unexpected' || code === 'malformed-answer';
}

/** True where no answer came: nobody knows whether what was asked for has been done. */
export function isUnanswered(thrown: unknown): boolean {
  const code = dataErrorCode(thrown);
  return code === 'network' || code === 'timeout';
}

/** True where the connection itself is to be looked at. */
export function isConnectionDoubtful(thrown: unknown): boolean {
  const code = dataErrorCode(thrown);
  return code === 'network' || code === 'offline';
}

/** True for failures that say nothing about the request itself: trying again later may succeed. */
export function isConnectionFailure(thrown: unknown): boolean {
  const code = dataErrorCode(thrown);
  return isUnanswered(thrown) || code === 'offline' || code === 'unavailable';
}
