import { earlierReference } from '@sorella/core/domain/events/application-groups';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApplicationList } from '../../lists/ApplicationList.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNow } from '../../runtime/use-now.ts';
import { useSession } from '../session/index.ts';
import { ApplicationCardFlow } from './ApplicationCardFlow.tsx';
import { applicationHistoryQuery } from './queries.ts';

/** Props of {@link MyApplicationsFlow}. */
export interface MyApplicationsFlowProps {
  /** Leads to the upcoming events. */
  onBrowse(): void;
}

/** Everything that the member has applied for, live, with what was decided and how it is paid, what needs the member first. */
export function MyApplicationsFlow({ onBrowse }: MyApplicationsFlowProps) {
  const { data } = useAppServices();
  const userId = useSession().session?.userId ?? null;
  const history = useInfiniteQuery({
    ...applicationHistoryQuery(data, userId ?? ''),
    enabled: userId !== null,
  });
  const failure = useReadFailure(history);
  const now = useNow();
  // What she says of a payment does not take the card from under her finger, and put another one's button there.
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  // An application that came meanwhile moves the later pages by one: the same may stand on two.
  const applications = history.data && [
    ...new Map(history.data.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values(),
  ];
  const list = (
    <ApplicationList
      content={
        applications
          ? {
              kind: 'ready',
              applications,
              more: history.hasNextPage
                ? { loading: history.isFetchingNextPage, onMore: () => void history.fetchNextPage() }
                : null,
            }
          : failure
            ? { kind: 'failed', notice: noticeOf(eventsNotices, 'own-applications-load-failed'), ...failure }
            : { kind: 'loading' }
      }
      renderCard={(application, headingLevel) => (
        <ApplicationCardFlow
          application={application}
          headingLevel={headingLevel}
          earlierReference={earlierReference(application, applications ?? [])}
          onStatePaid={() => setStaying((before) => new Set(before).add(application.id))}
        />
      )}
      now={now}
      staying={staying}
      headingLevel={2}
      onRetry={() => void history.refetch()}
      emptyAction={
        <Button variant="secondary" onPress={onBrowse}>
          {eventsTexts.browse}
        </Button>
      }
    />
  );
  return (
    <>
      <ReadEarlier cachedAt={history.data?.pages[0]?.cachedAt} />
      {list}
    </>
  );
}
