import type { Event } from '@sorella/core/domain/entities/event';
import { EVENTS_PER_PAGE } from '@sorella/core/domain/limits';
import { fillText } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { FreeSeatDrawing } from '../art/drawings/FreeSeatDrawing.tsx';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { EventCardSkeleton } from '../cards/event-card/EventCardSkeleton.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { Button } from '../primitives/Button.tsx';
import type { HeadingProps } from '../primitives/Heading.tsx';
import { Pagination } from '../primitives/Pagination.tsx';
import { useInView } from '../primitives/use-in-view.ts';
import type { ListContent } from './content.ts';
import {
  type EventFilterOption,
  EventFilters,
  type EventFilterValues,
  isFiltered,
  NO_FILTERS,
} from './EventFilters.tsx';
import { EventGrid } from './EventGrid.tsx';
import * as css from './event-list.css.ts';

/** One page of the listing, and how many events match in all. */
export interface LoadedEvents {
  readonly events: readonly Event[];
  readonly total: number;
  /** Another page or filter is being read; the cards shown are still the old ones. */
  readonly refreshing?: boolean;
}

/** Props of {@link EventList}. */
export interface EventListProps {
  readonly content: ListContent<LoadedEvents>;
  readonly filters: EventFilterValues;
  /** Choices of the city filter. */
  readonly cities: readonly EventFilterOption[];
  /** The categories that have events, with how many. */
  readonly categories?: readonly EventFilterOption[];
  /** The page goes back to 1 with every change. `typing`: more of the same may come at once. */
  readonly onFiltersChange: (filters: EventFilterValues, details?: { typing: boolean }) => void;
  /** From 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly onRetry: () => void;
  /** The way to other pages comes into view. */
  readonly onPagesInView?: () => void;
  /** Of what stands in place of the cards: one below the heading the list stands under. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
  /** Draws the card of one event; the first row is worth fetching its photos at once. */
  readonly renderCard: (event: Event, details: { inFirstRow: boolean }) => ReactNode;
}

const FIRST_ROW = 3;
const placeholders = Array.from({ length: EVENTS_PER_PAGE }, (_, index) => index);

function countText(total: number): string {
  return total === 1 ? eventsTexts.oneEventFound : fillText(eventsTexts.eventsFound, { n: total });
}

/**
 * The upcoming events: filters, cards, pages, with skeletons while they load, an
 * error with a way on, and the two kinds of nothing. The number of matches is read out
 * whenever it changes.
 */
export function EventList(props: EventListProps) {
  const { content, filters, cities, categories = [], onFiltersChange, page, onPageChange } = props;
  const pageCount = content.kind === 'ready' ? Math.ceil(content.total / EVENTS_PER_PAGE) : 0;
  const busy = content.kind === 'loading' || (content.kind === 'ready' && content.refreshing === true);
  // What was pressed answers before the cards that it asks for are drawn.
  const results = useDeferredValue(<Results {...props} />);
  const pages = useRef<HTMLDivElement>(null);
  useInView(pages, props.onPagesInView);
  return (
    <div className={css.root}>
      <div className={css.top}>
        <EventFilters values={filters} cities={cities} categories={categories} onChange={onFiltersChange} />
        <p role="status" className={css.count}>
          {busy ? eventsTexts.loadingEvents : null}
          {!busy && content.kind === 'ready' && content.total > 0 ? countText(content.total) : null}
        </p>
      </div>
      <div className={css.results} aria-busy={busy}>
        {results}
      </div>
      <div ref={pages} className={css.pages}>
        <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />
      </div>
    </div>
  );
}

function Results({
  content,
  filters,
  onFiltersChange,
  onRetry,
  headingLevel = 3,
  renderCard,
}: EventListProps) {
  if (content.kind === 'loading') {
    return (
      <EventGrid
        label={eventsTexts.loadingEvents}
        items={placeholders}
        keyOf={(index) => index}
        renderItem={() => <EventCardSkeleton />}
      />
    );
  }
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} headingLevel={headingLevel} onRetry={onRetry} />;
  }
  if (content.events.length === 0)
    return <Nothing filters={filters} onFiltersChange={onFiltersChange} headingLevel={headingLevel} />;
  return (
    <EventGrid
      label={eventsTexts.upcomingEvents}
      items={content.events}
      keyOf={(event) => event.id}
      renderItem={(event, index) => renderCard(event, { inFirstRow: index < FIRST_ROW })}
    />
  );
}

function Nothing({
  filters,
  onFiltersChange,
  headingLevel,
}: Pick<EventListProps, 'filters' | 'onFiltersChange'> & Required<Pick<EventListProps, 'headingLevel'>>) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState
        drawing={<FreeSeatDrawing />}
        title={eventsTexts.emptyTitle}
        body={eventsTexts.emptyBody}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={eventsTexts.filteredTitle}
      body={eventsTexts.filteredBody}
      headingLevel={headingLevel}
      action={
        <Button variant="secondary" onPress={() => onFiltersChange(NO_FILTERS)}>
          {eventsTexts.clearFilters}
        </Button>
      }
    />
  );
}
