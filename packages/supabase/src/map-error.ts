import { DATA_ERROR_CODES, DataError, type DataErrorCode } from '@sorella/core/data-port';

/** Fixed messages that the database raises (errcode P0001) and what they mean to the port. */
const RAISED: Record<string, DataErrorCode> = {
  EVENT_FULL: 'event-full',
  EVENT_OVER: 'event-over',
  EVENT_NOT_FOUND: 'not-found',
  NOT_FOUND: 'not-found',
  NO_APPLICATION: 'no-application',
  NOBODY_TO_TELL: 'no-application',
  NO_ACTIVE_BOOKING: 'no-active-booking',
  ALREADY_DECIDED: 'already-decided',
  PAYMENT_REFERENCE_USED: 'already-decided',
  EVENT_HAS_PAID_BOOKINGS: 'event-has-paid-bookings',
  PAYPAL_USERNAME_REQUIRED: 'paypal-username-required',
  PICTURE_REFUSED: 'picture-refused',
  ADMIN_EXISTS: 'admin-exists',
  LAST_ADMIN: 'last-admin',
  ADMIN_RESTRICTED: 'admin-restricted',
  NOT_MESSAGEABLE: 'not-messageable',
  TOO_MANY_IDS: 'invalid-input',
  TOO_MANY_MESSAGES: 'too-many-messages',
  TOO_MANY_COFFEE_CHATS: 'too-many-coffee-chats',
  TOO_MANY_APPLICATIONS: 'too-many-applications',
  COFFEE_CHAT_NOT_FOUND: 'not-found',
  COFFEE_CHAT_OVER: 'coffee-chat-over',
  TOO_MANY_REPORTS: 'too-many-reports',
  TOO_MANY_BLOCKS: 'too-many-blocks',
  TOO_MANY_PROFILE_EDITS: 'too-many-profile-edits',
  TOO_MANY_PAID_STATEMENTS: 'too-many-paid-statements',
  TOO_MANY_COFFEE_CHATS_TO_MEMBER: 'too-many-coffee-chats-to-member',
  SUSPENDED: 'suspended',
  FEATURE_OFF: 'feature-off',
  CONFLICT: 'conflict',
};

/** What the auth service calls its failures. */
const AUTH: Record<string, DataErrorCode> = {
  invalid_credentials: 'invalid-credentials',
  email_not_confirmed: 'email-not-confirmed',
  user_already_exists: 'email-taken',
  email_exists: 'email-taken',
  weak_password: 'weak-password',
  same_password: 'weak-password',
  over_email_send_rate_limit: 'rate-limited',
  over_request_rate_limit: 'rate-limited',
  otp_expired: 'link-expired',
  flow_state_expired: 'link-expired',
  flow_state_not_found: 'link-expired',
  bad_code_verifier: 'link-expired',
  // The link was asked for on another device, which keeps the other half of the code.
  pkce_code_verifier_not_found: 'link-expired',
  session_not_found: 'session-expired',
  session_expired: 'session-expired',
  refresh_token_not_found: 'session-expired',
  refresh_token_already_used: 'session-expired',
  bad_jwt: 'session-expired',
  user_not_found: 'session-expired',
  email_address_invalid: 'invalid-input',
  validation_failed: 'invalid-input',
};

/** Older auth servers say it in words only; the two duplicate texts are from the specification. */
const AUTH_WORDS: [RegExp, DataErrorCode][] = [
  [/invalid login credentials/i, 'invalid-credentials'],
  [/email not confirmed/i, 'email-not-confirmed'],
  [/user already registered|email address is already registered/i, 'email-taken'],
  [/rate limit/i, 'rate-limited'],
  [/refresh token/i, 'session-expired'],
  [/expired|otp/i, 'link-expired'],
];

interface Failure {
  code: string;
  message: string;
  name: string;
  status: number | undefined;
}

function read(thrown: unknown, status: number | undefined): Failure {
  const source = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const text = (key: string) => {
    const value: unknown = Reflect.get(source, key);
    return typeof value === 'string' ? value : '';
  };
  // Storage answers most refusals with 400 and writes in the body what it means.
  const stated: unknown = Reflect.get(source, 'statusCode');
  const meant = typeof stated === 'string' ? Number(stated) : Number.NaN;
  const number: unknown = Number.isNaN(meant) ? Reflect.get(source, 'status') : meant;
  return {
    code: text('code'),
    message: text('message'),
    name: text('name'),
    status: typeof number === 'number' && !Number.isNaN(number) ? number : status,
  };
}

