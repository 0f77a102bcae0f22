import { nextApplication } from '@sorella/core/domain/events/next-event';
import { useQuery } from '@tanstack/react-query';
import { NextEvent } from '../../cards/event-card/NextEvent.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNow } from '../../runtime/use-now.ts';
import { ownApplicationsQuery } from './queries.ts';

/** The event that a member goes to next, of the applications that the cards below are drawn from; nothing until they are read. */
export function NextEventFlow({ userId }: { readonly userId: string }) {
  const { data } = useAppServices();
  const applications = useQuery(ownApplicationsQuery(data, userId));
  const now = useNow();
  return applications.data ? (
    <NextEvent event={nextApplication(applications.data, now)?.event ?? null} now={now} />
  ) : null;
}
