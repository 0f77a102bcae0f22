import type { SeriesEvent } from '@sorella/core/domain/entities/event-series';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './EventSeries.page.tsx';
import { EventSeries } from './EventSeries.tsx';

const id = (n: number) => `0e000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (n: number, startTime: string, given: Partial<SeriesEvent> = {}): SeriesEvent => ({
  id: id(n),
  title: 'Sunday Pottery and Tea',
  startTime,
  timeZone: 'Europe/Berlin',
  attendeesCount: 3,
  maxAttendees: 8,
  isCancelled: false,
  publishedAt: '2026-01-01T00:00:00+00:00',
  differsIn: [],
  ...given,
});
const FIRST = at(1, '2026-12-06T10:00:00+00:00');

const meta = preview.meta({
  title: 'Admin/Event series',
  component: EventSeries,
  args: {
    eventId: id(1),
    series: [FIRST],
    now: Date.UTC(2026, 10, 25, 12, 0),
    creating: false,
    following: false,
    onCreate: fn(),
    onFollow: fn(),
  },
  parameters: {
    ...everyPage,
    page,
  },
});

export const Default = meta.story({
  name: 'An event is repeated at dates that can be taken out one by one (A-67)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Dec 27, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create 3 events' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      starts: ['2026-12-13T10:00:00.000Z', '2026-12-20T10:00:00.000Z', '2027-01-03T10:00:00.000Z'],
    });
  },
});

export const Repeated = meta.story({
  name: 'Once dates are made, none of the next is chosen until somebody chooses it',
  args: { series: [FIRST, at(2, '2026-12-13T10:00:00+00:00')] },
  decorators: [
    (_, { args }) => {
      const [made, setMade] = useState(false);
      return <EventSeries {...args} series={made ? args.series : [FIRST]} onCreate={() => setMade(true)} />;
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create 4 events' }));
    await expect(canvas.getByRole('button', { name: 'Create events' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Dec 27, 2026/ }));
    await expect(canvas.getByRole('button', { name: 'Create 1 event' })).toBeVisible();
  },
});

export const Monthly = meta.story({
  name: 'Monthly is by weekday: the first Sunday',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How often'), 'monthly');
    await canvas.findByRole('checkbox', { name: /^Jan 3, 2027/ });
    await canvas.findByRole('checkbox', { name: /^Feb 7, 2027/ });
  },
});

export const Series = meta.story({
  name: 'The dates of a series say which of them differ, and those that follow can say the same (A-67)',
  args: {
    series: [
      at(2, '2026-11-22T10:00:00+00:00', {
        attendeesCount: 8,
        differsIn: ['location', 'city', 'max_attendees'],
      }),
      FIRST,
      at(3, '2026-12-13T10:00:00+00:00', { differsIn: ['credits_required'] }),
      at(4, '2026-12-20T10:00:00+00:00', { isCancelled: true, differsIn: ['title'] }),
      at(5, '2026-12-27T10:00:00+00:00', { publishedAt: null, attendeesCount: 0 }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('One of the events that follow differs from this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to all that follow' }));
    await expect(args.onFollow).toHaveBeenCalled();
    // Those that are there already are not offered again: as many as asked for come after the last of them.
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByRole('checkbox', { name: /^Jan 3, 2027/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Jan 24, 2027/ })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'A cancelled date is not repeated, and nothing follows it: its series leads on (A-67)',
  args: {
    series: [
      at(1, '2026-12-06T10:00:00+00:00', { isCancelled: true }),
      at(3, '2026-12-13T10:00:00+00:00', { differsIn: ['credits_required'] }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This date is cancelled/);
    await expect(canvas.getByRole('link', { name: /^Dec 13, 2026/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Invalid = meta.story({
  name: 'What is no such number creates nothing, and stays',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    const count = canvas.getByLabelText('How many more');
    await userEvent.clear(count);
    await userEvent.type(count, '60{Enter}');
    await expect(count).toHaveFocus();
    await expect(count).toHaveAccessibleDescription(/whole number from 1 to 26/);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Creating = meta.story({
  name: 'While they are created a second press does nothing',
  tags: ['kind:loading'],
  args: { creating: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating...' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});