const SQLSTATE_CLASSES: [RegExp, DataErrorCode][] = [
  [/^23505$/, 'conflict'],
  [/^23503$/, 'not-found'],
  [/^(21|22|23)/, 'invalid-input'],
  [/^PGRST(100|102|103|108|118|2\d\d)$/, 'invalid-input'],
  [/^42(703|883|P01|601|804)$/, 'invalid-input'],
  [/^(53|57P|08|40|PGRST00)/, 'unavailable'],
];

/** The auth client calls everything a failed fetch that is not a refusal; only its words tell them apart. */
function unanswered(message: string, status: number): DataErrorCode {
  if (status >= 500) return 'unavailable';
  if (/timeout/i.test(message)) return 'timeout';
  if (message === 'offline') return 'offline';
  return /\bJSON\b/.test(message) ? 'malformed-answer' : 'network';
}

/** A DataError that went through a library, which kept its words only. */
const ownCode = (message: string) =>
  DATA_ERROR_CODES.find((own) => own === /^DataError: ([a-z-]+)/.exec(message)?.[1]);

function codeOf(failure: Failure, signedIn: boolean): DataErrorCode {
  const { code, message, name, status } = failure;
  const own = ownCode(message);
  if (own) return own;
  if (name === 'TimeoutError' || message.startsWith('TimeoutError')) return 'timeout';
  if (code === 'P0001') return RAISED[message] ?? 'unexpected';
  if (code === '23505' && message.includes('event_applications_one_active')) return 'already-applied';
  if (code === '23514' && message.includes('events_seats_within_capacity')) return 'seats-below-approved';
  if (code === '42501') return signedIn ? 'forbidden' : 'not-signed-in';
  if (code === 'PGRST301' || code === 'PGRST303') return 'session-expired';
  if (code === 'PGRST116') return 'not-found';
  if (status === 429) return 'rate-limited';
  // A refresh token that is not even well formed.
  if (code === 'validation_failed' && /refresh token/i.test(message)) return 'session-expired';
  const auth = AUTH[code];
  if (auth) return auth;
  if (name === 'AuthSessionMissingError') return 'not-signed-in';
  if (name === 'AuthWeakPasswordError') return 'weak-password';
  if (name === 'AuthInvalidTokenResponseError') return 'malformed-answer';
  if (status === 0 || name === 'AuthRetryableFetchError') return unanswered(message, status ?? 0);
  const sql = SQLSTATE_CLASSES.find(([pattern]) => pattern.test(code));
  if (sql) return sql[1];
  if (status === 401) return signedIn ? 'session-expired' : 'not-signed-in';
  if (name.startsWith('Auth')) {
    const words = AUTH_WORDS.find(([pattern]) => pattern.test(message));
    if (words) return words[1];
  }
  if (name.startsWith('Storage') && status !== undefined && status < 500) {
    if (/jwt|"exp" claim|signature/i.test(message)) return signedIn ? 'session-expired' : 'not-signed-in';
    if (status === 403 && !signedIn) return 'not-signed-in';
  }
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 413) return 'file-too-large';
  if (status === 415) return 'unsupported-file';
  if (status === 400 || status === 422) return 'invalid-input';
  if (status !== undefined && status >= 500) return 'unavailable';
  // An answer that was fine for the network and is not JSON: the login page of a hotel, say.
  if (status !== undefined && status >= 200 && status < 300 && code === '') return 'malformed-answer';
  if (name === 'TypeError' || /^(TypeError|FetchError|AbortError)/.test(message)) return 'network';
  return 'unexpected';
}

/**
 * The one place where the backend's failures become the port's closed union.
 * `status` is the HTTP status (0 when there was no answer); `signedIn` tells a visitor's refusal from a member's.
 */
export function mapError(thrown: unknown, context: { status?: number; signedIn: boolean }): DataError {
  if (thrown instanceof DataError) return thrown;
  const failure = read(thrown, context.status);
  const code = codeOf(failure, context.signedIn);
  const [, seconds] = code === 'rate-limited' ? (/\bafter (\d+) seconds?\b/.exec(failure.message) ?? []) : [];
  return new DataError(code, {
    cause: thrown,
    ...(seconds === undefined ? {} : { retryAfterSeconds: Number(seconds) }),
    ...(failure.message ? { serverMessage: failure.message } : {}),
  });
}
