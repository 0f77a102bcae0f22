import { type Event, type EventDraft, PUBLISHED_AT_ONCE } from '../entities/event.ts';
import { guessTimeZone } from '../geography/time-zones.ts';
import { utcToZoned, zonedToUtc } from '../geography/zoned-time.ts';
import { guessCity } from './event-city.ts';
import { type EventForm, NOT_YET, parseWholeNumber, zoneOfForm } from './event-form.ts';
import { buildPaypalLink, cleanPaypalUsername, parsePaypalLink, priceInCents } from './money.ts';
import { suggestCity } from './suggested-city.ts';

/** The form of a new event; the PayPal.me username that the admins saved is in it already. */
export function blankEventForm(paypalUsername: string): EventForm {
  return {
    title: '',
    description: '',
    detailedDescription: '',
    category: '',
    location: '',
    city: '',
    startLocal: '',
    endLocal: '',
    maxAttendees: '20',
    creditsRequired: '0',
    imageUrl: '',
    paypalUsername,
    publishing: '',
  };
}

/**
 * The form of an event that is edited, with its times on the clock of the zone stored with it. Who is paid its
 * link tells: the name itself is answered to nobody but who wrote it. `paypalUsername` stands there for a free event.
 */
export function eventFormOf(event: Event, paypalUsername = ''): EventForm {
  const { title, description, detailedDescription, category, location, timeZone, creditsRequired } = event;
  const linked = parsePaypalLink(event.paypalPaymentLink)?.username ?? event.paypalUsername ?? '';
  return {
    title,
    description: description ?? '',
    detailedDescription: detailedDescription ?? '',
    category: category ?? '',
    location,
    city: event.city || suggestCity(location),
    timeZone,
    startLocal: utcToZoned(event.startTime, timeZone) ?? '',
    endLocal: utcToZoned(event.endTime, timeZone) ?? '',
    maxAttendees: String(event.maxAttendees),
    creditsRequired: String(creditsRequired),
    imageUrl: event.imageUrl ?? '',
    paypalUsername: creditsRequired > 0 ? linked : linked || paypalUsername,
    publishing: publishingOf(event),
  };
}

/** When members see it, as the form says it. */
function publishingOf({ publishedAt, timeZone }: Event): string {
  if (publishedAt === null) return NOT_YET;
  const isAtOnce = Date.parse(publishedAt) === Date.parse(PUBLISHED_AT_ONCE);
  return isAtOnce ? '' : (utcToZoned(publishedAt, timeZone) ?? '');
}

/** Milliseconds: how long an event lasts until its end is written. */
const USUAL_LENGTH_MS = 2 * 3_600_000;

/**
 * The form with another start. The end follows: it keeps its distance, and is two hours later where there was none, or
 * none that fits. While either is half typed it stays.
 */
export function withStart(form: EventForm, startLocal: string): EventForm {
  // Distances are the same on any clock; on this one no hour is skipped.
  const at = (local: string) => zonedToUtc(local, 'UTC');
  const [before, start, end] = [at(form.startLocal), at(startLocal), at(form.endLocal)];
  if (start.kind === 'invalid') return { ...form, startLocal };
  const startMs = Date.parse(start.instant);
  const length =
    before.kind === 'invalid' || end.kind === 'invalid'
      ? 0
      : Date.parse(end.instant) - Date.parse(before.instant);
  const isFree = form.endLocal === '' || length > 0;
  if (!isFree) return { ...form, startLocal };
  const endLocal = utcToZoned(new Date(startMs + (length || USUAL_LENGTH_MS)).toISOString(), 'UTC');
  return { ...form, startLocal, endLocal: endLocal ?? form.endLocal };
}

/**
 * The form with another place. A place that is known to lie in another zone takes the stored one along: the event
 * begins at the same hour there. A place that says nothing changes no hour. The city follows for as long as
 * it is the suggested one.
 */
