import { anEvent, BASE_NOW, CARD_STATES, PAST_EVENTS } from '@sorella/mocks';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { EventAdminButtons } from '../cards/event-card/EventAdminButtons.tsx';
import { EventStatusAnnouncement } from '../cards/event-card/EventStatusAnnouncement.tsx';
import { EventTerms } from '../cards/event-card/EventTerms.tsx';
import { EventMicrodata } from '../cards/event-page/EventMicrodata.tsx';
import { EventPage } from '../cards/event-page/EventPage.tsx';
import { EventPageSkeleton } from '../cards/event-page/EventPageSkeleton.tsx';
import { makeFixedIds } from '../features/event-admin/fixed-ids.fixture.ts';
import { EventPageFlow } from '../features/events/EventPageFlow.tsx';
import { answer } from '../features/events/events-page.fixture.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { NavigateProvider } from '../runtime/navigation.tsx';
import { EventScreen, type EventScreenProps } from './EventScreen.tsx';

const { free, paid, approved, full } = CARD_STATES;
const [over] = PAST_EVENTS;

/** The page in its shell. */
interface PageProps extends EventScreenProps {
  onNavigate: (to: string, options?: object) => void;
}

const meta = preview.meta({
  title: 'Screens/Event',
  component: EventScreen,
  subcomponents: {
    EventPageFlow,
    EventPage,
    EventAdminButtons,
    EventPageSkeleton,
    EventMicrodata,
    EventStatusAnnouncement,
    EventTerms,
  },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'everyCardState' } satisfies WorldParameters,
  },
  args: { eventId: paid.id, onNavigate: fn() },
  render: ({ onNavigate, ...args }: PageProps) => (
    <NavigateProvider navigate={onNavigate}>
      <ShellFlow currentPath={`/events/${args.eventId}`}>
        <EventScreen {...args} />
      </ShellFlow>
    </NavigateProvider>
  ),
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

