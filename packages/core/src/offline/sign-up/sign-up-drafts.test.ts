import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONNAIRE_OPTIONS } from '../../domain/sign-up/questionnaire.ts';
import { PENDING_SIGN_UP_KEY, SIGN_UP_DRAFT_KEY } from '../../domain/sign-up/sign-up-data.ts';
import { EMPTY_SIGN_UP, pendingSignUpOf, type SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { StorageError } from '../key-value-store.ts';
import { createMemoryStore } from '../memory-store.ts';
import { unreadableKey } from '../stored/written.ts';
import { changePendingSignUps, readPendingSignUps } from './pending-sign-up.ts';
import {
  forgetKeptSignUp,
  keepSignUp,
  readKeptSignUp,
  readSignUpDraft,
  writeSignUpDraft,
} from './sign-up-drafts.ts';

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

describe('a half-filled sign-up on the device (A-48, R-123)', () => {
  it('comes back as it was', () => {
    expect(readSignUpDraft(stored, NOW)).toEqual(draft);
    expect(readSignUpDraft(stored, NOW + DAY - 1)).toEqual(draft);
  });

  it('is gone after 24 hours, and never comes from the future (R-123)', () => {
    expect(readSignUpDraft(stored, NOW + DAY)).toBeNull();
    expect(readSignUpDraft(stored, NOW - 1)).toBeNull();
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
        expect(readSignUpDraft(text, NOW)).toBeNull();
      }),
    );
    expect(readSignUpDraft(null, NOW)).toBeNull();
  });

  it('gives back only offered options, at most three interests (R-109)', () => {
    const topInterests = [...QUESTIONNAIRE_OPTIONS.topInterests, 'Books & writing', 'Crime'];
    const answers = { ...draft.answers, topInterests, vibeDescription: ['<script>'] };
    const read = readSignUpDraft(writeSignUpDraft({ ...draft, answers }, NOW), NOW);
    expect(read?.answers.topInterests).toEqual(QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 3));
    expect(read?.answers.vibeDescription).toEqual([]);
  });

  it('stays when this release cannot read it, and is there again for one that can', async () => {
    const [key, aside] = [SIGN_UP_DRAFT_KEY, unreadableKey(SIGN_UP_DRAFT_KEY)];
    const later = JSON.stringify({ version: 1, savedAt: NOW, step: 'welcome', words: 'hers' });
    const store = createMemoryStore({ [key]: later });
    expect(await readKeptSignUp(store, NOW)).toBeNull();
    expect(await store.get(key)).toBe(later);
    await keepSignUp(store, draft, NOW + 1);
    expect(await readKeptSignUp(store, NOW + 1)).toEqual(draft);
    expect(JSON.parse((await store.get(aside)) ?? '')).toEqual([later]);
    // As if this were that release, and nothing had been typed meanwhile.
    const hers = { ...draft, details: { ...draft.details, city: 'Porto' } };
    const again = createMemoryStore({ [aside]: JSON.stringify([later, writeSignUpDraft(hers, NOW)]) });
    expect(await readKeptSignUp(again, NOW)).toEqual(hers);
    expect(await readKeptSignUp(again, NOW + DAY)).toBeNull();
    expect(await again.keys()).toEqual([]);
    await forgetKeptSignUp(store);
    expect(await store.keys()).toEqual([]);
  });

  it('is not written over where what cannot be read finds no room beside it', async () => {
    const later = JSON.stringify({ savedAt: NOW, words: 'hers' });
    const memory = createMemoryStore({ [SIGN_UP_DRAFT_KEY]: later });
    const set = async (at: string, text: string) => {
      if (at !== SIGN_UP_DRAFT_KEY) throw new StorageError('full');
      await memory.set(at, text);
    };
    await keepSignUp({ ...memory, set }, draft, NOW);
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBe(later);
  });
});

describe('what waits for the first sign-in', () => {
  it('is read as it was made (R-122)', () => {
    const pending = pendingSignUpOf(
      draft,
      { userId: '00000000-0000-4000-8000-000000000002', email: 'a@b' },
      NOW,
    );
    expect(readPendingSignUps(JSON.stringify(pending), NOW)).toEqual([pending]);
  });

  it('is left alone when it cannot be read, until its day is over or it was told once more (R-122, R-123)', async () => {
    const account = (email: string) => ({ userId: '00000000-0000-4000-8000-000000000002', email });
    const maya = pendingSignUpOf(draft, account('maya@sorella.test'), NOW);
    const later = { ...maya, email: 'noor@sorella.test', personalDetails: { name: 'Noor' } };
    // What this release reads without a part that another one knows keeps that part.
    const withMore = { ...maya, applied: ['profile', 'handshake'], ofALaterRelease: 'hers' };
    const text = JSON.stringify([later, withMore]);
    const store = createMemoryStore({ [PENDING_SIGN_UP_KEY]: text });
    expect(await changePendingSignUps(store, NOW)).toEqual([{ ...maya, applied: ['profile'] }]);
    const stored = async () => JSON.parse((await store.get(PENDING_SIGN_UP_KEY)) ?? 'null');
    expect(await stored()).toEqual([withMore, later]);
    const noor = { ...maya, email: later.email };
    await changePendingSignUps(store, NOW, (all) => [...all, noor]);
    expect(await stored()).toEqual([withMore, noor]);
    await store.set(PENDING_SIGN_UP_KEY, JSON.stringify([later, { version: 1, userId: 'of no time' }]));
    await changePendingSignUps(store, NOW + DAY - 1);
    expect(await stored()).toEqual(later);
    await changePendingSignUps(store, NOW + DAY);
    expect(await store.keys()).toEqual([]);
  });
});
