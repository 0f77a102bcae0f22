import {
  blankEventForm,
  checkEventForm,
  type Event,
  type EventForm,
  eventChanges,
  eventFormOf,
  rebaseFields,
  withEventChanges,
} from '@sorella/core/domain';
import { eventFormTexts, eventsAdminNotices, type FilledNotice, noticeOf } from '@sorella/core/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { invalidate } from '../../queries/invalidate.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { forgetTabDraft, readTabDraft, typedIn, useTabDraft, wordsIn } from '../editing/index.ts';
import { eventSaveProblem } from './event-save-problem.ts';
import { eventQuery } from './queries.ts';
import { queuedEventOf, versionOf } from './queued-event.ts';
import { saveEvent } from './save-event.ts';

/** What the form works on. */
interface Draft {
  /** What stands there, as far as the form has heard; null for a new event. */
  readonly base: Event | null;
  /** The form as it would be without anything typed. */
  readonly before: EventForm;
  readonly form: EventForm;
  /** The form as it was opened: with what waited on this device, which may be sent meanwhile. */
  readonly opened: EventForm;
  /** Another version of fields that were typed in too: she decides. */
  readonly newer: Event | null;
  readonly collisions: readonly (keyof EventForm)[];
  /** Somebody changed it meanwhile, where nothing was typed. */
  readonly changedElsewhere: boolean;
  /** Edits on this device whose place the next save takes. */
  readonly replaces: readonly string[];
}

const isSameForm = (one: EventForm, other: EventForm) =>
  Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);

/** Whether a version says something that was not there before, and that is no edit of hers: neither typed nor waiting. */
const hasNews = ({ before, form, opened }: Draft, theirs: EventForm) =>
  Object.entries(theirs).some(([field, value]) =>
    [before, form, opened].every((known) => Reflect.get(known, field) !== value),
  );

/** Lays a newer version under what is typed: it decides where nothing was typed, and asks where both did. */
function rebased(draft: Draft, newest: Event): Draft {
  const theirs = eventFormOf(newest, draft.form.paypalUsername);
  const { values, collisions: both } = rebaseFields(draft.before, draft.form, theirs);
  const collisions = both.filter((field) => theirs[field] !== draft.opened[field]);
  if (collisions.length > 0) return { ...draft, newer: newest, collisions };
  const changedElsewhere = draft.changedElsewhere || hasNews(draft, theirs);
  return { ...draft, base: newest, before: theirs, form: values, newer: null, collisions, changedElsewhere };
}

/** Under which names is kept in the tab what is typed, and what stood there before. */
const draftsOf = (event: Event | null) => {
  const name = `event-${event?.id ?? 'new'}`;
  return { typed: name, stood: `${name}-stood` };
};

/** It is saved, or given up. */
export function forgetEventDraft(event: Event | null): void {
  const { typed, stood } = draftsOf(event);
  forgetTabDraft(typed);
  forgetTabDraft(stood);
}

/**
 * The form of one event, joined to the outbox and to what others change of it meanwhile. `event` is null for a new one;
 * `paypalUsername` is the one that the admins saved.
 */
