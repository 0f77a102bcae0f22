import type { Event } from '@sorella/core/domain/entities/event';
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

/** It is saved, or given up. */
export function forgetEventDraft(event: Event | null): void {
  forgetRowDraft(eventDraftOf(event));
  if (event === null) forgetTabDraft(NEW_ID);
}
