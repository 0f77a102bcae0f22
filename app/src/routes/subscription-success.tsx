import { subscriptionPaymentOf } from '@sorella/core/domain/payments/payment-session';
import { SubscriptionSuccessScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';

const Search = z.object({
  session_id: z.catch(z.optional(z.coerce.string().check(z.maxLength(300))), undefined),
});

export const Route = createFileRoute('/subscription-success')({
  staticData: { isPublic: true },
  validateSearch: (search) => Search.parse(search),
  component: SubscriptionSuccess,
});

function SubscriptionSuccess() {
  const search = Route.useSearch();
  const payment = useMemo(() => subscriptionPaymentOf(search), [search]);
  return <SubscriptionSuccessScreen payment={payment} />;
}
