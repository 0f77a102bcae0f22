import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { callProcedure, ProcedureError } from '../_shared/database.ts';
import { forMembers } from '../_shared/member-request.ts';
import { providerOf } from '../_shared/payments/providers.ts';
import { watched } from '../_shared/watched.ts';

const body = z.object({ targetUserId: z.uuid() });
const texts = { invalid: 'No such member', failed: 'Failed to cancel subscription' };

/** Stripe's ids of what it charges again and again; a plan without one is charged by nobody. */
const isCharged = (reference: string | null): reference is string => reference?.startsWith('sub_') === true;

/**
 * Ends a member's active plan for an admin: `{ targetUserId }` in, `{ success: true }` out, or `{ error }`. The
 * provider ends first: a plan that looks ended must not be charged. Again is harmless.
 */
export const handler = watched(
  'cancel-user-subscription',
  forMembers(body, texts, async ({ body: { targetUserId }, authorization, environment }) => {
    try {
      const known = await callProcedure(
        environment,
        'admin_get_user_emails',
        { user_ids: [targetUserId] },
        z.array(z.unknown()),
        authorization,
      );
      if (known.length === 0) return refuse(404, texts.invalid);
      const reference = await callProcedure(
        environment,
        'subscription_reference',
        { member_id: targetUserId },
        z.string().nullable(),
      );
      if (isCharged(reference)) await providerOf('stripe', environment).cancelSubscription(reference);
      // In the admin's own name: the database checks it, and the audit log tells who it was.
      await callProcedure(
        environment,
        'cancel_subscription',
        { target_user_id: targetUserId },
        z.boolean(),
        authorization,
      );
    } catch (error) {
      if (error instanceof ProcedureError && (error.status === 401 || error.status === 403))
        return refuse(403, 'Only admins can cancel subscriptions');
      throw error;
    }
    return answer(200, { success: true });
  }),
);
