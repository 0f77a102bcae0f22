import { lazyComponent } from '../../primitives/lazy-component.tsx';
import type { ApplicationActions } from './use-application-actions.ts';

const CancelQuestion = lazyComponent(async () => (await import('./CancelQuestion.tsx')).CancelQuestion);
const PaymentStepsFlow = lazyComponent(async () => (await import('./PaymentStepsFlow.tsx')).PaymentStepsFlow);

/** What an event's two machines ask in a window of their own: how to pay, and whether to cancel. */
export function EventQuestions({
  booking,
  cancelling,
  timeZone,
}: Pick<ApplicationActions, 'booking' | 'cancelling'> & {
  /** The event's. */
  readonly timeZone: string;
}) {
  return (
    <>
      {booking ? <PaymentStepsFlow actor={booking} timeZone={timeZone} /> : null}
      {cancelling ? <CancelQuestion actor={cancelling} /> : null}
    </>
  );
}
