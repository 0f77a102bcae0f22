import type { Event } from '@sorella/core/domain/entities/event';
import { eventFormOf } from '@sorella/core/domain/events/event-form-values';
import { forgetRowDraft, forgetTabDraft, keepTabDraft, readTabDraft } from '../editing/index.ts';

/** Under which name what is typed in an event's form is kept in the tab; null for a new one. */
export const eventDraftOf = (event: Event | null) => `event-${event?.id ?? 'new'}`;

const NEW_ID = 'event-new-id';

/** The id of a new event: the same one after a reload, so that what was on its way is not made a second time. */
export function newEventId(): string {
  const id = readTabDraft(NEW_ID)['id'] ?? crypto.randomUUID();
  keepTabDraft(NEW_ID, { id });
  return id;
}

/**
 * Begins a new event with all that an event says but its times. False, and nothing is touched, where another new event
 * was begun and is not saved yet.
 */
export function beginCopyOf(event: Event): boolean {
  if (Object.keys(readTabDraft(eventDraftOf(null))).length > 0) return false;
  const { startLocal: _start, endLocal: _end, publishing: _shown, ...kept } = eventFormOf(event);
  const written = Object.entries(kept).filter((field): field is [string, string] => Boolean(field[1]));
  keepTabDraft(eventDraftOf(null), Object.fromEntries(written));
  return true;
}

/** It is saved, or given up. */
export function forgetEventDraft(event: Event | null): void {
  forgetRowDraft(eventDraftOf(event));
  if (event === null) forgetTabDraft(NEW_ID);
}
