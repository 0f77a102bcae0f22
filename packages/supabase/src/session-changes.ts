import type { SessionChange } from '@sorella/core/data-port';
import { type BackendSession, toSession } from './auth-calls.ts';
import type { Connection } from './connection.ts';

function toChange(event: string, session: BackendSession | null, refused: boolean): SessionChange | null {
  if (event === 'SIGNED_OUT') return { type: 'signed-out', refused };
  if (!session) return null;
  if (event === 'SIGNED_IN') return { type: 'signed-in', session: toSession(session) };
  if (event === 'TOKEN_REFRESHED') return { type: 'refreshed', session: toSession(session) };
  if (event === 'PASSWORD_RECOVERY') return { type: 'password-recovery', session: toSession(session) };
  return null;
}

/** Calls back on every change of the session, in every tab; the returned function stops it. */
export async function watchSession(
  connection: Connection,
  listener: (change: SessionChange) => void,
): Promise<() => void> {
  const { auth, refusals } = await connection.client();
  let known = refusals();
  const { data } = auth.onAuthStateChange((event, session) => {
    const change = toChange(event, session, refusals() > known);
    known = refusals();
    if (change) listener(change);
  });
  return () => data.subscription.unsubscribe();
}