export const ForVisitor = meta.story({
  name: 'A visitor reads everything of an event under its own address, and two ways in that lead back (R-280, R-299)',
  play: async ({ args }) => {
    await title(paid.title);
    await expect(main().getByText('About this event')).toBeVisible();
    await expect(document.title).toContain(paid.title);
    await userEvent.click(main().getByRole('link', { name: 'Sign In' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/signin', { rememberOrigin: true });
    await userEvent.click(main().getByRole('link', { name: 'Join Now' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/signup', { rememberOrigin: true });
  },
});

export const Applies = meta.story({
  name: 'A member applies there as on the card, and reads how far it is (R-317)',
  args: { eventId: free.id },
  parameters: { world: { scenario: 'openEvents', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Apply for Free/ }));
    await screen.findByText('Pending Review');
    await expect(main().queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

export const Approved = meta.story({
  name: 'Whoever is in finds her seat, her calendar, and the question before it is given back (R-329, R-334)',
  args: { eventId: approved.id },
  parameters: { world: { scenario: 'everyCardState', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await screen.findByRole('button', { name: /^Add to calendar/ });
    await userEvent.click(screen.getByRole('button', { name: /Cancel Booking/ }));
    await answer('Keep Booking');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(main().getByText('Approved')).toBeVisible();
  },
});

export const AsksToCancel = meta.story({
  name: 'From a reminder she is asked at once, and her seat is free only after her own yes (R-329, A-102)',
  args: { eventId: approved.id, asksToCancel: true },
  parameters: { world: { scenario: 'everyCardState', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await answer('Keep Booking');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(main().getByText('Approved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Cancel Booking/ }));
    await screen.findByRole('alertdialog');
  },
});

export const Full = meta.story({
  name: 'A full event says so, and invites nobody (R-302)',
  tags: ['!visual'],
  args: { eventId: full.id },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Event Full/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

const long = anEvent({
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit allen Freundinnen',
  description: 'Ein langes Frühstück auf dem Wasser, für alle, die gern lange sitzen bleiben.',
  detailedDescription: `${'Wir frühstücken, bis die Sonne hoch steht. '.repeat(12).trim()}\n\nBitte bring einen Becher mit.`,
  location: 'Donaudampfschifffahrtsgesellschaftsanlegestelle 12, Wien',
});

export const FromCache = meta.story({
  name: 'Without a connection the page shows what was read last, long words and all, and says of when it is (R-157)',
  tags: ['kind:error', 'kind:long-text'],
  args: { eventId: long.id },
  parameters: {
    world: {
      scenario: 'demo',
      stored: {
        cachedEvents: JSON.stringify({
          version: 1,
          pages: [],
          opened: [{ readAt: BASE_NOW.getTime() - 3_600_000, event: long }],
        }),
      },
      faults: (faults) => faults.failing(503),
    } satisfies WorldParameters,
  },
  play: async ({ canvasElement }) => {
    await screen.findByText(/^Shown as of Nov/);
    await title(long.title);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Over = meta.story({
  name: 'An event that is over says so and takes no application',
  args: { eventId: over?.id ?? '' },
  parameters: { world: { scenario: 'demo', as: 'lena' } satisfies WorldParameters },
  play: async () => {
    await main().findByText('This event is over.');
    await expect(screen.queryByRole('button', { name: /Apply|Cancel Booking/ })).toBeNull();
  },
});

/** Its organizers cancel it before anybody looks. */
const cancelled = {
  args: { eventId: approved.id },
  async beforeEach({ loaded }: { loaded: Record<string, unknown> }) {
    const admin = await worldOf(loaded)?.as('admin');
    await admin?.events.cancel(
      approved.id,
      'The café has water damage. Whoever has paid gets her money back within three days.',
    );
  },
};

export const Cancelled = meta.story({
  ...cancelled,
  name: 'A cancelled event says why, and leads on (A-26)',
  play: async () => {
    await title(approved.title);
    await expect(main().getByText('This event is cancelled')).toBeVisible();
    await expect(main().getByText(/water damage/)).toBeVisible();
    await expect(main().getByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/events');
    await expect(screen.queryByRole('button', { name: /Apply|Cancel Booking|Pay/ })).toBeNull();
    await expect(document.title).toContain('Cancelled');
  },
});

const overForAdmin = {
  args: { eventId: over?.id ?? '' },
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
};

export const ForAdmin = meta.story({
  ...overForAdmin,
  name: 'An admin mends there what is not listed any more (R-296, R-342)',
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: /^Edit/ }));
    const panel = within(await screen.findByRole('region', { name: 'Edit Event' }));
    await waitFor(() => expect(panel.getByLabelText('Title')).toHaveFocus());
    await userEvent.clear(panel.getByLabelText('Title'));
    await userEvent.type(panel.getByLabelText('Title'), 'An evening to remember');
    await userEvent.click(panel.getByRole('button', { name: 'Save Event' }));
    await title('An evening to remember');
    await waitFor(() => expect(main().getByRole('button', { name: /^Edit/ })).toHaveFocus());
  },
});

export const DeletedByAdmin = meta.story({
  ...overForAdmin,
  name: 'An admin deletes there what is not listed any more, and is led to the events (R-343)',
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await main().findByRole('button', { name: /^Delete/ }));
    await answer('Delete Event', 'Keep Event');
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/events', { replace: true }));
  },
});

export const Loading = meta.story({
  name: 'While it is read its shape stands there, and the way to all others',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'everyCardState',
      faults: (faults) => faults.slow(undefined, { on: 'rest/v1/events' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading event...');
    await expect(main().getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  },
});

export const Gone = meta.story({
  name: 'A deleted event, an unknown one and a broken link say the same, and lead on',
  tags: ['kind:empty', 'kind:denied'],
  args: { eventId: 'sunday-brunch' },
  play: async () => {
    await title('This event is not here');
    await expect(main().getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
  },
});

export const Deleted = meta.story({
  name: 'Deleted while she looks at it, it is not there any more',
  tags: ['!visual'],
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    await title(paid.title);
    await world?.backend.sql('update public.events set deleted_at = now() where id = $1', [paid.id]);
    await world?.queries.invalidateQueries({ queryKey: ['events'] });
    await title('This event is not here');
  },
});

export const Failed = meta.story({
  name: 'What cannot be loaded says so and can be tried again',
  tags: ['!visual', 'kind:error', 'notice:event-load-failed'],
  parameters: {
    world: {
      scenario: 'everyCardState',
      faults: (faults) => faults.failing(500, { on: 'rest/v1/events' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('This event could not be loaded.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Takes away the device's own way of sharing, and gives the clipboard an answer. */
function clipboardThat(write: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
}

const share = async () => {
  await title(paid.title);
  await userEvent.click(main().getByRole('button', { name: 'Share' }));
};

export const Shared = meta.story({
  name: 'Where the device has no way of sharing the link is copied, and a notice says so',
  tags: ['!visual', 'notice:event-link-copied'],
  play: async () => {
    const write = clipboardThat(async () => {});
    await share();
    await screen.findAllByText(/^Link copied/);
    await expect(write).toHaveBeenCalledWith(new URL(`/events/${paid.id}`, window.location.origin).href);
    write.mockRestore();
  },
});

export const NotShared = meta.story({
  name: 'A link that could not be copied is still in the address bar',
  tags: ['!visual', 'kind:error', 'notice:event-link-not-copied'],
  play: async () => {
    const write = clipboardThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await share();
    await screen.findAllByText(/^Link not copied/);
    write.mockRestore();
  },
});

export const Duplicated = meta.story({
  name: 'An organizer begins another event like this one, with everything but its times',
  beforeEach: makeFixedIds,
  parameters: { world: { scenario: 'everyCardState', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await title(paid.title);
    const bar = within(await screen.findByRole('navigation', { name: 'For organizers' }));
    await expect(bar.getByRole('link', { name: 'People' })).toHaveAttribute(
      'href',
      `/admin/events/${paid.id}`,
    );
    await userEvent.click(bar.getByRole('button', { name: 'Duplicate' }));
    const form = within(await screen.findByRole('region', { name: 'Create Event' }));
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue(paid.title));
    await expect(form.getByLabelText(/^Starts/)).toHaveValue('');
  },
});
