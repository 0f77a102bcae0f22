import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { type bookingMachine, isPaymentShown, paymentDueIn } from '@sorella/core/machines/booking';
import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { PaymentSteps } from '../../dialogs/PaymentSteps.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';

/** Shows how an application just made is paid, before anything is opened. */
export function PaymentStepsFlow({
  actor,
  timeZone,
}: {
  actor: Actor<typeof bookingMachine>;
  /** The event's. */
  timeZone: string;
}) {
  const { device } = useAppServices();
  const open = useSelector(actor, isPaymentShown);
  const due = useSelector(
    actor,
    paymentDueIn,
    (a, b) => a?.reference === b?.reference && a?.link === b?.link,
  );
  if (due === null) return null;
  return (
    <PaymentSteps
      key={due.reference}
      {...due}
      payBy={due.payBy === null ? null : formatDateTime(due.payBy, timeZone)}
      open={open}
      onCopy={() => device.copy(due.reference)}
      onPay={({ referenceCopied }) => {
        // The reference that she has copied is what she pastes next: it stays in the clipboard.
        if (!referenceCopied) void device.copy(due.link);
        actor.send({ type: 'payment.open' });
      }}
      onLater={() => actor.send({ type: 'payment.postpone' })}
    />
  );
}
