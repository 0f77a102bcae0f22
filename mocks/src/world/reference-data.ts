import { QUESTIONNAIRE_OPTIONS } from '@sorella/core/domain';
import { idOf } from './ids.ts';
import { LONG_AGO } from './instants.ts';
import type { Tables } from './schema.ts';

/** Name, type, price in cents and credits of each plan. */
const PLANS = [
  ['Single Event', 'single', 500, 1],
  ['Monthly', 'monthly', 4999, 10],
  ['Quarterly', 'quarterly', 12999, 30],
] as const;

/** Name, description and state of each switch and setting. */
const TOGGLES = [
  ['coffee_chats', 'Members with access can request coffee chats', true],
  ['direct_messages', 'Members who share an event can write to each other', true],
  ['paypal_email', null, false],
  ['subscriptions', 'Monthly and quarterly plans can be bought', false],
] as const;

/** What the database's migrations bring into every project: plans, switches and interests. */
export function addReferenceData(tables: Tables): void {
  for (const [index, [name, type, price_cents, credits_included]] of PLANS.entries())
    tables.subscription_plans.push({
      id: idOf('plan', index + 1),
      name,
      type,
      price_cents,
      credits_included,
    });
  for (const [index, [feature_name, description, is_enabled]] of TOGGLES.entries())
    tables.feature_toggles.push({
      id: idOf('toggle', index + 1),
      feature_name,
      description,
      is_enabled,
      created_at: LONG_AGO,
      updated_at: LONG_AGO,
    });
  for (const [index, name] of QUESTIONNAIRE_OPTIONS.topInterests.entries())
    tables.interest_categories.push({ id: idOf('interest', index + 1), name });
}
