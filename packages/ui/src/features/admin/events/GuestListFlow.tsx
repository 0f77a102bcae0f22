import { dataErrorCode } from '@sorella/core/data-port';
import { adminSectionHref, memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { EventPeople, EventPerson } from '@sorella/core/domain/entities/event-people';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { isListKept } from '@sorella/core/domain/events/guest-list';
import { seatPayment } from '@sorella/core/domain/payments/seat-payment';
import { fullName } from '@sorella/core/domain/profile/names';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { syncNotices } from '@sorella/core/notices/sync.notices';
import { receivedTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { guestListTexts } from '@sorella/core/notices/texts/admin-events.texts';
import type { OutboxSnapshot } from '@sorella/core/offline';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { GuestList } from '../../../admin/events/GuestList.tsx';
import { ToolsSkeleton } from '../../../admin/tools/ToolsSkeleton.tsx';
import { SearchDrawing } from '../../../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../../primitives/Button.tsx';
import type { FromCache } from '../../../queries/from-cache.ts';
import { ReadEarlier } from '../../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../../runtime/app-services.ts';
import { inEuros, onClock } from '../tools/export-values.ts';
import { useExport } from '../tools/use-export.ts';
import { GuestMessagesFlow } from './GuestMessagesFlow.tsx';

/** Who comes to an event. */
export const eventPeopleQuery = ({ data }: Pick<AppServices, 'data'>, eventId: string) =>
  queryOptions({
    queryKey: ['admin-tools', 'event-people', eventId],
    queryFn: ({ signal }): Promise<EventPeople & FromCache> => data.admin.getEventPeople(eventId, { signal }),
  });

/** What waits on this device about who is there, by the application: since when she is, the last word about each. */
function unsentArrivals(queue: OutboxSnapshot | undefined): ReadonlyMap<string, string | null> {
  return new Map(
    (queue?.entries ?? []).flatMap(({ change }): [string, string | null][] =>
      change.kind === 'arrival.note' ? [[change.applicationId, change.isHere ? change.notedAt : null]] : [],
    ),
  );
}

/** As it stands with what was pressed here. */
const withUnsent = (found: EventPeople, unsent: ReadonlyMap<string, string | null>): EventPeople => ({
  ...found,
  people: found.people.map((person) => {
    const arrivedAt = unsent.get(person.id);
    return arrivedAt === undefined ? person : { ...person, arrivedAt };
  }),
});

/** Who comes to an event, on live data: ticks are kept on the device first, and reach the others when they can. */
export function GuestListFlow({
  eventId,
  mayDecide,
  mayOpenMembers,
}: {
  readonly eventId: string;
  /** She may decide about those who wait. */
  readonly mayDecide: boolean;
  /** She may read members' records (A-104). */
  readonly mayOpenMembers: boolean;
}) {
  const services = useAppServices();
  const { data, offline, notices, now } = services;
  const query = useQuery(eventPeopleQuery(services, eventId));
  const failure = useReadFailure(query);
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  // From the press until it is answered, or known to wait.
  const [pressed, setPressed] = useState<ReadonlyMap<string, string | null>>(new Map());
  const lastPressed = useRef(new Map<string, string | null>());
  const unsent = new Map([...unsentArrivals(queue), ...pressed]);
  const found = query.data && withUnsent(query.data, unsent);
  const { save } = useExport<EventPerson>({
    name: ['people', found?.event.title ?? eventId.slice(0, 8)],
    // Read anew, so that the log keeps that it was taken away; ticks that wait here are in it.
    readPage: async () => {
      const { people } = withUnsent(await data.admin.getEventPeople(eventId, { isExport: true }), unsent);
      return { rows: people, total: people.length };
    },
    columns: [
      { header: 'First name', value: ({ firstName }) => firstName },
      { header: 'Last name', value: ({ lastName }) => lastName },
      { header: 'Phone', value: ({ phone }) => phone },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Reference', value: ({ reference }) => reference },
      {
        header: 'Status',
        value: ({ status, isCancelled }) => (isCancelled && status === 'denied' ? 'cancelled' : status),
      },
      {
        header: 'Payment',
        value: ({ paymentAmountCents, received, status, paidStatedAt }) =>
          receivedTexts.states[
            seatPayment({
              amountCents: paymentAmountCents,
              received,
              isApproved: status === 'approved',
              paidStatedAt,
            })
          ],
      },
      { header: 'Price in euros', value: ({ paymentAmountCents }) => inEuros(paymentAmountCents) },
      { header: 'Received in euros', value: ({ received }) => inEuros(received?.amountCents ?? 0) },
      { header: 'Here since', value: ({ arrivedAt }) => onClock(arrivedAt, found?.event.timeZone) },
    ],
  });

  const note = async (person: EventPerson, isHere: boolean) => {
    const before = lastPressed.current.get(person.id);
    // A second press, made before the first is drawn, means the same.
    if (before !== undefined && (before !== null) === isHere) return;
    const notedAt = new Date(now()).toISOString();
    const press = isHere ? notedAt : null;
    lastPressed.current.set(person.id, press);
    setPressed(new Map(lastPressed.current));
    try {
      const outcome = await offline.submit({
        kind: 'arrival.note',
        applicationId: person.id,
        isHere,
        notedAt,
        name: fullName(person),
      });
      if (outcome.kind === 'refused')
        notices.publish(noticeOf(syncNotices, 'change-refused'), { group: 'sync' });
    } catch (error) {
      notices.publish(dataErrorNotice(dataErrorCode(error)));
      reportFailure(services, error);
    } finally {
      if (lastPressed.current.get(person.id) === press) lastPressed.current.delete(person.id);
      setPressed(new Map(lastPressed.current));
      void query.refetch();
    }
  };

  if (!found) {
    if (!failure) return <ToolsSkeleton />;
    return dataErrorCode(failure.error) === 'not-found' ? (
      <EmptyState
        drawing={<SearchDrawing />}
        title={guestListTexts.goneTitle}
        body={guestListTexts.goneBody}
        headingLevel={2}
        action={<ButtonLink href={adminSectionHref('events')}>{guestListTexts.back}</ButtonLink>}
      />
    ) : (
      <ErrorState
        notice={failure.generalNotice}
        headingLevel={2}
        retrying={failure.retrying}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <ReadEarlier cachedAt={query.data?.cachedAt} />
      <GuestList
        {...found}
        unsent={
          new Map(
            [...unsent.keys()].map((id) => [
              id,
              pressed.has(id) || queue?.sending != null ? 'sending' : 'waiting',
            ]),
          )
        }
        memberHref={mayOpenMembers ? memberRecordHref : null}
        decideHref={
          mayDecide
            ? `${adminSectionHref('applications')}?${new URLSearchParams({ q: found.event.title, status: 'pending' })}`
            : null
        }
        onArrival={({ person, isHere }) => void note(person, isHere)}
        messages={<GuestMessagesFlow found={found} />}
        onPrint={() => window.print()}
        onExport={save}
      />
    </>
  );
}

/** What stands above the list of an event's people. */
export interface GuestListHeading {
  /** The event's title. */
  readonly title: string;
  /** Its day and place. */
  readonly lead: string;
  /** What can be done without a network. */
  readonly offline: string;
}

/** Null until it is known. */
export function useGuestListHeading(eventId: string | null): GuestListHeading | null {
  const services = useAppServices();
  const { data } = useQuery({ ...eventPeopleQuery(services, eventId ?? ''), enabled: eventId !== null });
  if (!data || eventId === null) return null;
  const { title, startTime, timeZone, location } = data.event;
  return {
    title,
    lead: [formatDateTime(startTime, timeZone), location].filter((part) => part !== null).join(' · '),
    offline: isListKept(data.event, services.now()) ? guestListTexts.offline : guestListTexts.offlineFar,
  };
}
