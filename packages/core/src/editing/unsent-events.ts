import { type Event, type EventDraft, PUBLISHED_AT_ONCE } from '../domain/entities/event.ts';
import { guessCity } from '../domain/events/event-city.ts';
import { buildPaypalLink, priceInCents } from '../domain/events/money.ts';
import type { OutboxSnapshot } from '../offline/outbox.types.ts';

/** The version of an event that was created on this device and that no server has yet. */
export const UNSENT_VERSION = new Date(0).toISOString();

/** An event as it is created on this device, before any server has it. */
export const unsentEvent = (draft: EventDraft & { id: string }): Event => ({
  ...draft,
  city: draft.city ?? guessCity(draft.location),
  createdBy: null,
  publishedAt: draft.publishedAt === undefined ? PUBLISHED_AT_ONCE : draft.publishedAt,
  paypalPaymentLink: buildPaypalLink(draft.paypalUsername ?? '', priceInCents(draft.creditsRequired)),
  attendeesCount: 0,
  cancelledAt: null,
  cancellationReason: null,
  updatedAt: UNSENT_VERSION,
});

/** Events whose creation waits on this device, each with the name that edits of it have given it since. */
export const waitingEventsOf = (
  snapshot: Pick<OutboxSnapshot, 'entries'> | undefined,
): { readonly event: Event; readonly name: string }[] =>
  (snapshot?.entries ?? []).flatMap(({ change, status, entity }, _, entries) => {
    if (change.kind !== 'event.create' || status.state !== 'waiting') return [];
    const names = entries.flatMap((each) =>
      each.entity === entity && each.change.kind === 'event.update' ? (each.change.changes.title ?? []) : [],
    );
    return [{ event: unsentEvent(change.draft), name: names.at(-1) ?? change.draft.title }];
  });
