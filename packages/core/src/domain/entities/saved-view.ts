import * as z from 'zod/mini';

/** A list as an organizer looks at it: its filters, its search and its order. */
export const ListView = z.object({
  filters: z.record(z.string(), z.string()),
  search: z.string(),
  sortBy: z.string(),
  ascending: z.boolean(),
});
/** See the schema of the same name. */
export type ListView = z.infer<typeof ListView>;

/** A view that she keeps under a name of 1 to 60 letters. */
export const SavedView = z.object({ name: z.string(), view: ListView });
/** See the schema of the same name. */
export type SavedView = z.infer<typeof SavedView>;
