import { describe, expect, it } from 'vitest';
import { PENDING_SIGN_UP_KEY } from '../../domain/sign-up/sign-up-data.ts';
import { pendingSignUpOf } from '../../domain/sign-up/sign-up-draft.ts';
import { createMemoryStore } from '../memory-store.ts';
import { aDraft } from '../testing/setup-world.ts';
import { changePendingSignUps, readPendingSignUps } from './pending-sign-up.ts';

const NOW = 1_795_262_400_000;
const DAY = 24 * 60 * 60 * 1_000;
const draft = aDraft();

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
