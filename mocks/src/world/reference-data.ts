import { QUESTIONNAIRE_OPTIONS } from '@sorella/core/domain';
import { idOf } from './ids.ts';
import type { Tables } from './schema.ts';

/** Name, type, price in cents and credits of each plan. */
const PLANS = [
  ['Single Event', 'single', 500, 1],
  ['Monthly', 'monthly', 4999, 10],
  ['Quarterly', 'quarterly', 12999, 30],
] as const;

/** What the database's migrations bring into every project: plans and interests. */
export function addReferenceData(tables: Tables): void {
  for (const [index, [name, type, price_cents, credits_included]] of PLANS.entries())
    tables.subscription_plans.push({
      id: idOf('plan', index + 1),
      name,
      type,
      price_cents,
      credits_included,
    });
  for (const [index, name] of QUESTIONNAIRE_OPTIONS.topInterests.entries())
    tables.interest_categories.push({ id: idOf('interest', index + 1), name });
}
