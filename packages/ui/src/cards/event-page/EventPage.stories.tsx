import { DEMO_IDS } from '@sorella/mocks';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { aFreeEvent, anEvent, aState } from '../cards.fixtures.ts';
import { EventMicrodata } from './EventMicrodata.tsx';
import { page } from './EventPage.page.tsx';
import { EventPage } from './EventPage.tsx';
import { EventPageSkeleton } from './EventPageSkeleton.tsx';

const brunch = anEvent();
const club = aFreeEvent();

const meta = preview.meta({
  title: 'Cards/Event page',
  component: EventPage,
  subcomponents: { EventMicrodata, EventPageSkeleton },
  parameters: { ...everyPage, page },
  args: {
    event: brunch,
    state: aState(brunch),
    busy: null,
    onApply: fn(),
    onCancel: fn(),
    onShare: fn(),
  },
});

export const Member = meta.story({
  name: 'A member applies here as on the card, and hands the address on (R-301)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

export const Told = meta.story({
  name: 'Who has a seat reads what the organizers wrote (A-67)',
  args: {
    event: club,
    state: aState(club, { application: { status: 'approved' } }),
    messages: [
      {
        messageId: 'm1',
        body: 'The door is in the second yard, left of the bakery.\nRing at Kranz.',
        createdAt: '2026-11-20T09:00:00+00:00',
      },
    ],
  },
});

export const Cancelled = meta.story({
  name: 'Who has cancelled reads what becomes of her money, and by which reference (A-14)',
  args: {
    state: aState(brunch, { application: { status: 'denied', cancelledBy: DEMO_IDS.maya } }),
  },
});

export const Waits = meta.story({
  name: 'Who has paid finds the way to where she says so (A-89)',
  args: { state: aState(brunch, { application: {} }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Paid already? Say so in My Applications' }),
    ).toHaveAttribute('href', '/events?tab=applications');
  },
});

export const Stated = meta.story({
  name: 'Who said that she has paid finds her reference still (A-89)',
  args: {
    state: aState(brunch, { application: { paidStatedAt: '2026-11-20T09:40:00+00:00' } }),
  },
});

export const Visitor = meta.story({
  name: 'A visitor is shown the ways in',
  args: { event: club, state: aState(club), visitor: { onJoin: fn(), onSignIn: fn() } },
});

export const Over = meta.story({
  name: 'Of an event that is over nothing can be done any more',
  args: { over: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event is over.')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'While it is read it keeps its shape',
  tags: ['kind:loading'],
  render: () => <EventPageSkeleton />,
});
