import { type Auth, DataError, type Session } from '@sorella/core/data-port';
import { DIAGNOSIS_TIMEOUT_MS } from '@sorella/core/domain/limits';
import { isAuthRefreshDiscardedError, isAuthSessionMissingError } from '@supabase/supabase-js';
import type { AccountLinks } from './account-links.ts';
import type { Connection, SessionClient } from './connection.ts';
import { mapError } from './map-error.ts';
import type { SupabaseDataOptions } from './options.ts';

/** What of the auth service's session the port reads. */
export interface BackendSession {
  user: { id: string; email?: string | undefined };
  expires_at?: number | undefined;
}

/** A session of the auth service as the port knows it. */
export function toSession(session: BackendSession): Session {
  return { userId: session.user.id, email: session.user.email ?? '', expiresAt: session.expires_at ?? 0 };
}

/** The part of {@link Auth} that asks the backend. */
export type AuthCalls = Omit<
  Auth,
  'hasStoredSession' | 'isSessionKept' | 'onSessionChange' | 'openRecovery' | 'prepare' | keyof AccountLinks
>;

/** Accounts and sessions over Supabase Auth. */
export function createAuthCalls(connection: Connection, options: SupabaseDataOptions): AuthCalls {
  const refuse = (error: unknown, status?: number): never => {
    throw mapError(error, {
      signedIn: connection.hasStoredSession(),
      ...(status === undefined ? {} : { status }),
    });
  };
  const established = (session: BackendSession | null): Session =>
    session ? toSession(session) : refuse(new DataError('unexpected', { serverMessage: 'no session' }));

  /** A session that was there and is missing now was refused and dropped. */
  const ended = (error: unknown, wasStored: boolean) =>
    wasStored && isAuthSessionMissingError(error) ? new DataError('session-expired') : error;

  /** The device forgets the session even when the server cannot be told. */
  const forget = ({ auth, leaving }: SessionClient) =>
    leaving(() => auth.signOut({ scope: 'local' })).catch(() => undefined);

  const getSession = async (): Promise<Session> => {
    const { auth } = await connection.client();
    const { data, error } = await auth.getSession();
    if (error) return refuse(error);
    // Asked only while a session is stored: none left means that it was refused and dropped.
    return data.session ? toSession(data.session) : refuse(new DataError('session-expired'));
  };

  return {
    getSession,

    async signInWithPassword(credentials) {
      const { auth } = await connection.client();
      const { data, error } = await auth.signInWithPassword(credentials);
      return error ? refuse(error) : established(data.session);
    },

    async signOut() {
      const client = await connection.client();
      const failure: unknown = await client.auth.signOut().then(
        ({ error }) => error,
        (thrown: unknown) => thrown,
      );
      if (!failure) return;
      await forget(client);
      refuse(failure);
    },

    async getUser() {
      const wasStored = connection.hasStoredSession();
      const { auth } = await connection.client();
      const { data, error } = await auth.getUser();
      return error ? refuse(ended(error, wasStored)) : { userId: data.user.id, email: data.user.email ?? '' };
    },

    async refreshSession() {
      const wasStored = connection.hasStoredSession();
      const client = await connection.client();
      const holder = client.holder();
      const isTakenOver = () => client.holder() !== null && client.holder() !== holder;
      const { data, error } = await client.auth.refreshSession().catch((thrown: unknown) => {
        if (isTakenOver()) return { data: { session: null }, error: thrown };
        throw thrown;
      });
      if (!error) return established(data.session);
      // Another tab was quicker: what it has stored is as new, or somebody else's and not what was refused.
      if (isTakenOver() || isAuthRefreshDiscardedError(error)) return getSession();
      try {
        return refuse(ended(error, wasStored));
      } finally {
        // The auth client has dropped one that had run out, and has said so.
        if (connection.hasStoredSession()) await forget(client);
      }
    },

    async signUp({ email, password, firstName, lastName, redirectTo }) {
      const { auth } = await connection.client();
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: redirectTo },
      });
      if (error) return refuse(error);
      if (!data.user) return refuse(new DataError('unexpected', { serverMessage: 'no user' }));
      return { userId: data.user.id, email: data.user.email ?? email };
    },

    async isReachable() {
      try {
        const answer = await (options.fetch ?? fetch)(`${options.url}/auth/v1/health`, {
          headers: { apikey: options.publishableKey },
          signal: AbortSignal.timeout(DIAGNOSIS_TIMEOUT_MS),
        });
        return answer.ok;
      } catch {
        return false;
      }
    },
  };
}
