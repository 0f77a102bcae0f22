import type { Event } from '@sorella/core/domain/entities/event';
import { consequencesOf, previewOf } from '@sorella/core/domain/events/event-form-values';
import { isPublished } from '@sorella/core/domain/events/event-publishing';
import { eventsAdminNotices } from '@sorella/core/notices/events-admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { eventFormTexts } from '@sorella/core/notices/texts/event-form.texts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { EventEditor, type EventEditorNote } from '../../admin/event-editor/EventEditor.tsx';
import type { PreviewCardProps } from '../../cards/event-card/PreviewCard.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { paypalUsernameQuery } from '../admin/index.ts';
import { LeaveQuestion } from '../editing/index.ts';
import { askBeforeSignOut } from '../session/index.ts';
import type { HeldLeave } from './event-admin.types.ts';
import { beginCopyOf, forgetEventDraft, newEventId } from './event-draft.ts';
import { applicationCountsQuery } from './queries.ts';
import { useEventEditor } from './use-event-editor.ts';

/** Props of {@link EventEditorFlow}. */
export interface EventEditorFlowProps {
  /** The event to be edited; null for a new one. */
  event: Event | null;
  /** The event that a new one begins as a copy of; left out, it begins empty. */
  copyOf?: Event | null;
  /** The page's own card, for the preview. */
  Card: ComponentType<PreviewCardProps>;
  /** What was held back; null when nothing was. */
  held: HeldLeave | null;
  /** Whether leaving would lose something. Called again whenever it changes. */
  onUnsavedChange(unsaved: boolean): void;
  /** Leads to the event's own page; left out where that is the page already. */
  onOpenPage?: ((eventId: string) => void) | undefined;
  /** Saved, or given up: the panel goes. */
  onClose(): void;
}

/** The form of one event on live data, for admins. */
export function EventEditorFlow({
  event,
  copyOf = null,
  Card,
  held,
  onUnsavedChange,
  onOpenPage,
  onClose,
}: EventEditorFlowProps) {
  const services = useAppServices();
  const { data, notices, now } = services;
  // Before the form reads what was typed.
  const [isCopied] = useState(() => copyOf === null || beginCopyOf(copyOf));
  const [eventId] = useState(() => event?.id ?? newEventId());
  const saved = useQuery(paypalUsernameQuery(data));
  const counts = useQuery({ ...applicationCountsQuery(data, eventId), enabled: event !== null });
  const isOffline = useIsOffline();
  const close = () => {
    forgetEventDraft(event);
    onUnsavedChange(false);
    onClose();
  };
  const editor = useEventEditor({
    event,
    eventId,
    onOpenPage,
    onSaved: close,
  });
  const [asking, setAsking] = useState<'page' | 'session' | null>(null);

  const wouldLose = editor?.unsaved ?? false;
  const username = saved.data;
  const isThere = editor !== null;
  const send = editor?.send;
  const reportUnsaved = useEffectEvent((unsaved: boolean) => onUnsavedChange(unsaved));
  useEffect(() => reportUnsaved(wouldLose), [wouldLose]);
  useEffect(
    () => (wouldLose ? askBeforeSignOut(services, () => setAsking('session')) : undefined),
    [services, wouldLose],
  );

  useEffect(() => {
    // It comes a moment later than the form.
    if (username && isThere) send?.({ type: 'draft.default', values: { paypalUsername: username } });
  }, [username, isThere, send]);
  if (!editor) return null;
  const { form, before, base, changed, saving, collisions } = editor;
  const uncounted = counts.isLoading ? 'loading' : 'unknown';
  const applicantCount = counts.data ? counts.data.pending + counts.data.approved : uncounted;
  const notes: EventEditorNote[] = [];
  if (isOffline) notes.push({ tone: 'info', text: eventFormTexts.offline });
  if (!isCopied) notes.push({ tone: 'warn', text: eventFormTexts.copyWaits });
  if (editor.continues) notes.push({ tone: 'info', text: eventFormTexts.waiting });
  if (editor.changedElsewhere) notes.push({ tone: 'warn', text: eventFormTexts.changedElsewhere });

  const question = held ? 'page' : asking;
  return (
    <>
      <EventEditor
        mode={base ? 'edit' : 'create'}
        values={form}
        published={base !== null && isPublished(base, now())}
        {...(base && { storedZone: base.timeZone, storedImageUrl: before.imageUrl, storedTimes: base })}
        changed={changed}
        saving={saving}
        approvedCount={editor.approvedCount}
        consequences={base ? consequencesOf(before, form) : []}
        applicantCount={applicantCount}
        problem={editor.problem}
        collisions={collisions}
        status={editor.problem ? eventFormTexts.statusFailed : changed ? eventFormTexts.statusChanged : ''}
        now={now()}
        notes={notes}
        Card={Card}
        preview={previewOf(form, {
          id: eventId,
          attendeesCount: editor.approvedCount,
          title: eventFormTexts.untitled,
          location: eventFormTexts.unplaced,
        })}
        onChange={(values) => editor.send({ type: 'draft.edit', values })}
        onSave={() => editor.send({ type: 'changes.save' })}
        onCancel={() => (wouldLose ? setAsking('page') : close())}
        onKeepMine={() => editor.send({ type: 'conflict.keep' })}
        onAcceptTheirs={() => editor.send({ type: 'conflict.accept' })}
        onUsernameMissing={() =>
          notices.publish(noticeOf(eventsAdminNotices, 'paypal-username-required'), { place: 'inline' })
        }
      />
      <LeaveQuestion
        open={question !== null}
        leaving={question ?? 'page'}
        onLeave={() => {
          editor.send({ type: 'draft.drop' });
          const isSigningOut = question === 'session';
          setAsking(null);
          close();
          held?.onLeave();
          if (isSigningOut) services.session.send({ type: 'session.end' });
        }}
        onStay={() => {
          setAsking(null);
          held?.onStay();
        }}
      />
    </>
  );
}
