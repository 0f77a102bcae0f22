import { SIGN_UP_DATA_LIFETIME_MS } from '@sorella/core/domain/limits';
import {
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
} from '@sorella/core/domain/sign-up/sign-up-data';
import { createMemoryStore } from '@sorella/core/offline';
import { expect, it } from 'vitest';
import { purgeSignUp } from './purge-sign-up.ts';

const NOW = 1_700_000_000_000;

const pending = (timestamp: number) =>
  JSON.stringify({
    version: 1,
    userId: '00000000-0000-4000-8000-00000000000a',
    email: 'maya@sorella.test',
    timestamp,
    personalDetails: {
      firstName: 'Maya',
      lastName: 'Lind',
      phone: '',
      gender: '',
      city: '',
      age: null,
      instagramUrl: '',
      linkedinUrl: '',
      bio: '',
      whatsappGroupOptIn: false,
      profilePhoto: null,
    },
    questionnaireData: {
      hopingToFind: [],
      topInterests: [],
      idealWeekend: [],
      vibeDescription: [],
      peopleVibe: [],
    },
    applied: [],
  });

it.each([
  ['left', PENDING_SIGN_UP_KEY],
  ['sent', SENT_SIGN_UP_KEY],
])('keeps what a sign-up %s for 24 hours, and not longer (R-123)', async (_what, key) => {
  const store = createMemoryStore({ [key]: pending(NOW), other: 'stays' });
  await purgeSignUp(store, NOW + SIGN_UP_DATA_LIFETIME_MS - 1);
  expect(await store.get(key)).not.toBeNull();
  await purgeSignUp(store, NOW + SIGN_UP_DATA_LIFETIME_MS);
  expect(await store.keys()).toEqual(['other']);
});

it('keeps nothing that cannot be read (R-123)', async () => {
  const store = createMemoryStore({
    [PENDING_SIGN_UP_KEY]: '{',
    [SENT_SIGN_UP_KEY]: '{',
    [SIGN_UP_DRAFT_KEY]: '[]',
  });
  await purgeSignUp(store, NOW);
  expect(await store.keys()).toEqual([]);
});

it('keeps what is younger when several joined on this device (R-123)', async () => {
  const list = (...stamps: number[]) => `[${stamps.map(pending).join(',')}]`;
  const store = createMemoryStore({ [PENDING_SIGN_UP_KEY]: list(NOW, NOW + 5, NOW + 9) });
  await purgeSignUp(store, NOW + SIGN_UP_DATA_LIFETIME_MS);
  expect(await store.get(PENDING_SIGN_UP_KEY)).toBe(list(NOW + 5, NOW + 9));
  await purgeSignUp(store, NOW + 5 + SIGN_UP_DATA_LIFETIME_MS);
  expect(await store.get(PENDING_SIGN_UP_KEY)).toBe(pending(NOW + 9));
});
