import { fillText } from '../../notices/notice.ts';
import { fieldTexts } from '../../notices/texts/field.texts.ts';
import type { EventDraft } from '../entities/event.ts';
import { guessTimeZone } from '../geography/time-zones.ts';
import { parseInstant, zonedToUtc } from '../geography/zoned-time.ts';
import type { FieldErrors } from '../validation.ts';
import { cleanPaypalUsername, isPaypalUsername } from './money.ts';

/** The event form as typed; both times are local to the zone guessed from the location. */
export interface EventForm {
  readonly title: string;
  readonly description: string;
  readonly detailedDescription: string;
  readonly category: string;
  readonly location: string;
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
}

/** The fields that can be wrong. */
export type EventFormField =
  | 'title'
  | 'location'
  | 'startLocal'
  | 'endLocal'
  | 'maxAttendees'
  | 'creditsRequired'
  | 'imageUrl'
  | 'paypalUsername';

/** A draft to be saved, or what is wrong with it. A warning does not keep anyone from saving. */
export type EventFormCheck =
  | { readonly kind: 'valid'; readonly draft: EventDraft; readonly warnings: FieldErrors<'startLocal'> }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<EventFormField> };

/** A whole number as typed; what cannot be parsed becomes 0. */
export function parseWholeNumber(typed: string): number {
  const parsed = Number.parseInt(typed.trim(), 10);
  return Number.isSafeInteger(parsed) ? parsed : 0;
}

/** Whether the username field is enabled: not while credits are 0. */
export function isPaypalUsernameEnabled(form: Pick<EventForm, 'creditsRequired'>): boolean {
  return parseWholeNumber(form.creditsRequired) > 0;
}

/** Whether submit answers with 'PayPal Username Required' instead of saving. */
export function lacksPaypalUsername(form: Pick<EventForm, 'creditsRequired' | 'paypalUsername'>): boolean {
  return isPaypalUsernameEnabled(form) && cleanPaypalUsername(form.paypalUsername) === '';
}

function localTime(local: string, zone: string, missing: string): { instant: string } | { error: string } {
  const read = zonedToUtc(local, zone);
  if (read.kind === 'invalid') return { error: missing };
  return read.kind === 'skipped' ? { error: fieldTexts.eventTimeSkipped } : { instant: read.instant };
}

function maxAttendeesError(maxAttendees: number, approvedCount: number): string | undefined {
  if (maxAttendees < 1) return fieldTexts.maxAttendeesTooLow;
  if (maxAttendees < approvedCount)
    return fillText(fieldTexts.maxAttendeesBelowApproved, { n: approvedCount });
  return undefined;
}

function paypalUsernameError(form: EventForm): string | undefined {
  if (!isPaypalUsernameEnabled(form)) return undefined;
  if (lacksPaypalUsername(form)) return fieldTexts.paypalUsernameMissing;
  return isPaypalUsername(cleanPaypalUsername(form.paypalUsername))
    ? undefined
    : fieldTexts.paypalUsernameInvalid;
}

/**
 * Checks the event form and makes the draft of it. `now` in milliseconds;
 * `approvedCount` is how many applications are approved already, 0 for a new event.
 */
export function checkEventForm(
  form: EventForm,
  { now, approvedCount }: { readonly now: number; readonly approvedCount: number },
): EventFormCheck {
  const zone = form.timeZone ?? guessTimeZone(form.location);
  const start = localTime(form.startLocal, zone, fieldTexts.eventStartMissing);
  const end = localTime(form.endLocal, zone, fieldTexts.eventEndMissing);
  const maxAttendees = parseWholeNumber(form.maxAttendees);
  const creditsRequired = parseWholeNumber(form.creditsRequired);
  const imageUrl = form.imageUrl.trim();
  const errors: Partial<Record<EventFormField, string>> = {};
  const note = (field: EventFormField, text: string | undefined) => {
    if (text) errors[field] = text;
  };

  if (!form.title.trim()) note('title', fieldTexts.eventTitleMissing);
  if (!form.location.trim()) note('location', fieldTexts.eventLocationMissing);
  if ('error' in start) note('startLocal', start.error);
  if ('error' in end) note('endLocal', end.error);
  else if ('instant' in start && end.instant <= start.instant)
    note('endLocal', fieldTexts.eventEndsBeforeStart);
  note('maxAttendees', maxAttendeesError(maxAttendees, approvedCount));
  if (creditsRequired < 0) note('creditsRequired', fieldTexts.creditsTooLow);
  if (imageUrl && !/^https:\/\/[^\s/]+/.test(imageUrl)) note('imageUrl', fieldTexts.imageUrlInvalid);
  note('paypalUsername', paypalUsernameError(form));

  if ('error' in start || 'error' in end || Object.keys(errors).length > 0)
    return { kind: 'invalid', errors };
  const startsInPast = (parseInstant(start.instant) ?? now) < now;
  return {
    kind: 'valid',
    warnings: startsInPast ? { startLocal: fieldTexts.eventStartsInPast } : {},
    draft: {
      title: form.title.trim(),
      description: form.description.trim() || null,
      detailedDescription: form.detailedDescription.trim() || null,
      category: form.category.trim() || null,
      location: form.location.trim(),
      timeZone: zone,
      startTime: start.instant,
      endTime: end.instant,
      maxAttendees,
      creditsRequired,
      imageUrl: imageUrl || null,
      paypalUsername: creditsRequired > 0 ? cleanPaypalUsername(form.paypalUsername) : null,
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
