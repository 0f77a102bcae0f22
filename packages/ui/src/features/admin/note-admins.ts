import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../queries/invalidate.ts';
import { ADMIN_EXISTS_KEY, isAdminKey } from '../session/index.ts';

/** What the server has just said of admins: that this one is one, or only that there is one. */
export interface AdminNews {
  admin?: string;
  exists?: boolean;
}

/** Writes down what is known of admins, so that nothing is offered that is over, and reads again what that opens. */
export function noteAdmins(queries: QueryClient, { admin, exists = admin !== undefined }: AdminNews): void {
  if (admin !== undefined) queries.setQueryData(isAdminKey(admin), true);
  if (exists) queries.setQueryData(ADMIN_EXISTS_KEY, true);
  invalidate(queries, 'admin');
}
