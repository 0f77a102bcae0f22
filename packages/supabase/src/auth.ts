import type { Auth, Recovery } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { deferred } from './deferred.ts';
import type { SupabaseDataOptions } from './options.ts';

/** Accounts and sessions; everything but a look into the storage is loaded when first used. */
export function createAuth(connection: Connection, options: SupabaseDataOptions): Auth {
  const arming = new Set<Promise<void>>();
  const calls = deferred(async () => {
    // Whoever asked to hear of changes hears of the one that this call makes: that listener is loaded first.
    const [{ createAuthCalls }] = await Promise.all([import('./auth-calls.ts'), ...arming]);
    return createAuthCalls(connection, options);
  });
  const links = deferred(async () => {
    const { createAccountLinks } = await import('./account-links.ts');
    return createAccountLinks(connection);
  });
  return {
    hasStoredSession: () => connection.hasStoredSession(),
    isSessionKept: () => connection.isSessionKept(),
    getSession: async () => (connection.hasStoredSession() ? calls.getSession() : null),
    signInWithPassword: (credentials) => calls.signInWithPassword(credentials),
    signOut: () => calls.signOut(),
    getUser: () => calls.getUser(),
    refreshSession: () => calls.refreshSession(),
    signUp: (input) => calls.signUp(input),
    confirmEmail: (link) => links.confirmEmail(link),
    openRecovery({ tokenHash }) {
      let opened: Promise<Recovery> | undefined;
      const recovery = deferred(() => {
        opened ??= import('./account-links.ts').then(({ createRecovery }) =>
          createRecovery(connection, tokenHash),
        );
        opened.catch(() => {
          opened = undefined; // a chunk that could not be loaded is asked for again
        });
        return opened;
      });
      return { setPassword: (password) => recovery.setPassword(password) };
    },
    requestPasswordReset: (input) => links.requestPasswordReset(input),
    resendConfirmation: (input) => links.resendConfirmation(input),
    async prepare() {
      await Promise.allSettled([
        connection.client(),
        import('./auth-calls.ts'),
        import('./account-links.ts'),
      ]);
    },
    isReachable: () => calls.isReachable().catch(() => false),
    onSessionChange(listener) {
      let stopped = false;
      let stop = () => {};
      const arm = async () => {
        const { watchSession } = await import('./session-changes.ts');
        stop = await watchSession(connection, (change) => stopped || listener(change));
        if (stopped) stop();
      };
      const armed = arm()
        .catch(() => undefined) // the next call that needs the client reports the failure
        .finally(() => arming.delete(armed));
      arming.add(armed);
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
