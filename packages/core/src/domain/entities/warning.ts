import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

/** What organizers say to a member about how she behaves; it stands on her profile until she confirms it. */
export const Warning = z.object({ id: Id, warning: z.string(), createdAt: Instant });
/** See the schema of the same name. */
export type Warning = z.infer<typeof Warning>;
