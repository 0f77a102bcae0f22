import { cancellationModel } from '@sorella/core/models';
import { CARD_STATES } from '@sorella/mocks';
import { fn, screen, userEvent } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { EventCardFlow } from './EventCardFlow.tsx';
import { EventsFlow } from './EventsFlow.tsx';
import { answer, EventsPage, firstPage } from './events-page.fixture.tsx';

const meta = preview.meta({
  title: 'Flows/Cancelling',
  component: EventsPage,
  subcomponents: { EventsFlow, EventCardFlow, CancelQuestion },
  args: { initial: firstPage, onNavigate: fn() },
  parameters: { ...everyFlow, world: { scenario: 'booked', as: 'maya' } satisfies WorldParameters },
  play: walk(
    cancellationModel,
    {
      asks: async () => userEvent.click(await screen.findByRole('button', { name: /Cancel Booking/ })),
      confirms: () => answer('Cancel Booking'),
      dismisses: () => answer('Keep Booking'),
      'finds-no-application': async ({ otherTab }) => {
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
  name: 'Cancelling asks whether she is sure (R-329)',
  tags: ['walk', 'state:cancellation.confirming'],
});

export const ConfirmingLate = meta.story({
  name: 'Within 48 hours of the start the question is the same (R-329, A-14)',
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
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled'],
});

export const CancelledLate = meta.story({
  name: 'A late cancel says that free cancellation had ended (R-333, A-14)',
  tags: ['walk', 'state:cancellation.cancelled', 'notice:booking-cancelled-late'],
  parameters: soon,
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

export const NobodyKnows = meta.story({
  name: 'Without an answer the question stays open, since asking again is harmless',
  tags: ['kind:error', 'walk', 'state:cancellation.failed', 'notice:error-timeout'],
});
