import { fillText } from '../../notices/notice.ts';
import { fieldTexts } from '../../notices/texts/field.texts.ts';
import { characterCount } from '../character-count.ts';
import { type Event, type EventDraft, PUBLISHED_AT_ONCE } from '../entities/event.ts';
import { guessTimeZone } from '../geography/time-zones.ts';
import { parseInstant, utcToZoned, zonedToUtc } from '../geography/zoned-time.ts';
import type { FieldErrors } from '../validation.ts';
import { isVisible, storableText, tidiedLine } from '../visible-text.ts';
import { cleanPaypalUsername, isPaypalUsername } from './money.ts';

/** The event form as typed; both times are local to the zone guessed from the location. */
export interface EventForm {
  readonly title: string;
  readonly description: string;
  readonly detailedDescription: string;
  readonly category: string;
  readonly location: string;
  /** What members filter by; suggested from the location until the admin writes another. */
  readonly city: string;
  /** The zone stored with the event that is edited; absent for a new one, whose zone is guessed from its place. */
  readonly timeZone?: string;
  /** '2026-11-29T19:00' */
  readonly startLocal: string;
  /** '2026-11-29T21:00' */
  readonly endLocal: string;
  readonly maxAttendees: string;
  readonly creditsRequired: string;
  readonly imageUrl: string;
  readonly paypalUsername: string;
  /** When members see it: '' at once, 'draft' not yet, else a moment as '2026-11-20T09:00' on the event's clock. */
  readonly publishing: string;
}

/** What `publishing` says of an event that members do not see yet. */
export const NOT_YET = 'draft';

/** The fields that can be wrong. */
export type EventFormField =
  | 'title'
  | 'description'
  | 'detailedDescription'
  | 'location'
  | 'city'
  | 'startLocal'
  | 'endLocal'
  | 'maxAttendees'
  | 'creditsRequired'
  | 'imageUrl'
  | 'paypalUsername'
  | 'publishing';

/** A draft to be saved, or what is wrong with it. A warning does not keep anyone from saving. */
export type EventFormCheck = { readonly warnings: FieldErrors<'startLocal'> } & (
  | { readonly kind: 'valid'; readonly draft: EventDraft }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<EventFormField> }
);

/** What the database holds of an event. */
export const EVENT_LIMITS = {
  title: 200,
  description: 2_000,
  detailedDescription: 20_000,
  location: 300,
  city: 120,
  imageUrl: 1_000,
  maxAttendees: 10_000,
  creditsRequired: 1_000,
} as const;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
const FIRST_MS = Date.UTC(FIRST_YEAR, 0, 1);
const END_MS = Date.UTC(LAST_YEAR + 1, 0, 1);

/** A whole number as typed; what cannot be parsed becomes 0. */
export function parseWholeNumber(typed: string): number {
  const parsed = Number.parseInt(typed.trim(), 10);
  return Number.isSafeInteger(parsed) ? parsed : 0;
}

/** Whether more than a whole number was typed, as in '2,5' or '1,000': of that no part is taken in silence. */
const hasMore = (typed: string) =>
  /^\s*[+-]?(\d|[.,]\d)/.test(typed) && !/^\s*[+-]?\d+([.,]0{0,2})?\s*$/.test(typed);

/** Whether the username field is enabled: not while credits are 0. */
export function isPaypalUsernameEnabled(form: Pick<EventForm, 'creditsRequired'>): boolean {
  return parseWholeNumber(form.creditsRequired) > 0;
}

/** Whether submit answers with 'PayPal Username Required' instead of saving. */
export function lacksPaypalUsername(form: Pick<EventForm, 'creditsRequired' | 'paypalUsername'>): boolean {
  return isPaypalUsernameEnabled(form) && cleanPaypalUsername(form.paypalUsername) === '';
}

/** The times as they are stored with an event, and the zone they were read in. */
export type StoredTimes = Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'publishedAt'>;

