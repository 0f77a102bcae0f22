import { dataErrorCode } from '@sorella/core/data-port';
import { type EventPeople, GuestAudience } from '@sorella/core/domain/entities/event-people';
import { groupGuests } from '@sorella/core/domain/events/guest-list';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice, dataErrorNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type GuestMessageDraft, GuestMessages } from '../../../admin/events/GuestMessages.tsx';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../../runtime/app-services.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../editing/index.ts';

/** What was written to the people of an event. */
export const guestMessagesQuery = ({ data }: Pick<AppServices, 'data'>, eventId: string) =>
  queryOptions({
    queryKey: ['admin-tools', 'guest-messages', eventId],
    queryFn: ({ signal }) => data.admin.listGuestMessages(eventId, { signal }),
  });

function draftOf(form: string): GuestMessageDraft {
  const { audience, body = '' } = readTabDraft(form);
  const known = GuestAudience.safeParse(audience);
  return { audience: known.success ? known.data : 'coming', body };
}

/** Writing to the people of an event, on live data. What is sent again because no answer came arrives once. */
export function GuestMessagesFlow({ found }: { readonly found: EventPeople }) {
  const services = useAppServices();
  const { data, notices } = services;
  const { event } = found;
  const form = `guests ${event.id}`;
  const [draft] = useState(() => draftOf(form));
  const query = useQuery(guestMessagesQuery(services, event.id));
  const groups = groupGuests(found.people);
  /** Under which id these words went out last: the same words again are the same message. */
  const last = useRef<{ words: string; messageId: string } | null>(null);
  const sending = useSingleMutation({
    mutationFn: ({ audience, body }: GuestMessageDraft) => {
      const words = `${audience} ${body}`;
      if (last.current?.words !== words) last.current = { words, messageId: crypto.randomUUID() };
      return data.admin.messageGuests({
        eventId: event.id,
        messageId: last.current.messageId,
        audience,
        body,
      });
    },
    onSuccess: () => {
      last.current = null;
      forgetTabDraft(form);
      notices.publish(noticeOf(adminNotices, 'guests-told'), { group: form });
    },
    onError: (error) => {
      const isNobody = dataErrorCode(error) === 'no-application';
      notices.publish(
        isNobody
          ? noticeOf(adminNotices, 'no-guests-to-tell')
          : dataErrorCode(error) === 'session-expired'
            ? dataErrorNotice('session-expired')
            : changeFailureNotice(error, noticeOf(adminNotices, 'guests-not-told')),
        { group: form },
      );
      reportFailure(services, error);
    },
  });
  return (
    <GuestMessages
      event={event}
      counts={{ coming: groups.coming.length, waiting: groups.pending.length }}
      sent={query.data ?? (query.isError ? 'failed' : null)}
      draft={draft}
      busy={sending.isPending}
      onTyped={({ audience, body }) => keepTabDraft(form, { audience, body })}
      onSend={sending.attempt}
    />
  );
}
