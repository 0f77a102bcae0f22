import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_FILTERS } from './EventFilters.tsx';
import { EventList, type EventListProps } from './EventList.tsx';
import { CITIES, EVENTS } from './lists.fixtures.ts';

const failure = { title: 'Error', description: 'Failed to load events' };

function show(given: Partial<EventListProps> = {}) {
  const props: EventListProps = {
    content: { kind: 'ready', events: EVENTS, total: 14 },
    filters: NO_FILTERS,
    cities: CITIES,
    page: 1,
    onFiltersChange: vi.fn<EventListProps['onFiltersChange']>(),
    onPageChange: vi.fn<EventListProps['onPageChange']>(),
    onRetry: vi.fn<() => void>(),
    renderCard: (event, { inFirstRow }) => <article data-first-row={inFirstRow}>{event.title}</article>,
    ...given,
  };
  const { rerender } = render(<EventList {...props} />);
  return {
    ...props,
    update: (more: Partial<EventListProps>) => rerender(<EventList {...props} {...more} />),
  };
}

describe('the list of upcoming events', () => {
  it('is a named list with one item for each event (R-265)', () => {
    show();
    const list = screen.getByRole('list', { name: 'Upcoming Events' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  });

  it('tells the first row to fetch its photos at once', () => {
    show();
    const inFirstRow = screen.getAllByRole('article').map((card) => card.dataset['firstRow']);
    expect(inFirstRow).toEqual(['true', 'true', 'true', 'false', 'false', 'false']);
  });

  it('filters by category, keeping the city (R-275)', async () => {
    const { onFiltersChange } = show({ filters: { ...NO_FILTERS, category: null, city: 'Berlin' } });
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Networking');
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({
      category: 'Networking',
      city: 'Berlin',
      search: null,
    });
  });

  it('filters by city, and back to all (R-275)', async () => {
    const { onFiltersChange } = show({ filters: { ...NO_FILTERS, category: null, city: 'Berlin' } });
    await userEvent.selectOptions(screen.getByLabelText('City'), 'All cities');
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith(NO_FILTERS);
  });

  it('offers all fifteen categories (R-279)', () => {
    show();
    expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(16);
  });

  it("has a button 'Clear Filters' as soon as there is something to clear, and no sooner (R-265)", async () => {
    const { onFiltersChange, update } = show();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    update({ filters: { ...NO_FILTERS, search: 'brunch' } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith(NO_FILTERS);
    // The button goes: whoever pressed it is where choosing begins.
    expect(screen.getByLabelText('Search events')).toHaveFocus();
  });

  it('searches with Enter at once, and after a pause in typing', async () => {
    const { onFiltersChange } = show({ filters: { ...NO_FILTERS, city: 'Berlin' } });
    await userEvent.type(screen.getByLabelText('Search events'), ' brunch {Enter}');
    expect(onFiltersChange).toHaveBeenCalledWith(
      { category: null, city: 'Berlin', search: 'brunch' },
      { typing: false },
    );
  });

  it('says beside each choice how many events it would show (R-275)', () => {
    show({ categories: [{ name: 'Networking', count: 3 }] });
    expect(
      within(screen.getByLabelText('City')).getByRole('option', { name: 'Berlin (9)' }),
    ).toBeInTheDocument();
    const categories = within(screen.getByLabelText('Category'));
    expect(categories.getByRole('option', { name: 'Networking (3)' })).toBeInTheDocument();
    expect(categories.getByRole('option', { name: 'Workshop (0)' })).toBeInTheDocument();
  });

  it('has pages of six, and none for a single page (R-277)', async () => {
    const { onPageChange, update } = show();
    expect(screen.getByRole('button', { name: 'Page 3' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Page 4' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
    update({ content: { kind: 'ready', events: EVENTS, total: 6 } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('reads out how many events match', () => {
    const { update } = show();
    expect(screen.getByRole('status')).toHaveTextContent('14 events');
    update({ content: { kind: 'ready', events: EVENTS.slice(0, 1), total: 1 } });
    expect(screen.getByRole('status')).toHaveTextContent('1 event');
  });

  it('is busy while it loads, with places for six cards', () => {
    show({ content: { kind: 'loading' } });
    const list = screen.getByRole('list', { name: 'Loading events...' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(list.closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('keeps the old cards while the next page is read, and says that it loads', () => {
    show({ content: { kind: 'ready', events: EVENTS, total: 14, refreshing: true } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading events...');
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('says when it failed to load, and tries again on request (R-288)', async () => {
    const { onRetry } = show({
      content: { kind: 'failed', notice: failure, advice: 'Nothing was changed.' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to load eventsNothing was changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('does not try twice at once', async () => {
    const { onRetry } = show({ content: { kind: 'failed', notice: failure, retrying: true } });
    await userEvent.click(screen.getByRole('button', { name: /Trying again/ }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('says when there are none (R-271)', () => {
    show({ content: { kind: 'ready', events: [], total: 0 } });
    expect(screen.getByText('No upcoming events at the moment.')).toBeInTheDocument();
    expect(screen.getByText('Check back soon for new events!')).toBeInTheDocument();
  });

  it('says when the filters leave none, and clears them in place (R-272)', async () => {
    const { onFiltersChange } = show({
      content: { kind: 'ready', events: [], total: 0 },
      filters: { ...NO_FILTERS, category: null, city: 'Munich' },
    });
    expect(screen.getByText('No events match your current filters.')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters to see more events.')).toBeInTheDocument();
    const [, inPlace] = screen.getAllByRole('button', { name: 'Clear Filters' });
    if (inPlace) await userEvent.click(inPlace);
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith(NO_FILTERS);
  });
});
