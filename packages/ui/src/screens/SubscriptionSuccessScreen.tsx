import { subscriptionSuccessTexts } from '@sorella/core/notices/texts/payments.texts';
import {
  PaymentVerificationFlow,
  type PaymentVerificationFlowProps,
} from '../features/payments/PaymentVerificationFlow.tsx';
import { Screen } from './Screen.tsx';

/** Where a provider leads back to after a subscription was paid. Legacy: nothing in the product leads there. */
export function SubscriptionSuccessScreen({ payment }: Pick<PaymentVerificationFlowProps, 'payment'>) {
  return (
    <Screen width="form" title={subscriptionSuccessTexts.pageTitle}>
      <PaymentVerificationFlow purpose="subscription" payment={payment} />
    </Screen>
  );
}
