import { DataError, type ReplayOptions } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { answered } from './wire.ts';

/** The arguments of a procedure that make it safe to repeat; those that are not given are left out. */
export function replayArguments({ operationId, expectedUpdatedAt }: ReplayOptions) {
  return {
    ...(operationId === undefined ? {} : { operation_id: operationId }),
    ...(expectedUpdatedAt === undefined ? {} : { expected_updated_at: expectedUpdatedAt }),
  };
}

/** What Postgres says when two writes got into each other's way and it undid this one. */
const UNDONE: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const wasUndone = ({ cause }: DataError): boolean =>
  typeof cause === 'object' && cause !== null && UNDONE.has(Reflect.get(cause, 'code'));

/**
 * Awaits a write, and makes it once more when the database undid it for another's sake. Only with an operation id: such
 * a write is applied once, whatever became of the first try.
 */
export async function answeredOnReplay(
  connection: Connection,
  { operationId }: ReplayOptions,
  call: () => Parameters<typeof answered>[1],
): ReturnType<typeof answered> {
  try {
    return await answered(connection, call());
  } catch (thrown) {
    if (operationId === undefined || !(thrown instanceof DataError) || !wasUndone(thrown)) throw thrown;
    return answered(connection, call());
  }
}
