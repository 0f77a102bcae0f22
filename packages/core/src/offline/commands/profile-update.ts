import * as z from 'zod/mini';
import type { ProfileChanges } from '../../data-port/community-data.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { editOf, profileEdit, writtenAs } from '../stored/edits.ts';
import { defineCommand } from './define-command.ts';

/** An edit of the member's own profile. An `expectedUpdatedAt` of null edits whatever is there. */
export interface ProfileUpdate {
  kind: 'profile.update';
  changes: ProfileChanges;
  expectedUpdatedAt: string | null;
}

/** See {@link ProfileUpdate}. */
export const profileUpdate = defineCommand({
  kind: 'profile.update',
  queue: 'profile',
  writes: 'profile',
  schema: z.object({
    expectedUpdatedAt: z.nullable(z.string()),
    changes: editOf(profileEdit),
  }),
  read: ({ changes, expectedUpdatedAt }): ProfileUpdate => ({
    kind: 'profile.update',
    changes,
    expectedUpdatedAt,
  }),
  write: ({ changes, expectedUpdatedAt }) => ({
    expectedUpdatedAt,
    changes: writtenAs(profileEdit, changes),
  }),
  entity: (_, owner) => `profile:${owner}`,
  fields: ({ changes }) => ({ ...changes }),
  label: () => syncTexts.profileUpdate,
  send: async ({ data, change, owner, options }) =>
    (await data.profiles.update(owner, change.changes, options)).updatedAt,
  newest: ({ data, owner }) => data.profiles.getOwn(owner),
});
