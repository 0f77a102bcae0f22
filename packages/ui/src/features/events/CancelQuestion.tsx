import {
  type cancellationMachine,
  hasFailed,
  isAsking,
  isCancelling,
  isUnanswered,
  termsOf,
} from '@sorella/core/machines/cancellation';
import { cancellationNotices } from '@sorella/core/notices/cancellation.notices';
import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { CancelTerms } from '../../dialogs/CancelTerms.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useNow } from '../../runtime/use-now.ts';

/** Asks whether the member is sure, and stays open while it works and when it fails. */
export function CancelQuestion({ actor }: { actor: Actor<typeof cancellationMachine> }) {
  const asking = useSelector(actor, isAsking);
  const busy = useSelector(actor, isCancelling);
  const failed = useSelector(actor, hasFailed);
  const unanswered = useSelector(actor, isUnanswered);
  const problem = unanswered ? dataErrorNotices['error-timeout'] : cancellationNotices['cancellation-error'];
  const asked = useSelector(actor, termsOf);
  // While she thinks about it the deadline may pass.
  const now = useNow();
  const terms = asked && { ...asked, free: now <= Date.parse(asked.freeUntil) };
  return (
    <ConfirmDialog
      open={asking}
      tone="danger"
      title={confirmTexts.cancelBookingTitle}
      description={confirmTexts.cancelBooking}
      confirmLabel={eventCardTexts.cancelBooking}
      busyLabel={eventCardTexts.cancelling}
      cancelLabel={confirmTexts.keepBooking}
      busy={busy}
      {...(failed ? { error: problem.description } : {})}
      onConfirm={() => actor.send({ type: 'cancellation.confirm' })}
      onCancel={() => actor.send({ type: 'cancellation.dismiss' })}
    >
      {terms ? <CancelTerms terms={terms} /> : null}
    </ConfirmDialog>
  );
}
