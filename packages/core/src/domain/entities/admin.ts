import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

/** A switch or setting of the community; the row `paypal_email` holds a user name in its description. */
export const FeatureToggle = z.object({
  id: Id,
  featureName: z.string(),
  description: z.nullable(z.string()),
  isEnabled: z.boolean(),
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type FeatureToggle = z.infer<typeof FeatureToggle>;

/** One line of the append-only audit table. */
export const AuditEntry = z.object({
  id: z.int(),
  actorId: z.nullable(Id),
  action: z.string(),
  tableName: z.string(),
  rowId: z.nullable(z.string()),
  createdAt: Instant,
});
/** See the schema of the same name. */
export type AuditEntry = z.infer<typeof AuditEntry>;
