import { DATA_ERROR_CODES, DataError, type DataErrorCode } from '@sorella/core/data-port';
import { describe, expect, it } from 'vitest';
import { mapError } from './map-error.ts';

interface Case {
  /** What the backend or the platform gave. */
  failure: unknown;
  status?: number;
  signedIn?: boolean;
  code: DataErrorCode;
}

const raised = (message: string) => ({ code: 'P0001', message });
const auth = (code: string, status = 400) => ({ name: 'AuthApiError', code, message: code, status });
/** Storage answers with 400 and writes the status that it means in the body. */
const storage = (statusCode: string, message = '') => ({
  name: 'StorageApiError',
  status: 400,
  statusCode,
  message,
});
const said = (message: string) => ({ name: 'AuthApiError', message, status: 400 });

const CASES: Record<string, Case> = {
  'a dead network under a read': {
    failure: { message: 'TypeError: fetch failed', code: '' },
    status: 0,
    code: 'network',
  },
  'a dead network under the auth client': {
    failure: { name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 },
    code: 'network',
  },
  'a device that knows of no connection under a read': {
    failure: { message: 'DataError: offline', code: '' },
    status: 0,
    code: 'offline',
  },
  'a device that knows of no connection under the auth client': {
    failure: { name: 'AuthRetryableFetchError', message: 'offline', status: 0 },
    code: 'offline',
  },
  'a thrown TypeError of fetch': { failure: new TypeError('Failed to fetch'), code: 'network' },
  'a read without an answer in time': {
    failure: { message: 'TimeoutError: The operation was aborted due to timeout', code: '' },
    status: 0,
    code: 'timeout',
  },
  'an auth call without an answer in time': {
    failure: {
      name: 'AuthRetryableFetchError',
      message: 'The operation was aborted due to timeout',
      status: 0,
    },
    code: 'timeout',
  },
  'a gateway error': { failure: { message: 'Bad gateway' }, status: 502, code: 'unavailable' },
  'a gateway error under the auth client': {
    failure: { name: 'AuthRetryableFetchError', message: 'Bad gateway', status: 502 },
    code: 'unavailable',
  },
  'a database without free connections': {
    failure: { code: '53300', message: '' },
    status: 500,
    code: 'unavailable',
  },
  'a deadlock': {
    failure: { code: '40P01', message: 'deadlock detected' },
    status: 500,
    code: 'unavailable',
  },
  'a missing right of a visitor': {
    failure: { code: '42501', message: '' },
    status: 401,
    code: 'not-signed-in',
  },
  'a missing right of a member': {
    failure: { code: '42501', message: '' },
    status: 403,
    signedIn: true,
    code: 'forbidden',
  },
  'no session at all': { failure: { name: 'AuthSessionMissingError', message: '' }, code: 'not-signed-in' },
  'a token that ran out': {
    failure: { code: 'PGRST303', message: 'JWT expired' },
    status: 401,
    code: 'session-expired',
  },
  'a token of somebody else': {
    failure: { code: 'PGRST301', message: '' },
    status: 401,
    code: 'session-expired',
  },
  'a refresh token nobody knows': { failure: auth('refresh_token_not_found'), code: 'session-expired' },
  'a refresh token that is not one': {
    failure: { ...auth('validation_failed'), message: 'Refresh token is not valid' },
    code: 'session-expired',
  },
  'a refresh token, in words': { failure: said('Invalid Refresh Token'), code: 'session-expired' },
  'a wrong password': { failure: auth('invalid_credentials'), code: 'invalid-credentials' },
  'a wrong password, in words': { failure: said('Invalid login credentials'), code: 'invalid-credentials' },
  'an unconfirmed address': { failure: auth('email_not_confirmed'), code: 'email-not-confirmed' },
  'an address that is taken (R-119)': { failure: said('User already registered'), code: 'email-taken' },
  'the other text for it (R-119)': {
    failure: said('A user with this email address is already registered'),
    code: 'email-taken',
  },
  'a weak password': { failure: auth('weak_password', 422), code: 'weak-password' },
  'a used link (A-47)': { failure: auth('otp_expired', 403), code: 'link-expired' },
  'a link opened on another device (A-47)': {
    failure: auth('pkce_code_verifier_not_found'),
    code: 'link-expired',
  },
  'too many mails (R-120)': { failure: auth('over_email_send_rate_limit', 429), code: 'rate-limited' },
  'too many requests': { failure: { message: '' }, status: 429, code: 'rate-limited' },
  'a row that is not there': { failure: { code: 'PGRST116', message: '' }, status: 406, code: 'not-found' },
  'an unknown event': { failure: raised('EVENT_NOT_FOUND'), status: 400, code: 'not-found' },
  'a malformed id': { failure: { code: '22P02', message: '' }, status: 400, code: 'invalid-input' },
  'a malformed date': { failure: { code: '22007', message: '' }, status: 400, code: 'invalid-input' },
  'an unknown column': { failure: { code: '42703', message: '' }, status: 400, code: 'invalid-input' },
  'an unknown column in a write': {
    failure: { code: 'PGRST204', message: '' },
    status: 400,
    code: 'invalid-input',
  },
  'too many ids': { failure: raised('TOO_MANY_IDS'), status: 400, code: 'invalid-input' },
  'a full event (R-319)': { failure: raised('EVENT_FULL'), status: 400, code: 'event-full' },
  'an event that is over': { failure: raised('EVENT_OVER'), status: 400, code: 'event-over' },
  'the 31st message of a minute (A-92)': {
    failure: raised('TOO_MANY_MESSAGES'),
    status: 400,
    code: 'too-many-messages',
  },
  'the 11th pending coffee chat (A-92)': {
    failure: raised('TOO_MANY_COFFEE_CHATS'),
    status: 400,
    code: 'too-many-coffee-chats',
  },
  'the 11th application in an hour (A-92)': {
    failure: raised('TOO_MANY_APPLICATIONS'),
    status: 400,
    code: 'too-many-applications',
  },
  'the 21st report of a day (A-92)': {
    failure: raised('TOO_MANY_REPORTS'),
    status: 400,
    code: 'too-many-reports',
  },
  'the 21st block of an hour (A-101)': {
    failure: raised('TOO_MANY_BLOCKS'),
    status: 400,
    code: 'too-many-blocks',
  },
  'the 61st profile edit of an hour (A-101)': {
    failure: raised('TOO_MANY_PROFILE_EDITS'),
    status: 400,
    code: 'too-many-profile-edits',
  },
  "the 11th 'I have paid' of an hour (A-101)": {
    failure: raised('TOO_MANY_PAID_STATEMENTS'),
    status: 400,
    code: 'too-many-paid-statements',
  },
  'the 4th coffee chat with one member on a day (A-101)': {
    failure: raised('TOO_MANY_COFFEE_CHATS_TO_MEMBER'),
    status: 400,
    code: 'too-many-coffee-chats-to-member',
  },
  'the last admin': { failure: raised('LAST_ADMIN'), status: 400, code: 'last-admin' },
  'a coffee chat whose times have passed': {
    failure: raised('COFFEE_CHAT_OVER'),
    status: 400,
    code: 'coffee-chat-over',
  },
  'a member who is suspended': { failure: raised('SUSPENDED'), status: 400, code: 'suspended' },
  'a part that is switched off (R-385)': {
    failure: raised('FEATURE_OFF'),
    status: 400,
    code: 'feature-off',
  },
  'a second application (A-06)': {
    failure: {
      code: '23505',
      message: 'duplicate key value violates unique constraint "event_applications_one_active"',
    },
    status: 409,
    code: 'already-applied',
  },
  'any other double': {
    failure: { code: '23505', message: 'some_other_key' },
    status: 409,
    code: 'conflict',
  },
  'nothing to cancel': { failure: raised('NO_APPLICATION'), status: 400, code: 'no-application' },
  'a seat without a booking': {
    failure: raised('NO_ACTIVE_BOOKING'),
    status: 400,
    code: 'no-active-booking',
  },
  'a decision against another': { failure: raised('ALREADY_DECIDED'), status: 400, code: 'already-decided' },
  'an event with paid bookings (A-26)': {
    failure: raised('EVENT_HAS_PAID_BOOKINGS'),
    status: 400,
    code: 'event-has-paid-bookings',
  },
  'fewer seats than are taken (A-19)': {
    failure: { code: '23514', message: 'violates check constraint "events_seats_within_capacity"' },
    status: 400,
    code: 'seats-below-approved',
  },
  'a picture from anywhere (R-339)': {
    failure: raised('PICTURE_REFUSED'),
    status: 400,
    code: 'picture-refused',
  },
  'a price and nobody to pay (R-337)': {
    failure: raised('PAYPAL_USERNAME_REQUIRED'),
    status: 400,
    code: 'paypal-username-required',
  },
  'a second first admin (A-40)': { failure: raised('ADMIN_EXISTS'), status: 400, code: 'admin-exists' },
  'somebody not designated (A-40)': {
    failure: raised('ADMIN_RESTRICTED'),
    status: 400,
    code: 'admin-restricted',
  },
  'no shared event (A-57)': { failure: raised('NOT_MESSAGEABLE'), status: 400, code: 'not-messageable' },
  'a row changed meanwhile': { failure: raised('CONFLICT'), status: 400, code: 'conflict' },
  'a file that is too large (R-105)': { failure: storage('413'), code: 'file-too-large' },
  'a file of a refused type (R-105)': { failure: storage('415'), code: 'unsupported-file' },
  "somebody else's folder (R-150)": { failure: storage('403'), signedIn: true, code: 'forbidden' },
  'a picture of a visitor': { failure: storage('403'), code: 'not-signed-in' },
  'a picture with a token that ran out': {
    failure: storage('403', '"exp" claim timestamp check failed'),
    signedIn: true,
    code: 'session-expired',
  },
  'a picture that the network swallowed': {
    failure: { name: 'StorageUnknownError', message: 'fetch failed' },
    status: 0,
    code: 'network',
  },
  'one row given twice': { failure: { code: '21000', message: '' }, status: 500, code: 'invalid-input' },
  'an answer that is not JSON': {
    failure: { message: '<h1>Wi-Fi</h1>' },
    status: 200,
    code: 'malformed-answer',
  },
  'an auth answer that is not JSON': {
    failure: {
      name: 'AuthRetryableFetchError',
      message: `Unexpected token '<' is not valid JSON`,
      status: 0,
    },
    code: 'malformed-answer',
  },
  'an auth answer without a session': {
    failure: { name: 'AuthInvalidTokenResponseError', message: '', status: 500 },
    code: 'malformed-answer',
  },
  'words nobody has agreed on': { failure: raised('SOMETHING_NEW'), status: 400, code: 'unexpected' },
  'an unknown error': { failure: new Error('what?'), code: 'unexpected' },
  'something that is no error': { failure: 'what?', code: 'unexpected' },
  'nothing at all': { failure: undefined, code: 'unexpected' },
};

