import { dataErrorCode } from '../data-port/errors.ts';
import { Event, type EventDraft } from '../domain/entities/event.ts';
import { checkEventForm, type EventForm } from '../domain/events/event-form.ts';
import {
  blankEventForm,
  eventChanges,
  eventFormOf,
  writesEventField,
} from '../domain/events/event-form-values.ts';
import { buildPaypalLink, priceInCents } from '../domain/events/money.ts';
import {
  type EditableRow,
  type FieldOf,
  rowRules,
  type SaveInput,
} from '../machines/row-editor/row-editor.rules.ts';
import { dataErrorNotice } from '../notices/data-error.ts';
import { eventsNotices } from '../notices/events.notices.ts';
import { eventsAdminNotices } from '../notices/events-admin.notices.ts';
import { type FilledNotice, noticeOf } from '../notices/notice.ts';
import { notStoredText } from '../notices/texts/sync.texts.ts';
import { StorageError } from '../offline/key-value-store.ts';
import type { OutboxChange } from '../offline/outbox.types.ts';
import { editOf, newEvent } from '../offline/stored/edits.ts';
import type { QueuedEditsOf } from './queued-edits.ts';
import { UNSENT_VERSION, unsentEvent } from './unsent-events.ts';

type Changes = Partial<EventDraft>;

const FIELDS = Object.keys({
  ...blankEventForm(''),
  timeZone: '',
} satisfies EventForm) as FieldOf<EventForm>[];

/** The form as a draft; `row` is what stands there, null for a new event. */
function checked(values: EventForm, row: Event | null) {
  return checkEventForm(values, {
    // A start in the past is allowed, and warned of by the form.
    now: 0,
    approvedCount: row?.attendeesCount ?? 0,
    storedImageUrl: row?.imageUrl ?? '',
    storedTimes: row ?? undefined,
  });
}

/** Why an event was not saved: what was typed is still in the form. */
function failureNotice(error: unknown): FilledNotice {
  const failed = noticeOf(eventsAdminNotices, 'event-save-failed');
  if (error instanceof StorageError) return { ...failed, description: notStoredText(error.failure) };
  const code = dataErrorCode(error);
  switch (code) {
    case 'file-too-large':
    case 'unsupported-file':
      return noticeOf(eventsAdminNotices, 'event-image-upload-failed');
    case 'picture-refused':
      return noticeOf(eventsAdminNotices, 'event-image-refused');
    case 'paypal-username-required':
      return noticeOf(eventsAdminNotices, 'paypal-username-required');
    case 'not-found':
      return noticeOf(eventsNotices, 'event-not-found');
    // Trying again would not help: the reason does.
    case 'forbidden':
    case 'invalid-input':
    case 'seats-below-approved':
    case 'not-signed-in':
    case 'session-expired':
      return { ...failed, description: dataErrorNotice(code).description };
    default:
      return failed;
  }
}

const isAt = (written: string | undefined, stored: string) =>
  written === undefined || Date.parse(written) === Date.parse(stored);

/** An event as an editable row, for admins: only what was changed is written. */
export const eventRow: EditableRow<Event, EventForm, Changes> & QueuedEditsOf<Changes> = {
  fields: FIELDS,
  valuesOf: (event, typed) => eventFormOf(event, typed?.paypalUsername),
  meaning: (_, typed) => typed.trim(),
  changesBetween(from, to, row) {
    const check = checked(to, row);
    if (check.kind === 'invalid') return {};
    return row === null ? check.draft : eventChanges(from, to, check.draft);
  },
  withChanges(event, changes) {
    const next = { ...event, ...changes };
    if (changes.paypalUsername === undefined) return next;
    const price = priceInCents(next.creditsRequired);
    return { ...next, paypalPaymentLink: buildPaypalLink(changes.paypalUsername ?? '', price) };
  },
  said: (event, theirs) => Event.safeParse({ ...event, ...theirs }).data ?? event,
  // A picture has another address by then, and the user name is answered to nobody.
  says: (event, { imageUrl: _image, paypalUsername: _name, startTime, endTime, ...written }) =>
    isAt(startTime, event.startTime) &&
    isAt(endTime, event.endTime) &&
    Object.entries(written).every(([field, value]) => Reflect.get(event, field) === value),
  becomes: (field, written, now) =>
    field === 'imageUrl' && written.startsWith('data:') && now.startsWith('https:'),
  writes: writesEventField,
  untyped: () => ({}),
  isSendable: (values, row) => checked(values, row).kind === 'valid',
  noticeOf: (happening) => (happening.kind === 'failed' ? failureNotice(happening.error) : null),
  changesIn: (change) => (change.kind === 'event.update' ? change.changes : null),
};

/** Its rules. */
export const eventRules = rowRules(eventRow);

/** A new event as it is created on this device, before any server has it. */
export const createdEvent = (eventId: string, changes: Changes): Event =>
  unsentEvent(editOf(newEvent).parse({ ...changes, id: eventId }));

/** The edit as the outbox keeps it; of an event whose creation waits, and goes first, it is one of whatever stands there. */
export const eventCommand = (eventId: string, { base, changes }: SaveInput<Event, Changes>): OutboxChange =>
  base === null
    ? { kind: 'event.create', draft: editOf(newEvent).parse({ ...changes, id: eventId }) }
    : {
        kind: 'event.update',
        eventId,
        changes,
        expectedUpdatedAt: base.updatedAt === UNSENT_VERSION ? null : base.updatedAt,
      };

/** The same without a picture that waits for its upload, which a device may have no room for; null where there is none. */
export function withoutWaitingImage(input: SaveInput<Event, Changes>): SaveInput<Event, Changes> | null {
  const { imageUrl, ...changes } = input.changes;
  if (!imageUrl?.startsWith('data:')) return null;
  return { ...input, changes: input.base === null ? { ...changes, imageUrl: null } : changes };
}
