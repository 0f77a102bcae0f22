import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EventPaymentTermChoice } from '../../../admin/payment-term/EventPaymentTermChoice.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { Surface } from '../../../primitives/Surface.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { eventPaymentTermQuery } from '../payment-term-query.ts';
import { eventPeopleQuery } from './GuestListFlow.tsx';

const SAVING = 'event-payment-term';

/** The time to pay of one event, on live data; nothing for one that costs nothing. */
export function EventPaymentTermFlow({ eventId }: { readonly eventId: string }) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const people = useQuery(eventPeopleQuery(services, eventId));
  const isPaid = (people.data?.event.creditsRequired ?? 0) > 0;
  const query = useQuery({ ...eventPaymentTermQuery(data, eventId), enabled: isPaid });
  // One after the other: whoever chooses again while it is saved means the last.
  const { mutate, isPending, variables } = useMutation({
    mutationKey: [SAVING, eventId],
    scope: { id: `${SAVING} ${eventId}` },
    mutationFn: (days: number | null) => data.admin.saveEventPaymentTerm({ eventId, days }),
    onSuccess: () => {
      // This one is counted still.
      if (queries.isMutating({ mutationKey: [SAVING, eventId] }) > 1) return;
      notices.publish(noticeOf(adminNotices, 'payment-term-saved'), { group: 'payment-term' });
    },
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'payment-term-save-failed')), {
        group: 'payment-term',
      });
      reportFailure(services, error);
      // The answer alone may have been lost.
      void query.refetch();
    },
  });
  const failure = useReadFailure(query);
  if (!isPaid) return null;
  if (!query.data)
    return failure ? (
      <Surface as="section">
        <ErrorState
          notice={noticeOf(adminNotices, 'payment-term-load-failed')}
          advice={failure.advice}
          headingLevel={3}
          retrying={failure.retrying}
          onRetry={() => void query.refetch()}
        />
      </Surface>
    ) : null;
  const term = isPending && variables !== undefined ? { ...query.data, days: variables } : query.data;
  return <EventPaymentTermChoice term={term} saving={isPending} onSave={mutate} />;
}
