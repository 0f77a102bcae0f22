import { type Auth, DataError, type Recovery, type UsableConfirmationLink } from '@sorella/core/data-port';
import type { Client, Connection } from './connection.ts';
import { mapError } from './map-error.ts';

/*
 * What links in mails do. None of it may touch the session of this device, which may be somebody else's: each runs
 * through a client of its own that keeps nothing.
 */

const fieldOf = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

const refusal = (error: unknown) => mapError(error, { signedIn: false });

/** A session of the link's own account is refused: the link is what has come to its end. */
function linkRefusal(error: unknown): DataError {
  const mapped = refusal(error);
  const isOver = ['session-expired', 'not-signed-in', 'forbidden', 'invalid-input'].includes(mapped.code);
  return isOver ? new DataError('link-expired', { cause: error }) : mapped;
}

/** Spends a link's token and gives a client that holds the session which the link opens. */
async function verified(
  connection: Connection,
  input: { token_hash: string; type: 'signup' | 'email' | 'recovery' },
): Promise<{ client: Client; email: string }> {
  const client = await connection.throwaway();
  const { data, error } = await client.auth.verifyOtp(input);
  if (error) throw linkRefusal(error);
  // Something that is no auth service has answered.
  if (!data.session) throw new DataError('malformed-answer');
  return { client, email: data.session.user.email ?? '' };
}

/** Ends a session that nobody holds any more; where the server cannot be told, it ends by itself. */
async function discard({ auth }: Client): Promise<void> {
  await auth.signOut({ scope: 'local' }).catch(() => undefined);
}

/** The part of the port's Auth that mails and their links are about. */
export type AccountLinks = Pick<Auth, 'confirmEmail' | 'requestPasswordReset' | 'resendConfirmation'>;

/** See {@link AccountLinks}. */
export function createAccountLinks(connection: Connection): AccountLinks {
  return {
    confirmEmail: (link) => confirmEmail(connection, link),
    requestPasswordReset: (input) => requestPasswordReset(connection, input),
    resendConfirmation: (input) => resendConfirmation(connection, input),
  };
}

async function confirmEmail(connection: Connection, link: UsableConfirmationLink): Promise<string | null> {
  if (link.kind === 'session') {
    const client = await connection.throwaway();
    // Ending it proves that it was real: a made-up one is refused.
    const { error } = await client.auth.admin.signOut(link.accessToken, 'local');
    if (error) throw linkRefusal(error);
    return null;
  }
  if (link.kind === 'code') {
    await knowsCode(connection, link.code);
    return null;
  }
  const { client, email } = await verified(connection, { token_hash: link.tokenHash, type: link.type });
  await discard(client);
  return email || null;
}

/** The proof beside a code: of no code that was ever made. */
const NOBODYS_VERIFIER = 'no-code-was-ever-made-for-this-verifier-of-nobody';

/**
 * Asks whether a code is one that the service made, which it does after it has confirmed an address. Nothing is opened by
 * that: the proof is nobody's, and the service looks for the code before it looks at the proof.
 */
async function knowsCode(connection: Connection, code: string): Promise<void> {
  const asked = { auth_code: code, code_verifier: NOBODYS_VERIFIER };
  const answer = await connection.askAuth('token?grant_type=pkce', asked).catch((error: unknown) => {
    throw refusal(error);
  });
  const said: unknown = await answer.json().catch(() => null);
  const reason = fieldOf(said, 'error_code');
  if (reason !== 'bad_code_verifier') throw linkRefusal({ code: reason, status: answer.status });
}

/** See `Auth.openRecovery`. */
export function createRecovery(connection: Connection, tokenHash: string): Recovery {
  let opened: Promise<{ client: Client; email: string }> | undefined;

  return {
    async setPassword(password) {
      opened ??= verified(connection, { token_hash: tokenHash, type: 'recovery' });
      opened.catch(() => {
        opened = undefined; // a link that nobody could be asked about is tried again
      });
      const { client, email } = await opened;
      const { error } = await client.auth.updateUser({ password });
      // The one that the member has already: an earlier try arrived, and its answer did not.
      if (error && fieldOf(error, 'code') !== 'same_password') throw linkRefusal(error);
      // The password stands; sessions that could not be ended now end with their tokens.
      await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
      return { email };
    },
  };
}

/** The auth service says these to known addresses alone: too soon after the last mail, or no mail could be sent. */
function saysThatItIsKnown(error: unknown): boolean {
  return fieldOf(error, 'code') === 'over_email_send_rate_limit' || fieldOf(error, 'status') === 500;
}

/** Rejects only with what would be said to anybody. */
function alike(error: unknown): void {
  if (error && !saysThatItIsKnown(error)) throw refusal(error);
}

/** See `Auth.requestPasswordReset`. */
async function requestPasswordReset(
  connection: Connection,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { auth } = await connection.throwaway();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  alike(error);
}

/** See `Auth.resendConfirmation`. */
async function resendConfirmation(
  connection: Connection,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { auth } = await connection.throwaway();
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
  alike(error);
}
