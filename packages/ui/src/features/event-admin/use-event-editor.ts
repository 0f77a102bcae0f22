import type { Event } from '@sorella/core/domain/entities/event';
import { blankEventForm } from '@sorella/core/domain/events/event-form-values';
import {
  createdEvent,
  eventCommand,
  eventRow,
  eventRules,
  withoutWaitingImage,
} from '@sorella/core/editing/event-row';
import { waitingEventsOf } from '@sorella/core/editing/unsent-events';
import {
  editorStatusOf,
  hasUnsaved,
  isSaving,
  type RowEditorEmitted,
  rowEditorMachine,
} from '@sorella/core/machines/row-editor';
import { eventsAdminNotices } from '@sorella/core/notices/events-admin.notices';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { eventFormTexts } from '@sorella/core/notices/texts/event-form.texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { invalidate } from '../../queries/invalidate.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import type { ActorServices } from '../../runtime/actor-services.ts';
import { reportFailure } from '../../runtime/app-services.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { readTabDraft, saveRow, useRowEditor } from '../editing/index.ts';
import { useSession } from '../session/index.ts';
import { eventDraftOf } from './event-draft.ts';
import { eventQuery } from './queries.ts';

/** The machine of one event's form. */
function createEventEditor(world: ActorServices, row: Event | null, eventId: string) {
  const saving = {
    row: eventRow,
    command: eventCommand.bind(null, eventId),
    read: () => world.data.events.get(eventId),
    created: createdEvent.bind(null, eventId),
    withoutImage: withoutWaitingImage,
  };
  const machine = rowEditorMachine(eventRow).provide({
    actors: {
      'row.save': fromPromise(({ input }) => world.perform('row.save', () => saveRow(world, saving, input))),
    },
  });
  return createActor(machine, { ...world.runtime, input: { blank: blankEventForm(''), row } });
}

/** What the form of an event works with. */
export interface EventEditorParts {
  /** Null for a new one. */
  readonly event: Event | null;
  /** A new one's id is the one that its draft has. */
  readonly eventId: string;
  readonly onOpenPage: ((eventId: string) => void) | undefined;
  readonly onSaved: () => void;
}

/** The form of one event, joined to the outbox and to what others change of it meanwhile. */
export function useEventEditor({ event, eventId, onOpenPage, onSaved }: EventEditorParts) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const queries = useQueryClient();
  const { session } = useSession();
  const query = eventQuery(data, eventId);
  const [editor] = useState(() => {
    // What was created before a reload waits, or is there by now.
    const waiting = waitingEventsOf(services.offline.getSnapshot()).find(
      ({ event: { id } }) => id === eventId,
    );
    const row = event ?? waiting?.event ?? null;
    return services.actor(async (world) => createEventEditor(world, row, eventId));
  });
  const [wasTyped] = useState(() => Object.keys(readTabDraft(eventDraftOf(event))).length > 0);
  const isThere = useLazyActor(editor)?.context.row !== null;
  const { data: latest } = useQuery({
    ...query,
    enabled: event !== null || wasTyped || isThere,
    ...(event && { placeholderData: event }),
  });
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  const [changedElsewhere, setChangedElsewhere] = useState(false);

  const tell = (notice: FilledNotice, id?: string) => {
    const action = id && onOpenPage && { label: eventFormTexts.openPage, onPress: () => onOpenPage(id) };
    // What was pressed goes with the panel, and the page that comes back begins with its tabs.
    notices.publish(notice, { below: true, ...(action && { action }) });
  };
  const onEmitted = (emitted: RowEditorEmitted<Event>) => {
    switch (emitted.type) {
      case 'notice':
        setProblem(emitted.notice);
        // It may have been refused for what stands there by now.
        if (event) void queries.invalidateQueries({ queryKey: query.queryKey });
        return;
      case 'request.failed':
        reportFailure(services, emitted.error);
        return;
      case 'row.merged':
        setChangedElsewhere(true);
        return;
      case 'edits.discarded':
        return;
      case 'row.saved': {
        const id = emitted.isNew ? 'event-created' : 'event-updated';
        const { startTime = '', creditsRequired = 0 } = emitted.row ?? {};
        // One that has begun is not in the list: this is the way to it.
        const hasBegun = Date.parse(startTime) < now();
        const notice = noticeOf(eventsAdminNotices, creditsRequired > 0 ? `${id}-with-payment-link` : id);
        tell(notice, hasBegun ? eventId : undefined);
        break;
      }
      case 'row.queued': {
        const id = emitted.isNew ? 'event-creation-queued' : 'event-update-queued';
        tell(noticeOf(eventsAdminNotices, emitted.connected ? 'event-save-pending' : id));
        if (emitted.withoutImage) tell(noticeOf(eventsAdminNotices, 'event-image-not-queued'));
      }
    }
    invalidate(queries, 'event');
    // What was typed while it was saved is not saved yet.
    if (emitted.isAll) onSaved();
  };
  const snapshot = useRowEditor(
    {
      editor,
      row: eventRow,
      userId: session?.userId ?? '',
      entity: `event:${eventId}`,
      read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
      latest,
      draft: eventDraftOf(event),
    },
    onEmitted,
  );
  if (!snapshot) return null;

  const { context } = snapshot;
  const status = editorStatusOf(snapshot);
  const collisions = eventRules.collisionsOf(context);
  return {
    send: editor.send,
    form: context.mine,
    before: context.base,
    base: context.row,
    changed: eventRules.hasChanges(context) || collisions.length > 0,
    /** Leaving would lose something: what waits on this device already is not lost. */
    unsaved: hasUnsaved(snapshot) && eventRules.wouldLose(context),
    saving: isSaving(snapshot),
    problem: status === 'failed' ? problem : null,
    approvedCount: latest?.attendeesCount ?? context.row?.attendeesCount ?? 0,
    /** Earlier changes of hers wait on this device, and the form goes on from them. */
    continues: eventRules.isShownAhead(context),
    changedElsewhere,
    collisions,
  };
}
