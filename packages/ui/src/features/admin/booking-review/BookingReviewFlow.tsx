import { PaymentLinksFlow } from '../PaymentLinksFlow.tsx';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

/** Props of {@link BookingReviewFlow}. */
export interface BookingReviewFlowProps {
  /** She may change where bookings are paid; a treasurer only decides. */
  readonly isAdmin: boolean;
}

/** The admin's tab of the events page: bookings to decide, and where they are paid. */
export function BookingReviewFlow({ isAdmin }: BookingReviewFlowProps) {
  return (
    <>
      <PendingBookingsFlow />
      {isAdmin ? <PaymentLinksFlow /> : null}
    </>
  );
}
