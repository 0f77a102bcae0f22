import { bookingModel } from '@sorella/core/models/booking';
import { CARD_STATES, DEMO_IDS } from '@sorella/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { StoryWorld, WorldParameters } from '../../../../../.storybook/world/world.ts';
import { EventCardFlow } from './EventCardFlow.tsx';
import { EventQuestions } from './EventQuestions.tsx';
import { EventsFlow } from './EventsFlow.tsx';
import { EventsPage, firstPage, front } from './events-page.fixture.tsx';
import { PaymentStepsFlow } from './PaymentStepsFlow.tsx';

const press = async (title: string, button: RegExp) =>
  userEvent.click(await (await front(title)).findByRole('button', { name: button }));

const { free, paid, paidWithoutLink } = CARD_STATES;

const arrived = () => screen.findByRole('article', { name: paidWithoutLink.title });

const gestures = {
  applies: () => press(free.title, /Apply for Free/),
  'applies-with-link': () => press(paid.title, /Pay & Book/),
  'opens-payment': async () => {
    // The tab itself is the browser's.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true });
    // The dialog takes presses once it has the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('link', { name: /Pay .* with PayPal/ }));
  },
  'postpones-payment': async () => {
    const first = await screen.findByRole('button', { name: 'Copy reference' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Pay later' }));
  },
  'visitor-applies': () => press(free.title, /Apply for Free/),
  // What the server refuses, it refuses for a reason.
  'refuses-full': async ({ backend }: StoryWorld) => {
    await backend.sql('update public.events set max_attendees = attendees_count where id = $1', [free.id]);
  },
  'refuses-duplicate': async ({ otherTab }: StoryWorld) => {
    await otherTab.applications.apply({ eventId: free.id, userId: DEMO_IDS.maya });
  },
  'refuses-over': async ({ backend }: StoryWorld) => {
    await backend.sql(
      `update public.events set start_time = now() - interval '18 hours', end_time = now() - interval '16 hours'
       where id = $1`,
      [free.id],
    );
  },
  'refuses-too-often': async ({ backend }: StoryWorld) => {
    await backend.sql(
      `update private.settings set value = '0' where name = 'applications_per_event_and_hour'`,
    );
  },
};

const meta = preview.meta({
  title: 'Flows/Applying',
  component: EventsPage,
  subcomponents: { EventsFlow, EventCardFlow, EventQuestions, PaymentStepsFlow },
  args: { initial: firstPage, onNavigate: fn() },
  parameters: {
    ...everyFlow,
    world: { scenario: 'openEvents', as: 'maya' } satisfies WorldParameters,
    storyExemptions: { 'kind:empty': 'the steps to pay are shown once there is something to pay' },
  },
  play: walk(bookingModel, gestures, arrived),
});

export const Available = meta.story({
  name: 'An event with a free seat may be applied for (R-301)',
  tags: ['walk', 'state:booking.available'],
});

export const Applying = meta.story({
  name: 'While her application is on its way the button waits',
  tags: ['kind:loading', 'walk', 'state:booking.applying'],
});

export const Verifying = meta.story({
  name: 'Without an answer it looks first whether the application arrived',
  tags: ['walk', 'state:booking.verifying'],
});

export const Due = meta.story({
  name: 'A paid event shows how to pay before anything is opened (R-315, A-89)',
  tags: ['walk', 'state:booking.owed'],
});

export const Submitted = meta.story({
  name: 'A free application waits for an admin (R-317, R-325)',
  tags: ['walk', 'state:booking.submitted', 'notice:application-submitted'],
});

export const Full = meta.story({
  name: 'When the last seat went meanwhile she reads Event Full (A-05)',
  tags: ['walk', 'state:booking.full', 'notice:event-full'],
});

export const VisitorIsSentToSignIn = meta.story({
  name: 'A visitor reads that she must sign in (R-318)',
  tags: ['kind:denied', 'walk', 'state:booking.available', 'notice:booking-authentication-required'],
  parameters: { world: { scenario: 'openEvents', as: 'visitor' } satisfies WorldParameters },
});

export const AlreadyApplied = meta.story({
  name: 'Whoever applied in another tab reads Already Applied (R-320, R-431, A-06)',
  tags: ['walk', 'state:booking.submitted', 'notice:already-applied'],
});

export const ContactAdmin = meta.story({
  name: 'A price without a link asks her to contact an admin (R-316)',
  tags: ['walk', 'state:booking.submitted', 'notice:application-submitted-contact-admin'],
  play: walk(
    bookingModel,
    { ...gestures, applies: () => press(paidWithoutLink.title, /Pay & Book/) },
    arrived,
  ),
});

export const PaymentOpened = meta.story({
  name: 'On her way to PayPal she reads by which reference she pays (R-315)',
  tags: ['walk', 'state:booking.submitted', 'notice:payment-required'],
});

export const PaymentPostponed = meta.story({
  name: 'Whoever pays later reads where link and reference stay (R-315)',
  tags: ['walk', 'state:booking.submitted', 'notice:payment-required-later', 'replayed'],
});

export const Over = meta.story({
  name: 'An event that is over takes no application',
  tags: ['walk', 'state:booking.available', 'notice:event-over'],
});

export const TooOften = meta.story({
  name: 'Whoever applied too often for one event is asked to wait (A-92)',
  tags: ['walk', 'state:booking.available', 'notice:application-limit-reached'],
});

export const ServerDown = meta.story({
  name: 'When the server is down nothing is booked and she may try again (R-320)',
  tags: ['kind:error', 'walk', 'state:booking.available', 'notice:application-error'],
});

export const ServerFails = meta.story({
  name: 'When the server fails she reads that joining failed (R-321)',
  tags: ['kind:error', 'walk', 'state:booking.available', 'notice:join-failed'],
});

export const NobodyKnows = meta.story({
  name: 'When looking fails too she reads that no answer came',
  tags: ['kind:error', 'walk', 'state:booking.available', 'notice:error-timeout'],
});