function localTime(
  local: string,
  zone: string,
  { missing, stored }: { missing: string; stored: string | null },
): { instant: string } | { error: string } {
  // What was not touched stays as it is: the second of two times that read alike, and its seconds.
  if (stored !== null && utcToZoned(stored, zone) === local) return { instant: stored };
  const read = zonedToUtc(local, zone);
  if (read.kind === 'invalid') return { error: missing };
  // Of years before zones were agreed on no clock can be told, so they are looked at first.
  const year = Number(local.slice(0, 4));
  if (year < FIRST_YEAR - 1 || year > LAST_YEAR + 1) return { error: fieldTexts.eventTimeOutOfRange };
  if (read.kind === 'skipped') return { error: fieldTexts.eventTimeSkipped };
  const ms = Date.parse(read.instant);
  return ms >= FIRST_MS && ms < END_MS
    ? { instant: read.instant }
    : { error: fieldTexts.eventTimeOutOfRange };
}

/** When members see it; `start` is null where it is not right itself. */
function publishingOf(
  { publishing }: Pick<EventForm, 'publishing'>,
  zone: string,
  { stored, start }: { stored: string | null; start: string | null },
): { instant: string | null } | { error: string } {
  if (publishing === '') return { instant: PUBLISHED_AT_ONCE };
  if (publishing === NOT_YET) return { instant: null };
  const read = localTime(publishing, zone, { missing: fieldTexts.eventPublishingMissing, stored });
  if ('error' in read || start === null || read.instant === stored) return read;
  return Date.parse(read.instant) < Date.parse(start) ? read : { error: fieldTexts.eventPublishedTooLate };
}

/** A picture that waits for its upload, or one that is stored or linked. */
const IMAGE = /^(https:\/\/[^\s/]+|data:image\/(jpeg|png|webp|gif);base64,)/;

function tooLong(text: string, n: number): string | undefined {
  return characterCount(text) > n ? fillText(fieldTexts.eventTextTooLong, { n }) : undefined;
}

function imageError(imageUrl: string): string | undefined {
  if (!IMAGE.test(imageUrl)) return fieldTexts.imageUrlInvalid;
  // What waits for its upload is given an address of its own.
  return imageUrl.startsWith('data:') ? undefined : tooLong(imageUrl, EVENT_LIMITS.imageUrl);
}

function maxAttendeesError(maxAttendees: number, approvedCount: number): string | undefined {
  if (maxAttendees < 1) return fieldTexts.maxAttendeesTooLow;
  if (maxAttendees < approvedCount)
    return fillText(fieldTexts.maxAttendeesBelowApproved, { n: approvedCount });
  if (maxAttendees > EVENT_LIMITS.maxAttendees)
    return fillText(fieldTexts.maxAttendeesTooHigh, { n: '10,000' });
  return undefined;
}

function paypalUsernameError(form: EventForm): string | undefined {
  if (!isPaypalUsernameEnabled(form)) return undefined;
  if (lacksPaypalUsername(form)) return fieldTexts.paypalUsernameMissing;
  return isPaypalUsername(cleanPaypalUsername(form.paypalUsername))
    ? undefined
    : fieldTexts.paypalUsernameInvalid;
}

/** Whose clock the form's times are told by: the one that was chosen or stored, or else the city's or the place's. */
export function zoneOfForm({
  timeZone,
  location,
  city,
}: Pick<EventForm, 'timeZone' | 'location' | 'city'>): string {
  if (timeZone !== undefined) return timeZone;
  const ofCity = guessTimeZone(city);
  return ofCity === 'UTC' ? guessTimeZone(location) : ofCity;
}

/**
 * Checks the event form and makes the draft of it. `now` in milliseconds;
 * `approvedCount` is how many applications are approved already, 0 for a new event.
 */