export function useEventEditor({
  event,
  eventId,
  paypalUsername,
  onOpenPage,
  onSaved,
}: {
  event: Event | null;
  eventId: string;
  paypalUsername: string;
  onOpenPage: ((eventId: string) => void) | undefined;
  onSaved: () => void;
}) {
  const services = useAppServices();
  const { data, notices, now, offline } = services;
  const queries = useQueryClient();
  const drafts = draftsOf(event);
  const [draft, setDraft] = useState<Draft>(() => {
    const before = event ? eventFormOf(event, paypalUsername) : blankEventForm(paypalUsername);
    const waiting = event && queuedEventOf(offline.getSnapshot(), event.id, versionOf(event));
    const opened = waiting ? withEventChanges(before, waiting.changes) : before;
    const typed = readTabDraft(drafts.typed);
    // Another admin's edit since she typed is hers to decide about.
    const stood = readTabDraft(drafts.stood);
    const found: Draft = {
      base: event,
      before: { ...before, ...stood },
      form: { ...opened, ...typed },
      opened: { ...opened, ...stood },
      newer: null,
      collisions: [],
      changedElsewhere: false,
      replaces: waiting?.ids ?? [],
    };
    return event ? rebased(found, event) : found;
  });
  const [continues] = useState(() => draft.replaces.length > 0);
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const waits = queue?.entries.some(({ operationId }) => draft.replaces.includes(operationId)) ?? false;
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  // Beside the state, which a second press before the next drawing cannot see.
  const isSaving = useRef(false);

  const { data: row } = useQuery({
    ...eventQuery(data, eventId),
    enabled: event !== null,
    ...(event && { placeholderData: event }),
  });
  const approvedCount = row?.attendeesCount ?? draft.base?.attendeesCount ?? 0;

  // While a save is under way its answer comes first.
  const [seen, setSeen] = useState(row);
  if (row !== seen && !saving) {
    setSeen(row);
    const known = draft.newer ?? draft.base;
    if (row && known && Date.parse(row.updatedAt) > Date.parse(known.updatedAt))
      setDraft((current) => rebased(current, row));
  }

  // The saved username comes a moment later than the form.
  const [offered, setOffered] = useState(paypalUsername);
  if (paypalUsername !== offered) {
    setOffered(paypalUsername);
    if (draft.form.paypalUsername === '' && draft.before.paypalUsername === '') {
      setDraft((current) => ({
        ...current,
        before: { ...current.before, paypalUsername },
        form: { ...current.form, paypalUsername },
      }));
    }
  }

  async function save(wanted: Draft): Promise<void> {
    const check = checkEventForm(wanted.form, {
      now: now(),
      approvedCount,
      storedImageUrl: wanted.before.imageUrl,
      storedTimes: wanted.base ?? undefined,
    });
    if (check.kind === 'invalid' || isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    setProblem(null);
    const hasLink = check.draft.creditsRequired > 0;
    try {
      const outcome = await saveEvent(services, {
        eventId,
        base: wanted.base,
        draft: check.draft,
        changes: eventChanges(wanted.before, wanted.form, check.draft),
        replaces: wanted.replaces,
      });
      if (outcome.kind === 'conflict') {
        const next = rebased({ ...wanted, replaces: [...wanted.replaces, ...outcome.ids] }, outcome.newest);
        setDraft(next);
        isSaving.current = false;
        // Different fields of the same event: both are kept, and nobody needs to be asked.
        if (next.newer === null && next.base?.updatedAt !== wanted.base?.updatedAt) await save(next);
        return;
      }
      const isNew = wanted.base === null;
      if (outcome.kind === 'saved') {
        const id = isNew ? 'event-created' : 'event-updated';
        // One that has begun is not in the list: this is the way to it.
        const hasBegun = Date.parse(check.draft.startTime) < now();
        notices.publish(
          noticeOf(eventsAdminNotices, hasLink ? `${id}-with-payment-link` : id),
          hasBegun && onOpenPage
            ? { action: { label: eventFormTexts.openPage, onPress: () => onOpenPage(eventId) } }
            : {},
        );
      } else {
        const queued = isNew ? 'event-creation-queued' : 'event-update-queued';
        notices.publish(noticeOf(eventsAdminNotices, outcome.connected ? 'event-save-pending' : queued));
        if (outcome.withoutImage) notices.publish(noticeOf(eventsAdminNotices, 'event-image-not-queued'));
      }
      invalidate(queries, 'event');
      onSaved();
    } catch (thrown) {
      setProblem(eventSaveProblem(thrown));
      reportFailure(services, thrown);
      // It may have been refused for what stands there by now.
      if (wanted.base !== null)
        void queries.invalidateQueries({ queryKey: eventQuery(data, eventId).queryKey });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  const { base, before, form, newer, collisions } = draft;
  const typed = typedIn(form, draft.opened, before);
  useTabDraft(drafts.typed, typed);
  useTabDraft(drafts.stood, wordsIn(before, Object.keys(typed)));
  const changed = !isSameForm(form, before);
  return {
    form,
    before,
    base,
    changed,
    /** Leaving would lose something: what waits on this device already is not lost. */
    unsaved: collisions.length > 0 || (changed && !(continues && isSameForm(form, draft.opened))),
    saving,
    problem,
    approvedCount,
    /** Earlier changes of hers wait on this device, and the form goes on from them. */
    continues: continues && waits,
    changedElsewhere: draft.changedElsewhere,
    collisions: newer ? collisions.map((field) => ({ field, theirs: eventFormOf(newer)[field] ?? '' })) : [],
    change: (values: EventForm) => {
      setProblem(null);
      setDraft((current) => ({ ...current, form: values }));
    },
    save: () => void save(draft),
    /** Her words stay, over the version that she was shown. */
    keepMine: () => {
      if (newer === null) return;
      const theirs = eventFormOf(newer, form.paypalUsername);
      const { values } = rebaseFields(before, form, theirs);
      const next: Draft = {
        ...draft,
        base: newer,
        before: theirs,
        form: values,
        newer: null,
        collisions: [],
      };
      setDraft(next);
      void save(next);
    },
    /** The other version's words take the place of hers where both changed; what else she typed stays. */
    acceptTheirs: () => {
      if (newer === null) return;
      const theirs = eventFormOf(newer, form.paypalUsername);
      const { values } = rebaseFields(before, form, theirs);
      const taken = Object.fromEntries(collisions.map((field) => [field, theirs[field]]));
      setDraft({
        ...draft,
        base: newer,
        before: theirs,
        form: { ...values, ...taken },
        newer: null,
        collisions: [],
      });
    },
    /** Gives up what lies on this device for her decision, once nothing of it is left. */
    giveUp: () => {
      if (continues) return;
      for (const id of draft.replaces) void offline.current()?.outbox.discard(id);
    },
  };
}
