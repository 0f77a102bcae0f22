import { eventPaymentOf } from '@sorella/core/domain/payments/payment-session';
import { EventBookingSuccessScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';

const Name = z.catch(z.optional(z.coerce.string().check(z.maxLength(300))), undefined);
const Search = z.object({ session_id: Name, token: Name, payment_method: Name });

export const Route = createFileRoute('/event-booking-success')({
  staticData: { isPublic: true },
  validateSearch: (search) => Search.parse(search),
  component: EventBookingSuccess,
});

function EventBookingSuccess() {
  const search = Route.useSearch();
  const payment = useMemo(() => eventPaymentOf(search), [search]);
  return <EventBookingSuccessScreen payment={payment} />;
}
