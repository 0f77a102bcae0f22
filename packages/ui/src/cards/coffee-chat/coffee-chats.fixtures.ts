import type { CoffeeChatIdea, CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { MAYA } from '../cards.fixtures.ts';

/** Somebody that Maya knows from an event. */
export const NOOR: PublicProfile = {
  id: '00000000-0000-4000-8000-000000000003',
  firstName: 'Noor',
  lastName: 'Haddad',
  title: 'Night nurse',
  avatarUrl: null,
};

/** An open request of Maya's with three times on two days; the given fields differ. */
export function aCoffeeChat(given: Partial<CoffeeChatRequest> = {}): CoffeeChatRequest {
  return {
    id: '00000000-0000-4000-8000-000000b00001',
    requesterId: MAYA,
    recipientId: null,
    message: 'I would love to talk with someone who changed careers after thirty.',
    status: 'pending',
    proposedDates: ['2026-11-24T11:00:00+00:00', '2026-11-24T14:00:00+00:00', '2026-11-27T11:00:00+00:00'],
    timeZone: 'Europe/Berlin',
    selectedDate: null,
    createdAt: '2026-11-20T09:00:00+00:00',
    updatedAt: '2026-11-20T09:00:00+00:00',
    ...given,
  };
}

/** Noor, because of two interests; the given fields differ. */
export function anIdea(given: Partial<CoffeeChatIdea> = {}): CoffeeChatIdea {
  const { id: userId, ...person } = NOOR;
  return { userId, ...person, sharedInterests: ['Books & writing', 'Food & cooking'], ...given };
}

/** Words without end. */
export const LONG = `${'And then I thought that we could talk about it over coffee. '.repeat(6)}${'Donaudampfschifffahrt'.repeat(5)}`;
