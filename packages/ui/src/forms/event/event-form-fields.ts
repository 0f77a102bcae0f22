import type { EventForm, EventFormField } from '@sorella/core/domain/events/event-form';
import { eventFormTexts } from '@sorella/core/notices/texts/event-form.texts';

/** What the fields of the event form are called. */
export const EVENT_FIELD_NAMES: Readonly<Record<keyof EventForm, string>> = {
  title: eventFormTexts.title,
  category: eventFormTexts.category,
  location: eventFormTexts.location,
  city: eventFormTexts.city,
  startLocal: eventFormTexts.startTime,
  endLocal: eventFormTexts.endTime,
  timeZone: eventFormTexts.zone,
  maxAttendees: eventFormTexts.maxAttendees,
  creditsRequired: eventFormTexts.creditsRequired,
  paypalUsername: eventFormTexts.paypalUsername,
  description: eventFormTexts.description,
  detailedDescription: eventFormTexts.detailedDescription,
  imageUrl: eventFormTexts.image,
  publishing: eventFormTexts.publishing,
};

/** Those that can be wrong, as they stand in the form. */
export const EVENT_FIELD_ORDER: readonly EventFormField[] = [
  'title',
  'location',
  'city',
  'startLocal',
  'endLocal',
  'maxAttendees',
  'creditsRequired',
  'paypalUsername',
  'description',
  'detailedDescription',
  'imageUrl',
  'publishing',
];
