import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { aState } from '../cards/cards.fixtures.ts';
import { EventCard } from '../cards/event-card/EventCard.tsx';
import { NO_FILTERS } from './EventFilters.tsx';
import { page } from './EventList.page.tsx';
import { EventList, type LoadedEvents } from './EventList.tsx';
import { CITIES, EVENTS, ready } from './lists.fixtures.ts';

const meta = preview.meta({
  title: 'Lists/Event list',
  parameters: { ...everyPage, page },
  component: EventList,
  args: {
    content: ready<LoadedEvents>({ events: EVENTS, total: 14 }),
    filters: NO_FILTERS,
    cities: CITIES,
    page: 1,
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    renderCard: (event, { inFirstRow }) => (
      <EventCard event={event} state={aState(event)} eager={inFirstRow} onApply={fn()} onCancel={fn()} />
    ),
  },
});

export const Ready = meta.story({
  name: 'Six events stand on a page, the rest on the next ones (R-277, R-289)',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('14 events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

export const OnePage = meta.story({
  name: 'A single page shows no page numbers (R-277)',
  args: { content: { kind: 'ready', events: EVENTS.slice(0, 2), total: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Refreshing = meta.story({
  name: 'While the next page is read the cards stay',
  tags: ['kind:loading'],
  args: { content: { kind: 'ready', events: EVENTS, total: 14, refreshing: true } },
});

export const Loading = meta.story({
  name: 'While events load, cards without words keep their places',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
});

export const Failed = meta.story({
  name: 'When events fail to load it says so and tries again on request',
  tags: ['kind:error'],
  args: {
    content: {
      kind: 'failed',
      notice: noticeOf(eventsNotices, 'events-load-failed'),
      advice: dataErrorNotices['error-network'].description,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Without any event it asks to check back (R-271)',
  tags: ['kind:empty'],
  args: { content: { kind: 'ready', events: [], total: 0 } },
});

export const Filtered = meta.story({
  name: 'Filters that leave nothing can be cleared in place (R-272)',
  tags: ['kind:empty'],
  args: {
    content: { kind: 'ready', events: [], total: 0 },
    filters: { ...NO_FILTERS, category: 'Volunteer', city: 'Munich' },
  },
});

export const Filtering = meta.story({
  name: 'The number of matches is read out when a filter changes it',
  tags: ['replayed'],
  render: function Live(args) {
    const [filters, setFilters] = useState(args.filters);
    const events = EVENTS.filter((event) => filters.category === null || event.category === filters.category);
    return (
      <EventList
        {...args}
        content={{ kind: 'ready', events, total: events.length }}
        filters={filters}
        onFiltersChange={setFilters}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Networking');
    await expect(canvasElement.querySelector('p[role="status"]')).toHaveTextContent('1 event');
  },
});

export const Narrow = meta.story({
  name: 'On a phone there is one column',
  globals: { viewport: { value: 'phone' } },
  args: { content: { kind: 'ready', events: EVENTS.slice(0, 2), total: 14 } },
});

export const LongText = meta.story({
  name: 'Long titles and a long city leave the columns equally wide',
  tags: ['kind:long-text'],
  args: {
    content: {
      kind: 'ready',
      events: EVENTS.map((event, index) =>
        index === 1
          ? {
              ...event,
              title:
                'An unhurried evening of letterpress printing, hand-bound notebooks and very good soup with Donaudampfschifffahrtsgesellschaft',
              location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            }
          : event,
      ),
      total: 6,
    },
    cities: [...CITIES, { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }],
    filters: { ...NO_FILTERS, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, long] = canvas.getAllByRole('article');
    await expect(long?.offsetWidth).toBe(first?.offsetWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
