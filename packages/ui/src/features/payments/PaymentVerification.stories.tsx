import type { PaymentSession } from '@sorella/core/domain/payments/payment-session';
import type { PaymentPurpose } from '@sorella/core/machines/payment-verification';
import { paymentVerificationModel } from '@sorella/core/models/payment-verification';
import { DEMO_IDS, idOf } from '@sorella/mocks';
import { expect, screen, userEvent } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { EventBookingSuccessScreen } from '../../screens/EventBookingSuccessScreen.tsx';
import { SubscriptionSuccessScreen } from '../../screens/SubscriptionSuccessScreen.tsx';
import { Mail, openLink } from '../account/mail.fixture.tsx';
import { PaymentVerificationFlow } from './PaymentVerificationFlow.tsx';

interface Return {
  purpose: PaymentPurpose;
  payment: PaymentSession | null;
}

const CARD: PaymentSession = {
  kind: 'event-card',
  sessionId: `cs_test_paid_3000eur_${idOf('booking', 1)}`,
};
const PLAN: PaymentSession = {
  kind: 'subscription',
  sessionId: `cs_test_plan_500eur_single_${DEMO_IDS.maya}`,
};

const links: Record<string, Return> = {
  'Back from paying an event': { purpose: 'event', payment: CARD },
  'Back from paying a plan': { purpose: 'subscription', payment: PLAN },
  'An event without a payment': { purpose: 'event', payment: null },
  'A plan without a payment': { purpose: 'subscription', payment: null },
};

function Opened({ link: { purpose, payment } }: { link: Return }) {
  return purpose === 'event' ? (
    <EventBookingSuccessScreen payment={payment} />
  ) : (
    <SubscriptionSuccessScreen payment={payment} />
  );
}

function Page() {
  return <Mail<Return> path="/event-booking-success" links={links} page={Opened} />;
}

const walked = walk(
  paymentVerificationModel,
  {
    'comes-from-card': () => openLink('Back from paying an event'),
    'comes-from-subscribing': () => openLink('Back from paying a plan'),
    'opens-without': () => openLink('An event without a payment'),
    'opens-subscription-without': () => openLink('A plan without a payment'),
    presses: async () =>
      userEvent.click(await screen.findByRole('button', { name: /Try again|Check again/ })),
    // An admin has decided meanwhile: the money is kept for her, and nothing is confirmed.
    'is-unpaid': async ({ backend }) => {
      await backend.sql(`update public.event_applications set status = 'denied' where status = 'pending'`);
    },
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Payment verification',
  component: Page,
  subcomponents: { PaymentVerificationFlow, EventBookingSuccessScreen, SubscriptionSuccessScreen },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'waiting', as: 'maya' } satisfies WorldParameters,
  },
  play: walked,
});

export const Verifying = meta.story({
  name: 'While the payment is checked the page says so (R-411)',
  tags: ['kind:loading', 'walk', 'state:payment-verification.verifying'],
});

export const Booked = meta.story({
  name: 'A paid event says what was booked and what it opens (R-413, R-414, R-415, R-419, R-422, A-21)',
  tags: [
    'walk',
    'state:payment-verification.confirmed',
    'via:is-paid',
    'notice:event-payment-successful',
    'R-023',
  ],
  play: async (context) => {
    await walked(context);
    await screen.findByRole('heading', { level: 1, name: 'Booking Confirmed!' });
    await expect(await screen.findByRole('link', { name: 'Browse Events' })).toHaveAttribute(
      'href',
      '/events',
    );
    const own = await worldOf(context.loaded)?.otherTab.applications.listOwn(DEMO_IDS.maya);
    await expect(own).toMatchObject([{ status: 'approved' }]);
  },
});

export const Subscribed = meta.story({
  name: 'A paid plan welcomes her (R-405, R-407, R-410)',
  tags: ['walk', 'state:payment-verification.confirmed', 'notice:subscription-activated', 'R-022'],
  play: async (context) => {
    await walked(context);
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' });
    await expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  },
});

export const NotPaid = meta.story({
  name: 'Money that does not fit confirms nothing, and says whom to ask (R-420, R-421, A-89)',
  tags: [
    'kind:error',
    'walk',
    'state:payment-verification.unconfirmed',
    'via:is-unpaid',
    'notice:payment-verification-failed',
  ],
});

export const SubscriptionRefused = meta.story({
  name: 'A plan that could not be verified thanks, and tells the error (R-406, R-409)',
  tags: [
    'kind:denied',
    'walk',
    'state:payment-verification.unconfirmed',
    'via:is-refused',
    'notice:subscription-verification-error',
  ],
});

export const Unanswered = meta.story({
  name: 'A dead network calls no payment failed, and offers another try (A-46)',
  tags: ['kind:error', 'walk', 'state:payment-verification.unanswered'],
});

export const SignedOut = meta.story({
  name: 'Whoever is not signed in is led to signing in, and back',
  tags: ['kind:denied', 'walk', 'state:payment-verification.unauthenticated'],
  parameters: { world: { scenario: 'waiting', as: 'visitor' } satisfies WorldParameters },
  play: async (context) => {
    await walked(context);
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see your booking' });
  },
});

export const Missing = meta.story({
  name: "An event's page without a payment says so (R-416, A-22)",
  tags: [
    'kind:empty',
    'walk',
    'state:payment-verification.missing',
    'via:opens-without',
    'notice:payment-session-invalid',
  ],
});

export const SubscriptionMissing = meta.story({
  name: "A plan's page without a payment thanks, and asks nothing (A-23)",
  tags: ['kind:empty', 'walk', 'state:payment-verification.missing', 'via:opens-subscription-without'],
});
