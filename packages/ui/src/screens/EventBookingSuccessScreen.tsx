import { bookingSuccessTexts } from '@sorella/core/notices/texts/payments.texts';
import {
  PaymentVerificationFlow,
  type PaymentVerificationFlowProps,
} from '../features/payments/PaymentVerificationFlow.tsx';
import { Screen } from './Screen.tsx';

/** Where a provider leads back to after an event was paid. Legacy: nothing in the product leads there. */
export function EventBookingSuccessScreen({ payment }: Pick<PaymentVerificationFlowProps, 'payment'>) {
  return (
    <Screen width="form" title={bookingSuccessTexts.pageTitle}>
      <PaymentVerificationFlow purpose="event" payment={payment} />
    </Screen>
  );
}
