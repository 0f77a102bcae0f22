import { expect, fn, screen, userEvent } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './PaymentSteps.page.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

const LINK = 'https://paypal.me/sorella/30.00';

const meta = preview.meta({
  title: 'Dialogs/PaymentSteps',
  component: PaymentSteps,
  args: {
    open: true,
    link: LINK,
    reference: 'K7M49QXT',
    amountCents: 3000,
    onCopy: async () => true,
    onPay: fn(),
    onLater: fn(),
  },
  parameters: { page, docs: { story: { inline: false, height: '620px' } } },
});

const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy reference' }));

export const Default = meta.story({
  name: 'The reference comes before PayPal (R-315, A-89)',
  async play() {
    const steps = await screen.findAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('K7M49QXT');
    await expect(await screen.findByRole('link', { name: 'Pay €30.00 with PayPal' })).toHaveAttribute(
      'href',
      LINK,
    );
  },
});

export const Copied = meta.story({
  name: 'What was copied is said, and the way to PayPal stays (R-315)',
  async play() {
    await copy();
    await expect(await screen.findByText('Copied')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Where the clipboard is refused the reference can be marked (R-315)',
  tags: ['kind:error'],
  args: { onCopy: async () => false },
  async play() {
    await copy();
    await expect(await screen.findByText(/mark it and copy it by hand/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'On a phone both steps are read one below the other',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
