import * as z from 'zod/mini';
import { Instant } from './common.ts';

/** Until when a member may neither apply nor write nor ask, and why: she reads both. */
export const Suspension = z.object({ until: Instant, reason: z.string() });
/** See the schema of the same name. */
export type Suspension = z.infer<typeof Suspension>;