describe('mapError', () => {
  it.each(Object.entries(CASES))('reads %s', (_name, { failure, status, signedIn = false, code }) => {
    const context = status === undefined ? { signedIn } : { signedIn, status };
    expect(mapError(failure, context).code).toBe(code);
  });

  it('reaches every code of the port', () => {
    const reached = new Set(Object.values(CASES).map(({ code }) => code));
    expect(DATA_ERROR_CODES.filter((code) => !reached.has(code))).toEqual([]);
  });

  it('keeps the backend’s words and the failure itself for whoever shows or logs them (R-063)', () => {
    const failure = said('Signups are closed today');
    const error = mapError(failure, { signedIn: false });
    expect(error.serverMessage).toBe('Signups are closed today');
    expect(error.cause).toBe(failure);
  });

  it.each([
    ['For security purposes, you can only request this after 42 seconds.', 42],
    ['Request rate limit reached', undefined],
  ])('knows from "%s" how long to wait: %s (R-120)', (message, seconds) => {
    const failure = { ...auth('over_request_rate_limit', 429), message };
    expect(mapError(failure, { signedIn: false }).retryAfterSeconds).toBe(seconds);
  });

  it('leaves a DataError as it is', () => {
    const error = new DataError('event-full');
    expect(mapError(error, { signedIn: true })).toBe(error);
  });
});