export function checkEventForm(
  form: EventForm,
  {
    now,
    approvedCount,
    storedImageUrl = '',
    storedTimes,
  }: {
    readonly now: number;
    readonly approvedCount: number;
    /** The picture that the event has: where it lies is the backend's own affair. */
    readonly storedImageUrl?: string;
    /** The times that the edited event has. */
    readonly storedTimes?: StoredTimes | undefined;
  },
): EventFormCheck {
  const zone = zoneOfForm(form);
  const kept = storedTimes?.timeZone === zone ? storedTimes : null;
  const start = localTime(form.startLocal, zone, {
    missing: fieldTexts.eventStartMissing,
    stored: kept && kept.startTime,
  });
  const end = localTime(form.endLocal, zone, {
    missing: fieldTexts.eventEndMissing,
    stored: kept && kept.endTime,
  });
  const published = publishingOf(form, zone, {
    stored: kept && kept.publishedAt,
    start: 'instant' in start ? start.instant : null,
  });
  const texts = {
    title: tidiedLine(storableText(form.title)),
    location: tidiedLine(storableText(form.location)),
    city: tidiedLine(storableText(form.city)),
    description: storableText(form.description),
    detailedDescription: storableText(form.detailedDescription),
  };
  const maxAttendees = parseWholeNumber(form.maxAttendees);
  const creditsRequired = parseWholeNumber(form.creditsRequired);
  const imageUrl = form.imageUrl.trim();
  const errors: Partial<Record<EventFormField, string>> = {};
  const note = (field: EventFormField, text: string | undefined) => {
    if (text) errors[field] = text;
  };

  for (const field of ['title', 'location', 'city', 'description', 'detailedDescription'] as const)
    note(field, tooLong(texts[field], EVENT_LIMITS[field]));
  if (!isVisible(texts.title)) note('title', fieldTexts.eventTitleMissing);
  if (!isVisible(texts.location)) note('location', fieldTexts.eventLocationMissing);
  if (!isVisible(texts.city)) note('city', fieldTexts.eventCityMissing);
  if ('error' in start) note('startLocal', start.error);
  if ('error' in end) note('endLocal', end.error);
  else if ('instant' in start && Date.parse(end.instant) <= Date.parse(start.instant))
    note('endLocal', fieldTexts.eventEndsBeforeStart);
  note('maxAttendees', maxAttendeesError(maxAttendees, approvedCount));
  for (const field of ['maxAttendees', 'creditsRequired'] as const)
    if (hasMore(form[field])) note(field, fieldTexts.notWhole);
  if (creditsRequired < 0) note('creditsRequired', fieldTexts.creditsTooLow);
  if (creditsRequired > EVENT_LIMITS.creditsRequired)
    note('creditsRequired', fillText(fieldTexts.creditsTooHigh, { n: '1,000' }));
  if (imageUrl && imageUrl !== storedImageUrl) note('imageUrl', imageError(imageUrl));
  note('paypalUsername', paypalUsernameError(form));
  if ('error' in published) note('publishing', published.error);

  const startsInPast = 'instant' in start && (parseInstant(start.instant) ?? now) < now;
  const warnings = startsInPast ? { startLocal: fieldTexts.eventStartsInPast } : {};
  if ('error' in start || 'error' in end || 'error' in published || Object.keys(errors).length > 0)
    return { kind: 'invalid', errors, warnings };
  return {
    kind: 'valid',
    warnings,
    draft: {
      title: texts.title,
      description: texts.description || null,
      detailedDescription: texts.detailedDescription || null,
      category: form.category.trim() || null,
      location: texts.location,
      city: texts.city,
      timeZone: zone,
      startTime: start.instant,
      endTime: end.instant,
      maxAttendees,
      creditsRequired,
      imageUrl: imageUrl || null,
      paypalUsername: creditsRequired > 0 ? cleanPaypalUsername(form.paypalUsername) : null,
      publishedAt: published.instant,
    },
  };
}

/** The admin's PayPal.me setting as typed: a username to be saved, or the notice that says why not. */
export type PaypalSettingCheck =
  | { readonly kind: 'ok'; readonly username: string }
  | { readonly kind: 'refused'; readonly notice: 'paypal-setting-empty' | 'paypal-setting-invalid' };

/** Cleans and checks the admin's PayPal.me setting. */
export function checkPaypalSetting(typed: string): PaypalSettingCheck {
  if (!typed.trim()) return { kind: 'refused', notice: 'paypal-setting-empty' };
  const username = cleanPaypalUsername(typed);
  return isPaypalUsername(username)
    ? { kind: 'ok', username }
    : { kind: 'refused', notice: 'paypal-setting-invalid' };
}
