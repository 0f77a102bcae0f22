import { expect, fn, waitFor, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { BookingReceipt } from '../cards/booking-receipt/BookingReceipt.tsx';
import { Button } from '../primitives/Button.tsx';
import { openedDialog } from '../primitives/opened-dialog.fixture.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

const onLater = fn();

/** Once the dialog is there it hears keys from the next frame on. */
const opened = async () => {
  await openedDialog();
  await new Promise(requestAnimationFrame);
};

/** What is said of PaymentSteps. */
export const page = componentPage({
  component: PaymentSteps,
  purpose: 'How an application is paid, in the order that works: the reference first, then PayPal.',
  instead: [
    [BookingReceipt, 'it is paid'],
    [StatusNote, 'the payment only has to be told of'],
  ],
  keys: {
    example: () => (
      <PaymentSteps
        open
        link="https://paypal.me/sorella/30.00"
        reference="K7M49QXT"
        amountCents={3000}
        onCopy={async () => true}
        onPay={() => undefined}
        onLater={onLater}
      />
    ),
    rows: [
      {
        keys: ['Tab', 'Shift + Tab'],
        does: 'Goes through the stops of the dialog and stays inside.',
        before: opened,
        proof: ({ page, focused }) => expect(within(page).getByRole('dialog')).toContainElement(focused),
      },
      {
        keys: ['Escape'],
        does: 'Closes it.',
        before: opened,
        proof: () => waitFor(() => expect(onLater).toHaveBeenCalledTimes(1)),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <Button>Pay €30.00 with PayPal</Button>,
      bad: <Button>Continue</Button>,
      because: 'A button that costs something says how much.',
    },
  ],
});
