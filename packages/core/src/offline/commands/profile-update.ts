import * as z from 'zod/mini';
import type { ProfileChanges } from '../../data-port/community-data.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { defineCommand } from './define-command.ts';

const text = z.nullable(z.string());

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
    expectedUpdatedAt: text,
    changes: z.object({
      firstName: z.exactOptional(text),
      lastName: z.exactOptional(text),
      title: z.exactOptional(text),
      bio: z.exactOptional(text),
      avatarUrl: z.exactOptional(text),
      phone: z.exactOptional(text),
      gender: z.exactOptional(text),
      city: z.exactOptional(text),
      age: z.exactOptional(z.nullable(z.int())),
      whatsappGroupOptIn: z.exactOptional(z.boolean()),
    }),
  }),
  read: ({ changes, expectedUpdatedAt }): ProfileUpdate => ({
    kind: 'profile.update',
    changes,
    expectedUpdatedAt,
  }),
  write: ({ changes, expectedUpdatedAt }) => ({ expectedUpdatedAt, changes }),
  entity: (_, owner) => `profile:${owner}`,
  fields: ({ changes }) => ({ ...changes }),
  label: () => syncTexts.profileUpdate,
  send: async ({ data, change, owner, options }) =>
    (await data.profiles.update(owner, change.changes, options)).updatedAt,
  newest: ({ data, owner }) => data.profiles.getOwn(owner),
});
