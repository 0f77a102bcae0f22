import { isUnanswered } from '@sorella/core/data-port';
import { cancellationOf } from '@sorella/core/domain/events/event-card-state';
import { type CancellationEmitted, isCancelling } from '@sorella/core/machines/cancellation';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { useEffect, useState } from 'react';
import { readerZone } from '../../browser/reader-zone.ts';
import { ApplicationCard, type ApplicationCardProps } from '../../cards/application-card/ApplicationCard.tsx';
import { useApplicationsRefresh } from '../../queries/use-refresh.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useNow } from '../../runtime/use-now.ts';
import { cancellationActor } from './applying.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { outcomesOf } from './outcomes.ts';
import { useCalendarEntry } from './use-calendar-entry.ts';

/** Props of {@link ApplicationCardFlow}. */
export interface ApplicationCardFlowProps
  extends Pick<ApplicationCardProps, 'application' | 'headingLevel' | 'earlierReference'> {
  /** She says that she has paid; called before it is sent. */
  readonly onStatePaid: () => void;
}

/** One of her applications, joined to the machine of cancelling and to what she says of her payment. */
export function ApplicationCardFlow({
  application,
  headingLevel,
  earlierReference = null,
  onStatePaid,
}: ApplicationCardFlowProps) {
  const services = useAppServices();
  const { data, notices, device } = services;
  const now = useNow();
  const navigate = useNavigate();
  const refresh = useApplicationsRefresh();
  const [cancellation] = useState(() => cancellationActor(services, application.eventId));
  const addToCalendar = useCalendarEntry();
  const snapshot = useLazyActor(cancellation);
  const asking = cancellation.getActor();
  const { event, booking, userId } = application;
  const group = outcomesOf(application.eventId);

  useEffect(
    () =>
      cancellation.listen((emitted: CancellationEmitted) => {
        if (emitted.type === 'applications.changed') refresh();
        else if (emitted.type === 'signIn.needed') navigate('/signin', { rememberOrigin: true });
        else notices.publish(emitted.notice, { group });
      }),
    [cancellation, notices, navigate, refresh, group],
  );

  const stating = useSingleMutation({
    mutationFn: (paid: boolean) => data.applications.statePaid({ applicationId: application.id, paid }),
    // Said again it stays as it was said first: what had no answer may have arrived.
    retry: (tries, error) => tries === 0 && isUnanswered(error) && device.isOnline(),
    onError: (error) => {
      notices.publish(changeFailureNotice(error), { group });
      reportFailure(services, error);
    },
    onSuccess: () => notices.retire(group),
    onSettled: refresh,
  });

  return (
    <>
      <ApplicationCard
        application={application}
        {...(headingLevel && { headingLevel })}
        earlierReference={earlierReference}
        cancelling={snapshot !== undefined && isCancelling(snapshot)}
        stating={stating.isPending}
        now={now}
        readerZone={readerZone()}
        onCancel={() => {
          const terms = event && cancellationOf({ event, application, booking, now });
          cancellation.send({
            type: 'cancellation.request',
            userId,
            terms: event && terms ? { ...terms, timeZone: event.timeZone } : null,
          });
        }}
        {...(event && { onAddToCalendar: () => addToCalendar(event) })}
        onStatePaid={({ paid }) => {
          if (stating.isPending) return;
          if (paid) onStatePaid();
          stating.mutate(paid);
        }}
      />
      {asking ? <CancelQuestion actor={asking} /> : null}
    </>
  );
}
