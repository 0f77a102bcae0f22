import { type Auth, DataError, type Session } from '@sorella/core/data-port';
import { DIAGNOSIS_TIMEOUT_MS } from '@sorella/core/domain';
import { confirmEmail, requestPasswordReset, resendConfirmation } from './account-links.ts';
import type { Connection } from './connection.ts';
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
export type AuthCalls = Omit<Auth, 'hasStoredSession' | 'onSessionChange' | 'openRecovery'>;

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

  return {
    async getSession() {
      const { auth } = await connection.client();
      const { data, error } = await auth.getSession();
      if (error) return refuse(error);
      // Asked only while a session is stored: none left means that it was refused and dropped.
      return data.session ? toSession(data.session) : refuse(new DataError('session-expired'));
    },

    async signInWithPassword(credentials) {
      const { auth } = await connection.client();
      const { data, error } = await auth.signInWithPassword(credentials);
      return error ? refuse(error) : established(data.session);
    },

    async signOut() {
      const { auth } = await connection.client();
      const { error } = await auth.signOut();
      if (!error) return;
      // The device forgets the session even when the server could not be told.
      await auth.signOut({ scope: 'local' }).catch(() => undefined);
      refuse(error);
    },

    async refreshSession() {
      const { auth } = await connection.client();
      const { data, error } = await auth.refreshSession();
      return error ? refuse(error) : established(data.session);
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

    confirmEmail: (link) => confirmEmail(connection, link),
    requestPasswordReset: (input) => requestPasswordReset(connection, input),
    resendConfirmation: (email) => resendConfirmation(connection, email),

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
