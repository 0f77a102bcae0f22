import { dataErrorCode } from '@sorella/core/data-port';
import { characterCount } from '@sorella/core/domain/character-count';
import type { Event } from '@sorella/core/domain/entities/event';
import { EVENT_CANCELLATION_REASON } from '@sorella/core/domain/limits';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { eventsAdminNotices } from '@sorella/core/notices/events-admin.notices';
import { type FilledNotice, fillText, noticeOf } from '@sorella/core/notices/notice';
import { eventCancelTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { DeleteConsequences } from '../../dialogs/DeleteConsequences.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../editing/index.ts';
import { applicationCountsQuery } from './queries.ts';

function cancelProblem(error: unknown): FilledNotice {
  switch (dataErrorCode(error)) {
    case 'event-over':
      return noticeOf(eventsAdminNotices, 'event-cancel-over');
    case 'not-found':
      return noticeOf(eventsNotices, 'event-not-found');
    default:
      return changeFailureNotice(error, noticeOf(eventsAdminNotices, 'event-cancel-failed'));
  }
}

function problemOf(reason: string): string | null {
  if (reason.trim() === '') return texts.reasonMissing;
  return characterCount(reason.trim()) > EVENT_CANCELLATION_REASON
    ? fillText(texts.reasonTooLong, { n: EVENT_CANCELLATION_REASON })
    : null;
}

/** Props of {@link CancelEventFlow}. */
export interface CancelEventFlowProps {
  event: Event;
  /** Answered: cancelled, or kept. */
  onClose(details: { cancelled: boolean }): void;
}

/**
 * Asks why an event does not take place, and says what becomes of those who applied. What was typed stays in this tab
 * until the event is cancelled.
 */
export function CancelEventFlow({ event, onClose }: CancelEventFlowProps) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const form = `cancel ${event.id}`;
  const [reason, setReason] = useState(() => readTabDraft(form)['reason'] ?? '');
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const counts = useQuery(applicationCountsQuery(data, event.id));
  const cancelling = useSingleMutation({
    mutationFn: (_press: { readonly nobodyApplied: boolean }) => data.events.cancel(event.id, reason.trim()),
    onSuccess(_, { nobodyApplied }) {
      forgetTabDraft(form);
      notices.publish(
        noticeOf(eventsAdminNotices, nobodyApplied ? 'event-called-off-untold' : 'event-called-off'),
      );
      onClose({ cancelled: true });
    },
    onError(error) {
      reportFailure(services, error);
      // The question says it, and stays open.
      notices.publish(cancelProblem(error), { place: 'inline' });
    },
  });
  const missing = problemOf(reason);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.title}
      description={texts.body}
      confirmLabel={texts.confirm}
      busyLabel={texts.cancelling}
      cancelLabel={texts.keep}
      unready={counts.isLoading}
      busy={cancelling.isPending}
      {...(cancelling.error && { error: cancelProblem(cancelling.error).description })}
      onConfirm={() => {
        setChecked(true);
        // As the question said it: cancelling denies them, so a count read later is none of those who are told.
        const isKnown = counts.isSuccess && !counts.isFetching;
        const nobodyApplied = isKnown && counts.data.pending + counts.data.approved === 0;
        if (missing === null) cancelling.mutate({ nobodyApplied });
        else box.current?.focus();
      }}
      onCancel={() => onClose({ cancelled: false })}
    >
      <DeleteConsequences
        title={event.title}
        over={Date.parse(event.endTime) <= now()}
        counts={counts.data ?? (counts.isError ? 'unknown' : 'loading')}
      />
      <Field
        label={texts.reason}
        hint={texts.reasonHint}
        {...(checked && missing !== null && { error: missing })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={3}
            limit={EVENT_CANCELLATION_REASON}
            value={reason}
            disabled={cancelling.isPending}
            onValueChange={(value) => {
              setReason(value);
              keepTabDraft(form, { reason: value });
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
