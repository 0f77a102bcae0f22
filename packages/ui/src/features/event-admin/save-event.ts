import { DataError } from '@sorella/core/data-port';
import { Event, type EventDraft } from '@sorella/core/domain';
import { type OutboxChange, StorageError } from '@sorella/core/offline';
import type { AppServices } from '../../runtime/app-services.ts';
import { versionOf } from './queued-event.ts';

/** What is to be saved: a new event, or what was changed of one. */
export interface EventSave {
  /** A new one's id is made here, so that a repeated creation makes no second. */
  readonly eventId: string;
  /** The version that was edited; null for a new event. */
  readonly base: Event | null;
  /** All of a new event; of one that is edited what was changed. */
  readonly draft: EventDraft;
  readonly changes: Partial<EventDraft>;
  /** Edits that wait on this device and that this one holds all of. */
  readonly replaces: readonly string[];
}

/** What became of it. */
export type EventSaveOutcome =
  | { readonly kind: 'saved' }
  /** On this device. `connected`: it is the server's answer that is missing. `withoutImage`: there was no room for it. */
  | { readonly kind: 'queued'; readonly connected: boolean; readonly withoutImage: boolean }
  /** Somebody has changed it meanwhile; `ids` lie on this device until she has decided. */
  | { readonly kind: 'conflict'; readonly newest: Event; readonly ids: readonly string[] };

type Services = Pick<AppServices, 'data' | 'device' | 'offline'>;

function commandOf({ eventId, base, draft, changes }: EventSave): OutboxChange {
  return base === null
    ? { kind: 'event.create', draft: { ...draft, id: eventId } }
    : { kind: 'event.update', eventId, changes, expectedUpdatedAt: versionOf(base) };
}

const isWaitingImage = (url: string | null | undefined) => url?.startsWith('data:') === true;

/** The same without a picture that waits for its upload. */
function withoutImage(save: EventSave): EventSave {
  const { imageUrl: _, ...changes } = save.changes;
  return { ...save, draft: { ...save.draft, imageUrl: save.base?.imageUrl ?? null }, changes };
}

/** Whether an event says what was written, as far as it can be compared: a picture has another address by then. */
function says(event: Event, { base, draft, changes }: EventSave): boolean {
  const {
    imageUrl: _image,
    paypalUsername: _name,
    startTime,
    endTime,
    ...written
  } = base === null ? draft : changes;
  const isAt = (instant: string | undefined, stored: string) =>
    instant === undefined || Date.parse(instant) === Date.parse(stored);
  return (
    isAt(startTime, event.startTime) &&
    isAt(endTime, event.endTime) &&
    Object.entries(event).every(
      ([field, value]) => !(field in written) || Reflect.get(written, field) === value,
    )
  );
}

/**
 * Saves an event through the outbox: written down on this device, then sent. Rejects with a
 * DataError when it was refused, and with a StorageError when it could be neither stored nor sent.
 */
export async function saveEvent(services: Services, save: EventSave): Promise<EventSaveOutcome> {
  const { data, device, offline } = services;
  const submit = (wanted: EventSave) => offline.submit(commandOf(wanted), { replaces: wanted.replaces });
  const hasImage = isWaitingImage(save.base === null ? save.draft.imageUrl : save.changes.imageUrl);
  let left = false;
  const outcome = await submit(save).catch((thrown: unknown) => {
    // The words at least; the picture can be added later.
    if (!(thrown instanceof StorageError) || !hasImage) throw thrown;
    left = true;
    return submit(withoutImage(save));
  });
  switch (outcome.kind) {
    case 'applied':
      return { kind: 'saved' };
    case 'queued':
      return {
        kind: 'queued',
        connected: device.isOnline() && (await device.probe()),
        withoutImage: left,
      };
    case 'conflict':
      return {
        kind: 'conflict',
        newest: await data.events.get(save.eventId).catch((thrown: unknown) => {
          // What the answer itself said of the newer one.
          const { theirs, version: updatedAt } = outcome;
          const told = Event.safeParse({ ...save.base, ...theirs, updatedAt });
          if (!told.success) throw thrown;
          return told.data;
        }),
        ids: outcome.id === null ? [] : [outcome.id],
      };
    case 'gone': {
      // Another tab sent it, or gave it up: only the row can tell.
      const newest = await data.events.get(save.eventId);
      return says(newest, save) ? { kind: 'saved' } : { kind: 'conflict', newest, ids: [] };
    }
    case 'refused':
      throw new DataError(outcome.code);
  }
}