export function withLocation(form: EventForm, location: string): EventForm {
  // What the database guessed for an event that came without a city is nobody's word either.
  const suggested = [suggestCity(form.location), guessCity(form.location)];
  const isSuggested = form.city.trim() === '' || suggested.includes(form.city);
  const next = { ...form, location, ...(isSuggested && { city: suggestCity(location) }) };
  const guess = guessTimeZone(location);
  const moves = form.timeZone !== undefined && guess !== 'UTC' && guess !== guessTimeZone(form.location);
  return moves ? { ...next, timeZone: guess } : next;
}

/** The typed fields that each field of an event comes from. */
const SOURCES: Readonly<Record<keyof EventDraft, readonly (keyof EventForm)[]>> = {
  title: ['title'],
  description: ['description'],
  detailedDescription: ['detailedDescription'],
  category: ['category'],
  location: ['location'],
  city: ['city'],
  timeZone: ['timeZone'],
  startTime: ['startLocal', 'timeZone'],
  endTime: ['endLocal', 'timeZone'],
  maxAttendees: ['maxAttendees'],
  creditsRequired: ['creditsRequired'],
  imageUrl: ['imageUrl'],
  paypalUsername: ['paypalUsername', 'creditsRequired'],
  publishedAt: ['publishing'],
};

const isField = (field: string): field is keyof EventDraft => field in SOURCES;

/** Of a draft what the admin has changed; all the rest stays as it stands there, to the second. */
export function eventChanges(before: EventForm, after: EventForm, draft: EventDraft): Partial<EventDraft> {
  const changed = Object.entries(draft).filter(
    ([field]) => isField(field) && SOURCES[field].some((source) => before[source] !== after[source]),
  );
  return Object.fromEntries(changed);
}

/** Whether these changes write what is typed in a field. */
export const writesEventField = (changes: Partial<EventDraft>, field: keyof EventForm): boolean =>
  Object.keys(changes).some((written) => isField(written) && SOURCES[written].includes(field));

/** What a change means for members who applied already. */
export type EventConsequence = 'moved' | 'repriced';

/** What these changes mean for members who applied already: moved is mailed to them, their price stays. */
export function consequencesOf(before: EventForm, after: EventForm): readonly EventConsequence[] {
  const differs = (fields: readonly (keyof EventForm)[]) =>
    fields.some((field) => (before[field] ?? '').trim() !== (after[field] ?? '').trim());
  const found: EventConsequence[] = [];
  if (differs(['startLocal', 'endLocal', 'timeZone', 'location'])) found.push('moved');
  if (parseWholeNumber(before.creditsRequired) !== parseWholeNumber(after.creditsRequired))
    found.push('repriced');
  return found;
}

/** A moment as typed; empty, so that the card says it is yet to be announced, when it is none. */
function instantOf(local: string, zone: string): string {
  const read = zonedToUtc(local, zone);
  return read.kind === 'invalid' ? '' : read.instant;
}

/** The event as its card will show it, however unfinished the form is. */
export function previewOf(
  form: EventForm,
  { id, attendeesCount, title, location }: Pick<Event, 'id' | 'attendeesCount' | 'title' | 'location'>,
): Event {
  const timeZone = zoneOfForm(form);
  const creditsRequired = Math.max(0, parseWholeNumber(form.creditsRequired));
  return {
    id,
    title: form.title.trim() || title,
    description: form.description.trim() || null,
    detailedDescription: form.detailedDescription.trim() || null,
    category: form.category || null,
    location: form.location.trim() || location,
    city: form.city.trim(),
    timeZone,
    startTime: instantOf(form.startLocal, timeZone),
    endTime: instantOf(form.endLocal, timeZone),
    maxAttendees: Math.max(1, parseWholeNumber(form.maxAttendees)),
    creditsRequired,
    imageUrl: form.imageUrl.trim() || null,
    createdBy: null,
    paypalUsername: null,
    paypalPaymentLink: buildPaypalLink(
      cleanPaypalUsername(form.paypalUsername),
      priceInCents(creditsRequired),
    ),
    attendeesCount,
    publishedAt: PUBLISHED_AT_ONCE,
    cancelledAt: null,
    cancellationReason: null,
    updatedAt: '',
  };
}
