import { type CommunityData, dataErrorCode, isConnectionFailure } from '@sorella/core/data-port';
import type { Event } from '@sorella/core/domain/entities/event';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { eventsAdminNotices } from '@sorella/core/notices/events-admin.notices';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { eventDeleteTexts } from '@sorella/core/notices/texts/event-form.texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { DeleteConsequences } from '../../dialogs/DeleteConsequences.tsx';
import { DOUBLE_PRESS_MS } from '../../primitives/left-over-press.ts';
import { Text } from '../../primitives/Text.tsx';
import { invalidate } from '../../queries/invalidate.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { applicationCountsQuery } from './queries.ts';

/** Milliseconds after which everything is read once more. */
const REFRESH_AFTER_DELETE_MS = 1_000;

/** Why an event was not deleted. */
function deleteProblem(error: unknown): FilledNotice {
  if (dataErrorCode(error) === 'offline') return dataErrorNotice('offline');
  if (isConnectionFailure(error)) return noticeOf(eventsAdminNotices, 'event-delete-failed');
  switch (dataErrorCode(error)) {
    case 'forbidden':
      return noticeOf(eventsAdminNotices, 'event-delete-permission-denied');
    case 'not-found':
      return noticeOf(eventsNotices, 'event-not-found');
    case 'event-has-paid-bookings':
      return noticeOf(eventsAdminNotices, 'event-delete-has-paid-bookings');
    default:
      return noticeOf(eventsAdminNotices, 'event-delete-error');
  }
}

/** Deletes it. Where only the answer was lost, the event itself tells what became of it. */
async function deleteEvent({ events }: CommunityData, eventId: string, force: boolean): Promise<void> {
  try {
    await events.delete(eventId, { force });
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    const found = await events.get(eventId).catch(dataErrorCode);
    if (found !== 'not-found') throw error;
  }
}

/** Props of {@link DeleteEventFlow}. */
export interface DeleteEventFlowProps {
  event: Event;
  /** Answered: deleted, or kept. */
  onClose(details: { deleted: boolean }): void;
}

/**
 * Asks before an event is deleted, and says what becomes of those who applied. Where members have
 * paid, the first yes is asked again.
 */
export function DeleteEventFlow({ event, onClose }: DeleteEventFlowProps) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const queries = useQueryClient();
  const counts = useQuery(applicationCountsQuery(data, event.id));
  const deleting = useSingleMutation({
    mutationFn: ({ force }: { force: boolean }) => deleteEvent(data, event.id, force),
    onSuccess() {
      notices.publish(noticeOf(eventsAdminNotices, 'event-deleted'));
      invalidate(queries, 'event', 'application');
      setTimeout(() => invalidate(queries, 'event'), REFRESH_AFTER_DELETE_MS);
      onClose({ deleted: true });
    },
    onError(error) {
      reportFailure(services, error);
      const notice = deleteProblem(error);
      if (dataErrorCode(error) !== 'not-found') {
        // The question says it, and stays open.
        notices.publish(notice, { place: 'inline' });
        return;
      }
      // Somebody else was faster.
      notices.publish(notice);
      invalidate(queries, 'event');
      onClose({ deleted: true });
    },
  });
  const [asked, setAsked] = useState<'once' | 'just-again' | 'again'>('once');
  const isAskedAgain = asked !== 'once';
  const hasPaid = noticeOf(eventsAdminNotices, 'event-delete-has-paid-bookings');
  const problem = deleting.error ? deleteProblem(deleting.error) : isAskedAgain ? hasPaid : null;
  const isOver = Date.parse(event.endTime) <= now();
  const mustForce = isAskedAgain || problem?.id === hasPaid.id;
  const confirm = () => {
    // Known before: nothing is refused, and so nothing has failed.
    if (mustForce || !counts.data?.paid) {
      deleting.mutate({ force: mustForce });
      return;
    }
    // The second half of a double press answers nothing.
    setAsked('just-again');
    setTimeout(() => setAsked('again'), DOUBLE_PRESS_MS);
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={confirmTexts.deleteEventTitle}
      description={confirmTexts.deleteEvent}
      confirmLabel={mustForce ? eventDeleteTexts.confirmPaid : eventDeleteTexts.confirm}
      busyLabel={eventDeleteTexts.deleting}
      cancelLabel={confirmTexts.keepEvent}
      unready={counts.isLoading || asked === 'just-again'}
      busy={deleting.isPending}
      {...(problem && { error: problem.description })}
      onConfirm={confirm}
      onCancel={() => onClose({ deleted: false })}
    >
      <DeleteConsequences
        title={event.title}
        over={isOver}
        counts={counts.data ?? (counts.isError ? 'unknown' : 'loading')}
      />
      {isOver ? null : (
        <Text size="small" tone="soft">
          {eventDeleteTexts.pageGoes}
        </Text>
      )}
    </ConfirmDialog>
  );
}
