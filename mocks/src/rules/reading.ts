import { textIn } from '../fields.ts';
import type { Row, TableName } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';
import { denied } from './refusal.ts';
import { PAYPAL_SETTING } from './toggles.ts';

/** Tables that a visitor has the right to ask. */
const PUBLIC_TABLES: ReadonlySet<TableName> = new Set([
  'events',
  'feature_toggles',
  'interest_categories',
  'subscription_plans',
]);

/** The rows of a table that the policies let the caller see. */
export function readableRows<Table extends TableName>(
  world: World,
  caller: Caller,
  table: Table,
): Row<Table>[] {
  if (caller.userId === null && !PUBLIC_TABLES.has(table))
    throw denied(`permission denied for table ${table}`);
  const rows: Row<Table>[] = world.tables[table];
  const admin = isAdmin(world, caller);
  return rows.filter((row) => {
    if ('feature_name' in row) return admin || row.feature_name !== PAYPAL_SETTING;
    if ('deleted_at' in row) return row.deleted_at === null;
    if (admin || PUBLIC_TABLES.has(table)) return true;
    return (textIn(row, 'user_id') ?? textIn(row, 'id')) === caller.userId;
  });
}
