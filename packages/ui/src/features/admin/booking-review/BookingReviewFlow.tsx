import { PaymentLinksFlow } from '../PaymentLinksFlow.tsx';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

/** The admin's tab of the events page: bookings to decide, and where they are paid. */
export function BookingReviewFlow() {
  return (
    <>
      <PendingBookingsFlow />
      <PaymentLinksFlow />
    </>
  );
}
