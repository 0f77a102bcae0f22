import type { Profiles } from '@sorella/core/data-port';
import { Subscription } from '@sorella/core/domain/entities/subscription';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answeredTogether } from './together.ts';
import { parsed } from './wire.ts';

const Row = z.object({
  ...z.pick(Subscription, { planId: true, creditsRemaining: true, status: true }).shape,
  plan: z.object({
    name: Subscription.shape.planName,
    type: Subscription.shape.planType,
    creditsIncluded: Subscription.shape.creditsIncluded,
  }),
});

/** A member's plan and credits. */
export function createOwnSubscription(connection: Connection): Pick<Profiles, 'getSubscription'> {
  return {
    async getSubscription(userId) {
      const rest = await connection.rest();
      const call = rest
        .from('user_subscriptions')
        .select('plan_id,credits_remaining,status,plan:subscription_plans(name,type,credits_included)')
        .eq('user_id', userId)
        .eq('status', 'active')
        .limit(1);
      const { data } = await answeredTogether(connection, rest, { part: 'subscription', userId }, call);
      const [row] = parsed(z.array(Row), data);
      if (!row) return null;
      const { plan, ...own } = row;
      return { ...own, planName: plan.name, planType: plan.type, creditsIncluded: plan.creditsIncluded };
    },
  };
}
