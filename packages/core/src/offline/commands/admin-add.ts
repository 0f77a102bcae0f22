import * as z from 'zod/mini';
import { DataError } from '../../data-port/errors.ts';
import { Id } from '../../domain/entities/common.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { defineCommand } from './define-command.ts';

/** Makes this user an admin: the member who asks, when there is none yet, or somebody else. */
export interface AdminAdd {
  kind: 'admin.add';
  userId: string;
}

/** See {@link AdminAdd}. */
export const adminAdd = defineCommand({
  kind: 'admin.add',
  queue: 'admin',
  writes: 'admin',
  // Never synced while it waits: what was synced is deleted.
  schema: z.object({ type: z.literal('add_admin'), userId: Id, synced: z.literal(false) }),
  read: ({ userId }): AdminAdd => ({ kind: 'admin.add', userId }),
  write: ({ userId }) => ({ type: 'add_admin', userId, synced: false }),
  entity: ({ userId }) => `admin:${userId}`,
  fields: ({ userId }) => ({ userId }),
  label: () => syncTexts.adminAdd,
  async send({ data, change: { userId }, owner }) {
    if (userId !== owner) {
      await data.admin.grantAdmin(owner, userId);
      return null;
    }
    try {
      await data.admin.claimFirstAdmin(owner);
    } catch (thrown) {
      // Its answer may have been lost the first time: then the admin who exists is the one who asked.
      const isOwner =
        thrown instanceof DataError && thrown.code === 'admin-exists' && (await data.access.isAdmin(owner));
      if (!isOwner) throw thrown;
    }
    return null;
  },
});
