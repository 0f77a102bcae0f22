import { DIAGNOSIS_TIMEOUT_MS } from '@sorella/core/domain';
import { type Auth, DataError, type Session, type SessionChange } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { mapError } from './map-error.ts';
import type { SupabaseDataOptions } from './options.ts';

interface BackendSession {
  user: { id: string; email?: string | undefined };
  expires_at?: number | undefined;
}

function toSession(session: BackendSession): Session {
  return { userId: session.user.id, email: session.user.email ?? '', expiresAt: session.expires_at ?? 0 };
}

function toChange(event: string, session: BackendSession | null): SessionChange | null {
  if (event === 'SIGNED_OUT') return { type: 'signed-out' };
  if (!session) return null;
  if (event === 'SIGNED_IN') return { type: 'signed-in', session: toSession(session) };
  if (event === 'TOKEN_REFRESHED') return { type: 'refreshed', session: toSession(session) };
  if (event === 'PASSWORD_RECOVERY') return { type: 'password-recovery', session: toSession(session) };
  return null;
}

/** Accounts and sessions over Supabase Auth. */
export function createAuth(connection: Connection, options: SupabaseDataOptions): Auth {
  const refuse = (error: unknown, status?: number): never => {
    throw mapError(error, { signedIn: connection.hasStoredSession(), ...(status === undefined ? {} : { status }) });
  };
  const established = (session: BackendSession | null): Session =>
    session ? toSession(session) : refuse(new DataError('unexpected', { serverMessage: 'no session' }));

  return {
    hasStoredSession: () => connection.hasStoredSession(),

    async getSession() {
      if (!connection.hasStoredSession()) return null;
      const { auth } = await connection.client();
      const { data, error } = await auth.getSession();
      if (error) return refuse(error);
      return data.session ? toSession(data.session) : null;
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

    onSessionChange(listener) {
      let stopped = false;
      let stop = () => {};
      void connection.client().then(
        ({ auth }) => {
          if (stopped) return;
          const { data } = auth.onAuthStateChange((event, session) => {
            const change = toChange(event, session);
            if (change) listener(change);
          });
          stop = () => data.subscription.unsubscribe();
        },
        () => undefined, // the next call that needs the client reports the failure
      );
      return () => {
        stopped = true;
        stop();
      };
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

    async verifyTokenHash({ tokenHash, type }) {
      const { auth } = await connection.client();
      const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
      return error ? refuse(error) : established(data.session);
    },

    async exchangeCode(code) {
      const { auth } = await connection.client();
      const { data, error } = await auth.exchangeCodeForSession(code);
      return error ? refuse(error) : established(data.session);
    },

    async requestPasswordReset({ email, redirectTo }) {
      const { auth } = await connection.client();
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
      if (error) refuse(error);
    },

    async updatePassword(password) {
      const { auth } = await connection.client();
      const { error } = await auth.updateUser({ password });
      if (error) refuse(error);
    },

    async resendConfirmation(email) {
      const { auth } = await connection.client();
      const { error } = await auth.resend({ type: 'signup', email });
      if (error) refuse(error);
    },

    async isReachable() {
      try {
        const answer = await (options.fetch ?? fetch)(`${options.url}/auth/v1/health`, {
          headers: { apikey: options.publishableKey },
          signal: AbortSignal.timeout(DIAGNOSIS_TIMEOUT_MS)
        });
        return answer.ok;
      } catch {
        return false;
      }
    },
  };
}

