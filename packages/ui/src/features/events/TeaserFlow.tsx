import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { useQuery } from '@tanstack/react-query';
import { FreeSeatDrawing } from '../../art/drawings/FreeSeatDrawing.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { TeaserCard } from '../../cards/teaser-card/TeaserCard.tsx';
import { TeaserCardSkeleton } from '../../cards/teaser-card/TeaserCardSkeleton.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { EventGrid } from '../../lists/EventGrid.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { teaserEventsQuery } from './queries.ts';

const PLACES = [0, 1, 2] as const;

/** The next three events. */
export function TeaserFlow() {
  const { data, now } = useAppServices();
  const teaser = useQuery(teaserEventsQuery(data, new Date(now()).toISOString()));
  // An answer that is there before the page is taken over is shown right after.
  const hydrated = useHydrated();
  const failure = useReadFailure(teaser);
  if (hydrated && failure) {
    const { title } = failure.generalNotice;
    return (
      <ErrorState
        notice={noticeOf(eventsNotices, 'events-teaser-load-failed', { message: title })}
        advice={failure.advice}
        headingLevel={3}
        retrying={failure.retrying}
        onRetry={() => void teaser.refetch()}
      />
    );
  }
  if (!hydrated || !teaser.data) {
    return (
      <EventGrid
        label={homeTexts.loadingEvents}
        swiped
        items={PLACES}
        keyOf={(place) => place}
        renderItem={() => <TeaserCardSkeleton />}
      />
    );
  }
  if (teaser.data.events.length === 0) {
    return (
      <EmptyState
        drawing={<FreeSeatDrawing />}
        title={homeTexts.noEventsTitle}
        body={homeTexts.noEventsBody}
        headingLevel={3}
      />
    );
  }
  return (
    <EventGrid
      label={homeTexts.upcomingEvents}
      swiped
      items={teaser.data.events}
      keyOf={({ id }) => id}
      renderItem={(event) => <TeaserCard event={event} />}
    />
  );
}
