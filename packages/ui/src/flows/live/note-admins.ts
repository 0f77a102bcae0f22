import type { QueryClient } from '@tanstack/react-query';
import { ADMIN_EXISTS_KEY, isAdminKey } from '../runtime/queries.ts';
import { invalidate } from './invalidate.ts';

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
