import { cancellationModel } from '@sorella/core/models/cancellation';
import { type Backend, CARD_STATES } from '@sorella/mocks';
import { fn, screen, userEvent } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { EventCardFlow } from './EventCardFlow.tsx';
import { EventsFlow } from './EventsFlow.tsx';
import { answer, EventsPage, firstPage } from './events-page.fixture.tsx';

const press = async () => userEvent.click(await screen.findByRole('button', { name: /Cancel Booking/ }));

/** Moves the event: what the server says of the 48 hours is its own. */
const startIn = async ({ sql }: Backend, span: string) => {
  await sql(
    `update public.events set start_time = now() + $1::interval, end_time = now() + $1::interval + interval '2 hours'`,
    [span],
  );
};

const meta = preview.meta({
  title: 'Flows/Cancelling',
  component: EventsPage,
  subcomponents: { EventsFlow, EventCardFlow, CancelQuestion },
  args: { initial: firstPage, onNavigate: fn() },
  parameters: { ...everyFlow, world: { scenario: 'booked', as: 'maya' } satisfies WorldParameters },
  play: walk(
    cancellationModel,
    {
      asks: press,
      'asks-for-free-seat': press,
      'asks-while-waiting': press,
      'asks-while-waiting-for-free': press,
      // Life goes on while the question is open.
      'answers-in-time': ({ backend }) => startIn(backend, '10 days'),
      'answers-late': ({ backend }) => startIn(backend, '24 hours'),
      confirms: () => answer('Cancel Booking'),
      dismisses: () => answer('Keep Booking'),
      'finds-no-application': async ({ otherTab }) => {
        await otherTab.applications.cancel({ eventId: CARD_STATES.paid.id });
      },
      // The first try arrived, and its answer did not.
      'finds-cancelled': async ({ backend, otherTab }) => {
        await startIn(backend, '10 days');
        await otherTab.applications.cancel({ eventId: CARD_STATES.paid.id });
      },
      // What the server does not find, somebody took away.
      'finds-no-booking': async ({ backend }) => {
        await backend.sql('delete from public.event_bookings');
        await backend.sql('delete from public.event_attendees');
      },
    },
    () => screen.findByRole('article'),
  ),
});

const soon = { world: { scenario: 'bookedSoon', as: 'maya' } satisfies WorldParameters };

export const Idle = meta.story({
  name: 'A booking can be cancelled from its card',
  tags: ['walk', 'state:cancellation.idle'],
});

export const Confirming = meta.story({
  name: 'Cancelling asks whether she is sure, and says what it means for her money (R-329, R-333, A-14)',
  tags: ['walk', 'state:cancellation.confirming'],
});

export const ConfirmingLate = meta.story({
  name: 'Within 48 hours of the start the question says that free cancellation has ended (R-329, R-333, A-14)',
  tags: ['walk', 'state:cancellation.confirming'],
  parameters: soon,
});

export const Cancelling = meta.story({
  name: 'While it cancels both buttons wait',
  tags: ['kind:loading', 'walk', 'state:cancellation.cancelling'],
});

export const Failed = meta.story({
  name: 'When it fails the question stays open for another try (R-332)',
  tags: ['kind:error', 'walk', 'state:cancellation.failed'],
});

export const Cancelled = meta.story({
  name: 'A cancelled booking may be made again (R-330, A-08)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled-paid'],
});

export const CancelledLate = meta.story({
  name: 'A late cancel says that free cancellation had ended (R-333, A-14)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled-late'],
  parameters: soon,
});

export const Withdrawn = meta.story({
  name: 'Taking back an application that waits says nothing of a spot she never had (A-14)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:application-withdrawn-unpaid'],
  parameters: { world: { scenario: 'waiting', as: 'maya' } satisfies WorldParameters },
});

export const CancelledFree = meta.story({
  name: 'Of a free seat given back in time no money is spoken (R-330)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled'],
  parameters: soon,
});

export const CancelledPaidLate = meta.story({
  name: 'Too late for free cancellation, she reads by when it was and whom to ask (R-333, A-14)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled-paid-late'],
});

export const WithdrawnFree = meta.story({
  name: 'Taking back an application for a free event says that nothing had been booked (A-14)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:application-withdrawn'],
  parameters: { world: { scenario: 'waitingForFree', as: 'maya' } satisfies WorldParameters },
});

export const SignedOut = meta.story({
  name: 'Whoever was signed out meanwhile is asked to sign in (R-332)',
  tags: ['kind:denied', 'walk', 'state:cancellation.idle', 'notice:cancellation-sign-in-required'],
});

export const NoApplication = meta.story({
  name: 'An application that is gone is not cancelled again (R-332)',
  tags: ['walk', 'state:cancellation.idle', 'notice:no-application-found'],
});

export const NoBooking = meta.story({
  name: 'Without an active booking she reads that there is none (R-332, A-10)',
  tags: ['walk', 'state:cancellation.idle', 'notice:cancellation-no-active-booking'],
});

export const ServerDown = meta.story({
  name: 'When the server is down she reads Cancellation Error (R-332)',
  tags: ['kind:error', 'walk', 'state:cancellation.failed', 'notice:cancellation-error'],
});

export const ServerFails = meta.story({
  name: 'When the server fails she reads Cancellation Failed (R-332)',
  tags: ['kind:error', 'walk', 'state:cancellation.failed', 'notice:cancellation-failed'],
});

export const Verifying = meta.story({
  name: 'Without an answer it looks first what became of her application (R-434)',
  tags: ['walk', 'state:cancellation.verifying'],
});

export const ArrivedUnanswered = meta.story({
  name: 'A cancellation whose answer was lost is told as done once it is found (R-434)',
  tags: ['walk', 'state:cancellation.cancelled', 'via:finds-cancelled', 'notice:booking-cancelled-paid'],
});

export const NobodyKnows = meta.story({
  name: 'When looking fails too the question stays open and says that nobody knows (R-434)',
  tags: ['kind:error', 'walk', 'state:cancellation.failed', 'notice:error-timeout'],
});
