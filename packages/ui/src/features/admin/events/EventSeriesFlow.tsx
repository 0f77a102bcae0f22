import { dataErrorCode } from '@sorella/core/data-port';
import type { SeriesEvent } from '@sorella/core/domain/entities/event-series';
import { differingAfter } from '@sorella/core/domain/events/event-series';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { eventSeriesTexts as texts } from '@sorella/core/notices/texts/event-series.texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { differingWords, EventSeries } from '../../../admin/events/EventSeries.tsx';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { Surface } from '../../../primitives/Surface.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { eventSeriesQuery } from './event-series-query.ts';

/** Dates that the question names. */
const MOST_NAMED = 6;

/** Which dates change, and how many have a seat at each. */
function changedWords(events: readonly SeriesEvent[]): string {
  const named = events.slice(0, MOST_NAMED).map((event) =>
    fillText(texts.followed, {
      date: formatDateTime(event.startTime, event.timeZone) ?? '',
      taken: event.attendeesCount,
      fields: differingWords(event),
    }),
  );
  const more = events.length - named.length;
  const dates = [...named, ...(more > 0 ? [fillText(texts.followedMore, { n: more })] : [])].join('; ');
  return fillText(texts.followedAll, { dates });
}

/** The other dates of an event, on live data. */
export function EventSeriesFlow({ eventId }: { readonly eventId: string }) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const query = useQuery(eventSeriesQuery(data, eventId));
  const failure = useReadFailure(query);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(preloadQuestion, []);
  const create = useSingleMutation({
    mutationFn: (starts: readonly string[]) => data.admin.repeatEvent({ eventId, starts }),
    onSuccess: () => notices.publish(noticeOf(adminNotices, 'events-repeated')),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'events-repeat-failed')));
      reportFailure(services, error);
      void query.refetch();
    },
  });
  const follow = useSingleMutation({
    mutationFn: () => data.admin.copyToFollowing(eventId),
    onSuccess: () => notices.publish(noticeOf(adminNotices, 'series-followed')),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'series-follow-failed')));
      reportFailure(services, error);
      void query.refetch();
    },
    onSettled: () => setIsAsked(false),
  });
  if (!query.data) {
    // Of an event that is not there the page above says so.
    if (failure && dataErrorCode(failure.error) === 'not-found') return null;
    return (
      <Surface as="section">
        {failure ? (
          <ErrorState
            notice={failure.generalNotice}
            headingLevel={3}
            retrying={failure.retrying}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Text size="small">{texts.loading}</Text>
        )}
      </Surface>
    );
  }
  return (
    <>
      <EventSeries
        eventId={eventId}
        series={query.data}
        now={now()}
        creating={create.isPending}
        following={follow.isPending}
        onCreate={({ starts }) => create.mutate(starts)}
        onFollow={() => setIsAsked(true)}
      />
      <LazyQuestion
        open={isAsked}
        busy={follow.isPending}
        title={texts.followQuestion}
        description={`${texts.followBody} ${changedWords(differingAfter(query.data, eventId, now()))}`}
        confirmLabel={texts.follow}
        cancelLabel={texts.keep}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => follow.mutate()}
      />
    </>
  );
}
