/**
 * Everything that can go wrong behind the port, closed: an adapter maps whatever its backend says to one
 * of these, in one place, and a flow maps each to a notice.
 */
export const DATA_ERROR_CODES = [
  /** No answer at all: offline, DNS, refused, aborted by the network. */
  'network',
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
  /** There is no application to cancel or decide. */
  'no-application',
  /** Approved or paid, and yet no active booking was found. */
  'no-active-booking',
  /** Someone decided the other way before. */
  'already-decided',
  /** Deleting needs a second, forcing step. */
  'event-has-paid-bookings',
  /** There is an admin already. */
  'admin-exists',
  /** Only the designated account may become the first admin. */
  'admin-restricted',
  /** The two share no event. */
  'not-messageable',
  /** The caller wrote as many messages as a minute holds. */
  'too-many-messages',
  /** The caller has as many coffee chats pending as one may. */
  'too-many-coffee-chats',
  /** The caller applied for this event as often as an hour allows. */
  'too-many-applications',
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
  /** Named by the port, not built yet. */
  'not-implemented',
  /** Anything else; the message is for a log, not for a person. */
  'unexpected',
] as const;

/** See {@link DATA_ERROR_CODES}. */
export type DataErrorCode = (typeof DATA_ERROR_CODES)[number];

/** What an adapter knows about a failure besides its code. */
export interface DataErrorDetails {
  /** The backend's own words, where a text of the product shows them. */
  serverMessage?: string;
  /** Seconds to wait before trying again, for `rate-limited`. */
  retryAfterSeconds?: number;
  /** The original failure, for logs. */
  cause?: unknown;
}

/** The only thing a method of the port rejects with. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: DataErrorCode, details: DataErrorDetails = {}) {
    super(details.serverMessage ? `${code}: ${details.serverMessage}` : code, { cause: details.cause });
    this.code = code;
    this.serverMessage = details.serverMessage;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Reads the code of whatever was thrown; anything that is not a {@link DataError} is 'unexpected'. */
export function dataErrorCode(thrown: unknown): DataErrorCode {
  return thrown instanceof DataError ? thrown.code : 'unexpected';
}

/** True for failures that say nothing about the request itself: trying again later may succeed. */
export function isConnectionFailure(thrown: unknown): boolean {
  const code = dataErrorCode(thrown);
  return code === 'network' || code === 'timeout' || code === 'unavailable';
}
