import { dataErrorCode } from '@sorella/core/data-port';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidate } from '../../../queries/invalidate.ts';
import type { ChangeKind } from '../../../queries/query-subjects.ts';

/**
 * Reads a list again once decisions about its rows were sent: until it is there they stand as decided.
 *
 * @param failure - why it was refused, if it was. What never left this device changed nothing: its rows are what they
 * were, at once and not when they could be read again.
 */
export async function readDecidedAgain(
  queries: QueryClient,
  queryKey: QueryKey,
  changed: ChangeKind,
  failure: unknown,
): Promise<void> {
  if (failure !== undefined && dataErrorCode(failure) === 'offline') return;
  await queries.refetchQueries({ queryKey, type: 'active' });
  invalidate(queries, changed);
}
