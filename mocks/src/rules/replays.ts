import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import { denied, Refusal, raised } from './refusal.ts';

/** A user id in a call is a claim that must be the caller's. */
export function requireSelf(caller: Caller, claimed: unknown): string {
  if (caller.userId === null || claimed !== caller.userId) throw denied('You can only do this for yourself');
  return caller.userId;
}

/** Refuses what is no object, and fields that are not to be changed by this call. */
export function checkKeys(changes: unknown, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw new Refusal('22023', 'Changes are an object');
  const unknown = Object.keys(changes).filter((key) => !allowed.includes(key));
  if (unknown.length > 0) throw new Refusal('22023', `Unknown fields: ${unknown.join(', ')}`);
  return { ...changes };
}

/** What a call says about being repeated. */
export interface Replay {
  operation_id?: unknown;
  expected_updated_at?: unknown;
}

/**
 * Writes a versioned row once for each operation; a repeated one is answered with the row as it is now and the
 * version that its first run made.
 */
export function writeOnce<Versioned extends { updated_at: string }>(
  world: World,
  userId: string,
  before: Versioned,
  { operation_id, expected_updated_at }: Replay,
  write: () => Versioned,
): Versioned {
  const operation = typeof operation_id === 'string' ? `${userId} ${operation_id}` : null;
  const made = operation === null ? undefined : world.operations.get(operation);
  if (made !== undefined) return { ...before, updated_at: made };
  if (
    typeof expected_updated_at === 'string' &&
    Date.parse(expected_updated_at) !== Date.parse(before.updated_at)
  )
    throw raised('CONFLICT');
  const after = write();
  if (operation !== null) world.operations.set(operation, after.updated_at);
  return after;
}
