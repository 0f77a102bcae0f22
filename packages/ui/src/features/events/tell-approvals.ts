import type { ApplicationWithEvent } from '@sorella/core/domain/entities/application';
import { accessNotices } from '@sorella/core/notices/access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';
import { isToldByPayment } from '../payments/index.ts';
import { accessQuery } from '../session/index.ts';
import { outcomesOf } from './outcomes.ts';
import { ownApplicationsQuery } from './queries.ts';

/** The applications that are approved now and were pending when they were read before. */
export function newlyApproved(
  before: readonly ApplicationWithEvent[],
  now: readonly ApplicationWithEvent[],
): ApplicationWithEvent[] {
  const pending = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id));
  return now.filter(({ id, status }) => status === 'approved' && pending.has(id));
}

/**
 * Tells a member whose application is approved while a page is open, whichever page that is: for which event, and what
 * opens with the member's first one. The function returned ends it.
 */
export function tellApprovals(services: AppServices, queries: QueryClient, userId: string): () => void {
  const { data, notices } = services;
  const observer = new QueryObserver(queries, ownApplicationsQuery(data, userId));
  let known: readonly ApplicationWithEvent[] | undefined;
  const hadAccess = () => queries.getQueryData(accessQuery(data, userId).queryKey);
  // What opens with the first approval is told once: access that was there before is nothing new.
  let isIn = hadAccess();
  const stopWatching = queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'access' && query.queryKey[1] === userId) isIn ??= hadAccess();
  });
  const stopObserving = observer.subscribe(({ data: applications }) => {
    if (!applications || applications === known) return;
    const before = known;
    known = applications;
    if (!before) return;
    for (const { event, eventId } of newlyApproved(before, applications)) {
      // That it waits for an admin is over.
      notices.retire(outcomesOf(eventId));
      if (isToldByPayment(services, event?.title)) {
        isIn = true;
        continue;
      }
      const id = isIn === false ? 'access-opened' : 'application-approved';
      isIn = true;
      notices.retire('access');
      notices.publish(noticeOf(accessNotices, id, { event: event?.title ?? eventsTexts.anEvent }));
    }
  });
  return () => {
    stopWatching();
    stopObserving();
    observer.destroy();
  };
}
