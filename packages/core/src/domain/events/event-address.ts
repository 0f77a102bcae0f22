import { eventCardTexts } from '../../notices/texts/events.texts.ts';
import type { Event } from '../entities/event.ts';

/** Where an event has a page of its own: what is shared, and what stands in calendars. */
export const eventPath = (eventId: string): string => `/events/${eventId}`;

type Told = Pick<Event, 'description' | 'detailedDescription'>;

/** All that an event says of itself. */
export const eventStory = ({ detailedDescription, description }: Told): string =>
  detailedDescription?.trim() || description?.trim() || eventCardTexts.noDescription;
