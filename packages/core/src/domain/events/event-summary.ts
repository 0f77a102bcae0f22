import type { Event } from '../entities/event.ts';
import { eventStory } from './event-address.ts';

type Told = Pick<Event, 'description' | 'detailedDescription'>;

/** The short description, where the long one does not say it all already; null otherwise. */
export const eventLead = (event: Told): string | null => {
  const lead = event.description?.trim() || null;
  return lead === eventStory(event) ? null : lead;
};

/** Letters that search engines and previews of links show. */
const LONGEST_SUMMARY = 160;

/** An event in one line, for search engines and previews of links: cut after a whole word. */
export function eventSummary(event: Told): string {
  const line = (event.description?.trim() || eventStory(event)).replaceAll(/\s+/gu, ' ');
  if (line.length <= LONGEST_SUMMARY) return line;
  const cut = line.slice(0, LONGEST_SUMMARY);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.slice(0, LONGEST_SUMMARY - 1)}…`;
}
