import { hasExpired } from '@sorella/core/machines/session';
import type { AppServices } from '../../runtime/app-services.ts';

/** Calls back when she leaves. Who has to sign in again has not left: she finds what she was doing. */
export function whenLeft({ session }: Pick<AppServices, 'session'>, forget: () => void): void {
  session.listen(({ type }) => {
    if (type !== 'session.closed') return;
    // Where the session is now is known once it has got there.
    queueMicrotask(() => {
      const snapshot = session.getSnapshot();
      if (!snapshot || !hasExpired(snapshot)) forget();
    });
  });
}
