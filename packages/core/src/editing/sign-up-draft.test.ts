import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONNAIRE_OPTIONS } from '../domain/sign-up/questionnaire.ts';
import { SIGN_UP_DRAFT_KEY } from '../domain/sign-up/sign-up-data.ts';
import { EMPTY_SIGN_UP, pendingSignUpOf, type SignUpDraft } from '../domain/sign-up/sign-up-draft.ts';
import { type KeyValueStore, StorageError } from '../offline/key-value-store.ts';
import { createMemoryStore } from '../offline/memory-store.ts';
import { unreadableKey } from '../offline/stored/written.ts';
import { createDraft } from './drafts.ts';
import { signUpDraft, writeSignUpDraft } from './sign-up-draft.ts';

const NOW = 1_795_262_400_000;
const DAY = 24 * 60 * 60 * 1_000;
const photo = { data: 'AAAA', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;
const draft: SignUpDraft = {
  step: 'questions',
  details: {
    firstName: ' Maya ',
    lastName: 'Okafor',
    email: ' Maya@Sorella.test ',
    phone: '+49 30 1234567',
    gender: 'female',
    city: 'Berlin',
    age: '29',
    instagramUrl: '@maya',
    linkedinUrl: '',
    bio: ' Hello\nyou ',
    whatsappGroupOptIn: true,
    agreeToTerms: true,
  },
  photo,
  answers: { ...EMPTY_SIGN_UP.answers, topInterests: ['Books & writing'] },
};
const stored = writeSignUpDraft(draft, NOW);

const at = (store: KeyValueStore, now: number) =>
  createDraft({ store, now: () => now }, signUpDraft, SIGN_UP_DRAFT_KEY);
const read = (store: KeyValueStore, now: number) => at(store, now).read();
const readText = (text: string, now: number) => read(createMemoryStore({ [SIGN_UP_DRAFT_KEY]: text }), now);

describe('a half-filled sign-up on the device (A-48, R-123)', () => {
  it('comes back as it was', async () => {
    expect(await readText(stored, NOW)).toEqual(draft);
    expect(await readText(stored, NOW + DAY - 1)).toEqual(draft);
  });

  it('is gone after 24 hours, and never comes from the future (R-123)', async () => {
    expect(await readText(stored, NOW + DAY)).toBeNull();
    expect(await readText(stored, NOW - 1)).toBeNull();
  });

  it('holds no password, even when it is given one (A-84)', () => {
    const careless = {
      ...draft,
      details: { ...draft.details, password: 'geheim-123', confirmPassword: 'geheim-123' },
    };
    expect(writeSignUpDraft(careless, NOW)).not.toContain('geheim-123');
    expect(JSON.stringify(pendingSignUpOf(careless, { userId: 'x', email: 'y' }, NOW))).not.toContain(
      'geheim',
    );
  });

  it('is ignored when it is damaged, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(stored.slice(0, -5))), (text) => {
        expect(signUpDraft.read(text)).toBeNull();
      }),
    );
    expect(signUpDraft.read(null)).toBeNull();
  });

  it('gives back only offered options, at most three interests (R-109)', () => {
    const topInterests = [...QUESTIONNAIRE_OPTIONS.topInterests, 'Books & writing', 'Crime'];
    const answers = { ...draft.answers, topInterests, vibeDescription: ['<script>'] };
    const sound = signUpDraft.read(writeSignUpDraft({ ...draft, answers }, NOW))?.answers;
    expect(sound?.topInterests).toEqual(QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 3));
    expect(sound?.vibeDescription).toEqual([]);
  });

  it('stays when this release cannot read it, and is there again for one that can', async () => {
    const [key, aside] = [SIGN_UP_DRAFT_KEY, unreadableKey(SIGN_UP_DRAFT_KEY)];
    const later = JSON.stringify({ version: 1, savedAt: NOW, step: 'welcome', words: 'hers' });
    const store = createMemoryStore({ [key]: later });
    expect(await read(store, NOW)).toBeNull();
    expect(await store.get(key)).toBe(later);
    await at(store, NOW + 1).keep(draft);
    expect(await read(store, NOW + 1)).toEqual(draft);
    expect(JSON.parse((await store.get(aside)) ?? '')).toEqual([later]);
    // As if this were that release, and nothing had been typed meanwhile.
    const hers = { ...draft, details: { ...draft.details, city: 'Porto' } };
    const again = createMemoryStore({ [aside]: JSON.stringify([later, writeSignUpDraft(hers, NOW)]) });
    expect(await read(again, NOW)).toEqual(hers);
    expect(await read(again, NOW + DAY)).toBeNull();
    expect(await again.keys()).toEqual([]);
    await at(store, NOW).keep(null);
    expect(await store.keys()).toEqual([]);
  });

  it('is not written over where what cannot be read finds no room beside it', async () => {
    const later = JSON.stringify({ savedAt: NOW, words: 'hers' });
    const memory = createMemoryStore({ [SIGN_UP_DRAFT_KEY]: later });
    const set = async (at: string, text: string) => {
      if (at !== SIGN_UP_DRAFT_KEY) throw new StorageError('full');
      await memory.set(at, text);
    };
    await at({ ...memory, set }, NOW).keep(draft);
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBe(later);
  });
});
