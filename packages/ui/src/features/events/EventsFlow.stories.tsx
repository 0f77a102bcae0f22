import { anEvent, BASE_NOW, CARD_STATES } from '@sorella/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { spoken } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { EventCardFlow } from './EventCardFlow.tsx';
import { EventsFlow } from './EventsFlow.tsx';
import { answer, EventsPage, firstPage, front } from './events-page.fixture.tsx';

const meta = preview.meta({
  title: 'Flows/Events',
  component: EventsPage,
  subcomponents: { EventsFlow, EventCardFlow, ReadEarlier },
  args: { initial: firstPage, onNavigate: fn() },
  parameters: { ...everyFlow, world: { scenario: 'demo' } satisfies WorldParameters },
});

const maya = { world: { scenario: 'everyCardState', as: 'maya' } satisfies WorldParameters };

export const Visitor = meta.story({
  name: 'A visitor sees upcoming events and no status of anyone',
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await expect(screen.queryByText('Approved')).toBeNull();
  },
});

export const VisitorApplies = meta.story({
  name: 'A visitor who applies is sent to sign in, and joins for that event (R-318)',
  tags: ['kind:denied', 'notice:booking-authentication-required'],
  play: async ({ args }) => {
    const [button] = await screen.findAllByRole('button', { name: /Apply for Free/ });
    if (button) await userEvent.click(button);
    await spoken('Authentication Required');
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenCalledWith('/signin', {
        rememberOrigin: true,
        cameFor: expect.stringMatching(/^\/events\/.+/),
        because: expect.objectContaining({ description: 'Please sign in to book events' }),
      }),
    );
  },
});

export const EveryState = meta.story({
  name: 'A member sees where she stands with each event',
  parameters: maya,
  play: async () => {
    await (await front(CARD_STATES.bookedAndPaid.title)).findByText(/Booked & Paid/);
    await (await front(CARD_STATES.approved.title)).findByText('Approved');
    await (await front(CARD_STATES.pending.title)).findByText('Pending Review');
  },
});

export const AppliesForFree = meta.story({
  name: 'Applying for a free event turns the card to Pending Review (R-325)',
  tags: ['replayed'],
  args: { initial: { ...firstPage, page: 2 } },
  parameters: maya,
  play: async () => {
    const face = await front(CARD_STATES.free.title);
    await userEvent.dblClick(await face.findByRole('button', { name: /Apply for Free/ }));
    await spoken('Application Submitted');
    await face.findByText('Pending Review');
  },
});

export const Cancels = meta.story({
  name: 'A cancelled booking can be applied for again',
  parameters: maya,
  play: async () => {
    const face = await front(CARD_STATES.approved.title);
    await userEvent.click(await face.findByRole('button', { name: /Cancel Booking/ }));
    await answer('Cancel Booking');
    await spoken('Booking Cancelled');
    await face.findByRole('button', { name: /Apply Again/ });
  },
});

export const Loading = meta.story({
  name: 'While events load, skeletons hold their place',
  tags: ['kind:loading'],
  parameters: {
    world: { scenario: 'demo', faults: (faults) => faults.slow() } satisfies WorldParameters,
  },
  play: async () => {
    await expect(await screen.findByText('Loading events...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Without events the page says to check back soon',
  tags: ['kind:empty'],
  parameters: { world: { scenario: 'empty' } satisfies WorldParameters },
  play: async () => {
    await screen.findByText('No upcoming events at the moment.');
  },
});

export const FilteredAway = meta.story({
  name: 'Filters that match nothing can be cleared (R-265, R-272)',
  tags: ['kind:empty'],
  args: { initial: { filters: { category: 'Volunteer', city: 'Nowhere', search: null }, page: 1 } },
  play: async () => {
    await screen.findByText('No events match your current filters.');
    const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' }).toReversed();
    if (clear) await userEvent.click(clear);
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
  },
});

export const FilteredFromPage2 = meta.story({
  name: 'Who filters on page 2 reads the first page of what she asked for (R-275, R-276)',
  args: { initial: { ...firstPage, page: 2 } },
  play: async () => {
    await screen.findAllByRole('article');
    await expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Berlin');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
    );
    await waitFor(() => expect(screen.getAllByText(/Berlin,|, Berlin/).length).toBeGreaterThanOrEqual(6));
  },
});

export const Failed = meta.story({
  name: 'When events cannot be loaded the page says so and offers another try',
  tags: ['kind:error', 'notice:events-load-failed'],
  parameters: {
    world: { scenario: 'demo', faults: (faults) => faults.failing(500) } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Failed to load events');
    await screen.findByRole('button', { name: /Try again/ });
  },
});

const readEarlier = {
  version: 1,
  pages: [
    {
      category: null,
      city: null,
      page: 1,
      readAt: BASE_NOW.getTime() - 3_600_000,
      events: [anEvent()],
      total: 1,
    },
  ],
};

export const FromCache = meta.story({
  name: 'Events that cannot be read are shown as they were read last, and it says when (R-157)',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: { cachedEvents: JSON.stringify(readEarlier) },
      faults: (faults) => faults.failing(503, { on: 'rpc/list_events' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText(/^Shown as of Nov/);
    await expect(await screen.findAllByRole('article')).toHaveLength(1);
  },
});

export const VisitorsFromCache = meta.story({
  name: 'A visitor too reads what was read last, with the whole backend dead (R-157)',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      stored: { cachedEvents: JSON.stringify(readEarlier) },
      faults: (faults) => faults.failing(503),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText(/^Shown as of Nov/);
    await expect(await screen.findAllByRole('article')).toHaveLength(1);
  },
});

export const OwnUnknown = meta.story({
  name: 'Events whose own status cannot be read are shown, and none can be applied for twice (R-157, R-310)',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'everyCardState',
      as: 'maya',
      faults: (faults) => {
        faults.failing(503, { on: '/rest/v1/event_applications' });
        faults.failing(503, { on: '/rest/v1/event_bookings' });
      },
    } satisfies WorldParameters,
  },
  play: async ({ loaded }) => {
    const face = await front(CARD_STATES.pending.title);
    await face.findByText('Your status for this event could not be loaded.');
    await expect(screen.getAllByRole('article')).toHaveLength(6);
    await expect(screen.queryByRole('button', { name: /Apply|Pay & Book/ })).toBeNull();
    worldOf(loaded)?.backend.faults.reset();
    await userEvent.click(face.getByRole('button', { name: /Check Again/ }));
    await face.findByText('Pending Review');
  },
});
