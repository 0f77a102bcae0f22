import type { Event } from '@sorella/core/domain/entities/event';
import { aFreeEvent, anEvent } from '../cards/cards.fixtures.ts';
import type { ListContent } from './content.ts';
import type { EventFilterOption } from './EventFilters.tsx';

/** The cities of the upcoming events. */
export const CITIES: readonly EventFilterOption[] = [
  { name: 'Berlin', count: 9 },
  { name: 'Hamburg', count: 4 },
  { name: 'Munich', count: 1 },
];

const numbered = (index: number) => `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`;

/** One page of events: paid, free, full, of several categories. */
export const EVENTS: readonly Event[] = [
  anEvent({ id: numbered(1) }),
  aFreeEvent({
    id: numbered(2),
    title: 'Sunrise ridge hike',
    description: 'An easy 9 km loop, thermos coffee at the top.',
    category: 'Wellness & Fitness',
    location: 'Grunewald, Berlin',
    maxAttendees: 20,
    attendeesCount: 20,
  }),
  aFreeEvent({ id: numbered(3) }),
  anEvent({
    id: numbered(4),
    title: 'Ceramics for beginners',
    description: 'Two hours, one lump of clay, one bowl you will keep.',
    category: 'Creative Arts',
    creditsRequired: 4,
    paypalPaymentLink: 'https://paypal.me/Sorella/20.00',
    location: 'Altona, Hamburg',
    attendeesCount: 3,
  }),
  aFreeEvent({
    id: numbered(5),
    title: 'Founders breakfast',
    description: 'Numbers on napkins. Bring the question you cannot ask at work.',
    category: 'Networking',
    location: 'Glockenbach, Munich',
  }),
  anEvent({
    id: numbered(6),
    title: 'Salsa night, no partner needed',
    description: 'A lesson at seven, a live band at nine.',
    category: 'Entertainment',
    creditsRequired: 1,
    paypalPaymentLink: 'https://paypal.me/Sorella/5.00',
    location: 'Sternschanze, Hamburg',
  }),
];

/** What a list is given once its items have arrived. */
export function ready<Loaded>(loaded: Loaded): ListContent<Loaded> {
  return { kind: 'ready', ...loaded };
}
