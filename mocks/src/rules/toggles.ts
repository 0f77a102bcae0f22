import { isPaypalUsername } from '@sorella/core/domain';
import { fieldIn, textIn } from '../fields.ts';
import { instant } from '../world/instants.ts';
import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';
import { checkLength } from './checks.ts';
import { denied, violated } from './refusal.ts';

/** The row whose description is the PayPal.me user name: for admins alone. */
export const PAYPAL_SETTING = 'paypal_email';

/** Adds or replaces a switch or setting by its name; admins only. */
export function upsertToggle(world: World, caller: Caller, row: unknown): void {
  if (!isAdmin(world, caller))
    throw denied('new row violates row-level security policy for table "feature_toggles"');
  const feature_name = textIn(row, 'feature_name') ?? '';
  const { feature_toggles } = world.tables;
  const existing = feature_toggles.find((toggle) => toggle.feature_name === feature_name);
  // Columns that are not sent stay as they are.
  const sent = (column: 'description' | 'is_enabled') =>
    typeof row === 'object' && row !== null && column in row ? row : existing;
  const description = textIn(sent('description'), 'description') ?? null;
  const is_enabled = fieldIn(sent('is_enabled'), 'is_enabled') === true;
  if (!/^[a-z][a-z0-9_]{1,59}$/.test(feature_name)) throw violated('feature_toggles_feature_name_check');
  checkLength('feature_toggles_description_check', description, 0, 500);
  if (feature_name === PAYPAL_SETTING && description !== null && !isPaypalUsername(description))
    throw violated('feature_toggles_paypal_username');
  const at = instant(world.now());
  const fields = { feature_name, description, is_enabled };
  if (existing) world.update('feature_toggles', existing, fields);
  else
    world.insert('feature_toggles', {
      id: world.newId('toggle'),
      ...fields,
      created_at: at,
      updated_at: at,
    });
}
