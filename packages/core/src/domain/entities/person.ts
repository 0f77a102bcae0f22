import * as z from 'zod/mini';
import { Id } from './common.ts';

/** Somebody by name, as admins see each other and members. */
export const Person = z.object({
  id: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The address of her picture; missing where a list names her in words alone. */
  avatarUrl: z.optional(z.nullable(z.string())),
});
/** See the schema of the same name. */
export type Person = z.infer<typeof Person>;
