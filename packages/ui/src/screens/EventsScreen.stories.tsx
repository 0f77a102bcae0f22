import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { BookingReviewFlow } from '../features/admin/booking-review/BookingReviewFlow.tsx';
import { NextEventFlow } from '../features/events/NextEventFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { EventsScreen, type EventsScreenProps } from './EventsScreen.tsx';

const firstPage: EventsScreenProps['view'] = {
  filters: { category: null, city: null, search: null },
  page: 1,
};

const meta = preview.meta({
  title: 'Screens/Events',
  component: EventsScreen,
  subcomponents: { BookingReviewFlow, NextEventFlow },
  parameters: { ...everyPage, layout: 'fullscreen', world: { scenario: 'demo' } satisfies WorldParameters },
  args: { view: firstPage, onViewChange: () => undefined, onTabChange: () => undefined },
  render: function Render(args) {
    const [view, onViewChange] = useState(args.view);
    const [tab, onTabChange] = useState(args.tab ?? 'upcoming');
    return (
      <ShellFlow currentPath="/events">
        <EventsScreen {...args} view={view} onViewChange={onViewChange} tab={tab} onTabChange={onTabChange} />
      </ShellFlow>
    );
  },
});

/** On a phone the header's entries are there and not to be seen until the menu is opened. */
const behindTheMenu = { hidden: true };

export const ForVisitor = meta.story({
  name: 'A visitor sees six events, and the way to join (R-005, R-018, R-252, R-265)',
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await expect(await screen.findAllByRole('link', { name: 'Join Now', ...behindTheMenu })).not.toHaveLength(
      0,
    );
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
});

export const ForMember = meta.story({
  name: 'A member with access sees the same events, her next one, and the way out (R-005, R-252)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await screen.findByRole('button', { name: /^Account/, ...behindTheMenu });
    // Of what she has a seat at, the first to begin.
    const band = screen.getByRole('heading', { level: 1 }).parentElement;
    if (band === null) throw new Error('The heading stands alone.');
    await within(band).findByRole('link', { name: 'Sunday Pottery and Tea' });
  },
});

export const ForMemberWithoutAccess = meta.story({
  name: 'A member without access sees every event, too',
  parameters: { world: { scenario: 'demo', as: 'lena' } satisfies WorldParameters },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await expect(screen.queryByText('One event opens every door')).toBeNull();
  },
});

export const SentHere = meta.story({
  name: 'A member who was sent here because she lacks access reads how it opens (R-018, A-38)',
  tags: ['kind:denied'],
  parameters: { world: { scenario: 'demo', as: 'lena' } satisfies WorldParameters },
  args: { signup: true },
  play: async () => {
    await screen.findByText('One event opens every door');
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
  },
});

export const MyApplications = meta.story({
  name: 'Under My Applications a member finds all that she has applied for (R-266, R-273)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'My Applications' }));
    await screen.findByRole('list', { name: 'My Applications' });
  },
});

export const ForAdmin = meta.story({
  name: 'For an admin the review of bookings has a tab of its own, which says how many wait (R-005, R-252, R-255, R-269)',
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await userEvent.click(await screen.findByRole('tab', { name: /^Pending Bookings \(\d+\)$/ }));
    await screen.findByRole('region', { name: 'Pending bookings' });
    await expect(screen.queryByRole('article')).toBeNull();
  },
});

export const ForAdminSinglePurchase = meta.story({
  name: 'With signup=true an admin sees where payments for single events go (R-255, R-264, R-267, A-38)',
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
  args: { signup: true },
  play: async () => {
    const box = await screen.findByRole('region', { name: 'Single event purchase' });
    await expect(await within(box).findByLabelText('PayPal.me username')).toHaveValue('SorellaCircle');
    await expect(screen.queryByText('One event opens every door')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'While events load the page stands, and cards without words keep their places',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.slow(undefined, { on: 'events' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading events...');
    await expect(screen.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Without any event the page asks to check back (R-271)',
  tags: ['kind:empty'],
  parameters: { world: { scenario: 'empty' } satisfies WorldParameters },
  play: async () => {
    await screen.findByText('No upcoming events at the moment.');
  },
});

export const Failed = meta.story({
  name: 'When events cannot be loaded the page stands, says so and offers another try',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.failing(500, { on: 'events' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Failed to load events');
    await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  },
});
