import { describe, expect, it } from 'vitest';
import { DataError, dataErrorCode } from '../../data-port/errors.ts';
import { generateBio } from '../../domain/profile/bio.ts';
import {
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
  SIGN_UP_PARTS,
} from '../../domain/sign-up/sign-up-data.ts';
import { signUpDraft, writeSignUpDraft } from '../../editing/sign-up-draft.ts';
import { createMemoryStore } from '../memory-store.ts';
import {
  aDraft,
  anUnansweredDevice,
  createSetupWorld,
  MAYA,
  NOOR,
  NOW,
  type SetupWorld,
  TOLD,
} from '../testing/setup-world.ts';
import { readPendingSignUps } from './pending-sign-up.ts';
import { applyNextPart } from './profile-setup.ts';
import { writePendingSignUps } from './sign-up-age.ts';

const BIO = generateBio(TOLD.questionnaireData);

/** What stands in the backend when everything was applied. */
function expectComplete(world: SetupWorld) {
  expect(world.row).toMatchObject({
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Berlin',
    age: 32,
    whatsappGroupOptIn: true,
    bio: BIO,
    avatarUrl: `https://pictures.test/${MAYA.userId}/profile.png?12`,
  });
  const { topInterests, ...answers } = TOLD.questionnaireData;
  expect(Object.fromEntries(world.standing)).toEqual({
    'social-links': [{ platform: 'instagram', url: 'https://www.instagram.com/maya.okafor' }],
    questionnaire: answers,
    interests: topInterests.map((name) => `id of ${name}`),
    approval: 'pending',
  });
  expect([...world.writes.values()].every((times) => times === 1)).toBe(true);
  expect([...world.writtenFor]).toEqual([MAYA.userId]);
  expect(world.stored.size).toBe(0);
}

const untroubled = () => createSetupWorld(() => 'done');
/** The world as one tab of it has it. */
const parted = (world = untroubled()) => world.tab();

describe('what she told at sign-up', () => {
  it('is applied part by part, and nothing of it stays on the device (R-124, R-127)', async () => {
    const world = untroubled();
    expect(await world.runTab()).toEqual({ kind: 'answered', part: 'approval', refused: false, left: 0 });
    expectComplete(world);
  });

  it('is applied by one tab at a time: two ask for each part once (R-124)', async () => {
    const world = untroubled();
    await Promise.all([world.runTab(), world.runTab()]);
    expect(world.asked).toEqual(SIGN_UP_PARTS);
    expectComplete(world);
  });

  it('is noted part by part before the next is begun, and the photo goes with it (A-48)', async () => {
    const parts = parted();
    const noted: unknown[] = [];
    for (const part of SIGN_UP_PARTS) {
      expect(await applyNextPart(parts, MAYA)).toMatchObject({ part });
      const text = await parts.store.get(PENDING_SIGN_UP_KEY);
      const [data] = readPendingSignUps(text, NOW);
      noted.push(data ? [data.applied.length, data.personalDetails.profilePhoto !== null] : null);
    }
    expect(noted).toEqual([[1, true], [2, true], [3, true], [4, true], [5, false], null]);
  });

  it('is left alone when it is of another account (A-49)', async () => {
    const world = untroubled();
    world.session = NOOR;
    expect(await world.runTab()).toEqual({ kind: 'nothing' });
    expect(world.stored.get(PENDING_SIGN_UP_KEY)).toBe(JSON.stringify(TOLD));
    expect(world.writtenFor.size).toBe(0);
  });

  it('is left alone when only the id is hers: the address binds it, too (A-49)', async () => {
    expect(await applyNextPart(parted(), { ...MAYA, email: NOOR.email })).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['older than 24 hours', JSON.stringify({ ...TOLD, timestamp: NOW - 24 * 3_600_000 })],
    ['from the future', JSON.stringify({ ...TOLD, timestamp: NOW + 1 })],
    ['no JSON', '{"version": 1'],
    ['of no time', JSON.stringify({ ...TOLD, timestamp: 'yesterday' })],
  ])('is deleted when it is %s, whoever is signed in (R-123)', async (_what, text) => {
    const parts = { ...parted(), store: createMemoryStore({ [PENDING_SIGN_UP_KEY]: text }) };
    expect(await applyNextPart(parts, NOOR)).toEqual({ kind: 'nothing' });
    expect(await parts.store.keys()).toEqual([]);
  });

  it('fills only what is still empty: what she wrote elsewhere stays (R-124)', async () => {
    const world = untroubled();
    world.row = { ...world.row, bio: 'Written by hand', city: 'Porto', avatarUrl: 'https://hers.test' };
    await world.runTab();
    expect(world.row).toMatchObject({
      bio: 'Written by hand',
      city: 'Porto',
      avatarUrl: 'https://hers.test',
      phone: '+49 30 5550123',
    });
  });

  it('uploads a photo only if its data and a name are there (R-107)', async () => {
    const world = untroubled();
    const told = { ...TOLD, personalDetails: { ...TOLD.personalDetails, profilePhoto: null } };
    world.stored.set(PENDING_SIGN_UP_KEY, JSON.stringify(told));
    await world.runTab();
    expect(world.row.avatarUrl).toBeNull();
    const nameless = { data: 'AAAA', name: '', type: 'image/jpeg', size: 3 };
    const broken = { ...TOLD, personalDetails: { ...TOLD.personalDetails, profilePhoto: nameless } };
    expect(readPendingSignUps(JSON.stringify(broken), NOW)).toEqual([]);
  });

  it('takes the bio that she wrote instead of making one (R-102, R-103)', async () => {
    const world = untroubled();
    const told = { ...TOLD, personalDetails: { ...TOLD.personalDetails, bio: 'Mine.' } };
    world.stored.set(PENDING_SIGN_UP_KEY, JSON.stringify(told));
    await world.runTab();
    expect(world.row.bio).toBe('Mine.');
  });

  it.each(SIGN_UP_PARTS)('goes on after a refusal of %s, and is not asked again (R-124)', async (part) => {
    const world = untroubled();
    world.refuses.add(part);
    expect(await world.runTab()).toMatchObject({ kind: 'answered', left: 0 });
    expect(world.stored.size).toBe(0);
    const others = SIGN_UP_PARTS.filter((other) => !['profile', 'photo', part].includes(other));
    expect([...world.standing.keys()].toSorted()).toEqual(others.toSorted());
    expect(world.row.bio === null).toBe(part === 'profile');
    expect(world.row.avatarUrl === null).toBe(part === 'photo');
  });

  it('tells field by field what the server takes of a profile (R-124)', async () => {
    const parts = parted();
    const { profiles } = parts;
    const picky = {
      ...parts,
      profiles: {
        ...profiles,
        update: async (...[userId, changes, options]: Parameters<typeof profiles.update>) => {
          if ('phone' in changes) throw new DataError('invalid-input');
          return profiles.update(userId, changes, options);
        },
      },
    };
    expect(await applyNextPart(picky, MAYA)).toMatchObject({ part: 'profile', refused: true, left: 5 });
    expect(await profiles.getOwn(MAYA.userId)).toMatchObject({
      phone: null,
      city: 'Berlin',
      age: 32,
      bio: BIO,
    });
  });

  it('does not take a refusal for good while somebody else is signed in by now (A-49)', async () => {
    const world = untroubled();
    const parts = parted(world);
    world.session = NOOR;
    await expect(applyNextPart(parts, MAYA).catch(dataErrorCode)).resolves.toBe('forbidden');
    expect(world.stored.get(PENDING_SIGN_UP_KEY)).toBe(JSON.stringify(TOLD));
  });

  it('does not write over the data of somebody who signs up meanwhile (A-49)', async () => {
    const world = untroubled();
    const parts = parted(world);
    const hers = JSON.stringify({ ...TOLD, ...NOOR });
    const { profiles } = parts;
    const meanwhile = {
      ...parts,
      profiles: {
        ...profiles,
        update: async (...input: Parameters<typeof profiles.update>) => {
          world.stored.set(PENDING_SIGN_UP_KEY, hers);
          return profiles.update(...input);
        },
      },
    };
    expect(await applyNextPart(meanwhile, MAYA)).toMatchObject({ left: 0 });
    expect(world.stored.get(PENDING_SIGN_UP_KEY)).toBe(hers);
  });
});

/** Crashing at every await of the way, before and after it took effect; then a new page. */
describe('a crash at any moment', () => {
  it.each(['crash-before', 'crash-after', 'lost', 'answer-lost'] as const)(
    '%s loses nothing and applies nothing twice (A-48)',
    async (fate) => {
      const whole = untroubled();
      await whole.runTab();
      for (let at = 0; at < whole.awaited; at += 1) {
        const world = createSetupWorld((now) => (now === at ? fate : 'done'));
        await world.runTab();
        await world.runTab();
        expectComplete(world);
      }
      expect(whole.awaited).toBeGreaterThan(20);
    },
  );
});

/** What hosted auth answers for an address that is confirmed already: an account that is nobody's. */
const FAKE = '00000000-0000-4000-8000-0000000000ff';
const under = (userId: string) => JSON.stringify({ ...TOLD, userId, applied: ['profile'] });

describe('what the server gave another id for, or none', () => {
  it('is thrown away under another id: it made no account of hers (A-49, A-84)', async () => {
    const world = untroubled();
    world.stored.set(PENDING_SIGN_UP_KEY, under(FAKE));
    expect(await world.runTab()).toEqual({ kind: 'nothing' });
    expect([world.stored.size, world.asked]).toEqual([0, []]);
  });

  it('is thrown away where no answer came and her account has its answers: its sign-up was another one (A-49)', async () => {
    const world = untroubled();
    world.stored = anUnansweredDevice(MAYA.email);
    world.standing.set('questionnaire', 'hers');
    expect(await world.runTab()).toEqual({ kind: 'nothing' });
    expect([world.stored.size, world.asked]).toEqual([0, []]);
  });

  it('is applied as it was sent when no answer came to the sign-up (R-122, A-48)', async () => {
    const world = untroubled();
    world.stored = anUnansweredDevice(MAYA.email);
    expect(await world.runTab()).toMatchObject({ left: 0 });
    expectComplete(world);
  });

  it('is as it was sent though somebody else types over the form, and what she types stays hers (A-49)', async () => {
    const world = untroubled();
    const noors = writeSignUpDraft(aDraft(NOOR.email, { city: 'Zossen', phone: '+49 1' }, 'AAAA'), NOW);
    world.stored = anUnansweredDevice(MAYA.email).set(SIGN_UP_DRAFT_KEY, noors);
    await world.runTab();
    expect([...world.stored]).toEqual([[SIGN_UP_DRAFT_KEY, noors]]);
    world.stored.clear();
    expectComplete(world);
  });

  it('lives 24 hours from when it was sent, not from the sign-in (R-123)', async () => {
    const world = untroubled();
    world.stored = anUnansweredDevice(MAYA.email, NOW - 5_000);
    const parts = parted(world);
    await applyNextPart(parts, MAYA);
    const [data] = readPendingSignUps(await parts.store.get(PENDING_SIGN_UP_KEY), NOW);
    expect(data).toMatchObject({ ...MAYA, timestamp: NOW - 5_000, applied: ['profile'] });
    expect(await parts.store.keys()).toEqual([PENDING_SIGN_UP_KEY]);
  });

  it.each([
    ['was sent for another address', anUnansweredDevice(NOOR.email)],
    ['was never sent', new Map([[SIGN_UP_DRAFT_KEY, writeSignUpDraft(aDraft(), NOW)]])],
  ])('stays where it is when it %s (A-49)', async (_what, stored) => {
    const world = untroubled();
    world.stored = new Map(stored);
    expect(await world.runTab()).toEqual({ kind: 'nothing' });
    expect([world.stored, world.asked]).toEqual([stored, []]);
  });

  it('is deleted when it was sent 24 hours ago, whoever is signed in (R-123)', async () => {
    const world = untroubled();
    world.stored = anUnansweredDevice(NOOR.email, NOW - 24 * 3_600_000);
    expect(await world.runTab()).toEqual({ kind: 'nothing' });
    expect([world.stored.has(SENT_SIGN_UP_KEY), world.asked]).toEqual([false, []]);
  });
});

describe('what several told on one device (A-49)', () => {
  const noors = { ...TOLD, ...NOOR };

  it('is applied to each alone, and the rest waits', async () => {
    const world = untroubled();
    world.stored.set(PENDING_SIGN_UP_KEY, writePendingSignUps([noors, TOLD]));
    await world.runTab();
    expect([...world.writtenFor]).toEqual([MAYA.userId]);
    expect(readPendingSignUps(world.stored.get(PENDING_SIGN_UP_KEY) ?? null, NOW)).toEqual([noors]);
  });

  it('is discarded for each alone after its 24 hours (R-123)', async () => {
    const old = { ...noors, timestamp: NOW - 24 * 3_600_000 };
    const parts = parted();
    await parts.store.set(PENDING_SIGN_UP_KEY, writePendingSignUps([old, TOLD]));
    await applyNextPart(parts, { ...NOOR, email: 'somebody@sorella.test' });
    expect(await parts.store.get(PENDING_SIGN_UP_KEY)).toBe(JSON.stringify(TOLD));
  });
});

/** As above, for a sign-up whose answer never came, on whose form somebody else may go on typing. */
describe('a crash at any moment of a sign-in after a lost answer', () => {
  const fates = ['crash-before', 'crash-after', 'lost', 'answer-lost'] as const;
  it.each(fates.flatMap((fate) => [MAYA, NOOR].map(({ email }) => [fate, email] as const)))(
    '%s loses nothing, applies nothing twice, and nothing that %s typed (A-48, A-49)',
    async (fate, typing) => {
      const typed = aDraft(typing, typing === MAYA.email ? {} : { city: 'Zossen' });
      const begin = (decide: Parameters<typeof createSetupWorld>[0]) => {
        const world = createSetupWorld(decide);
        world.stored = anUnansweredDevice(MAYA.email).set(SIGN_UP_DRAFT_KEY, writeSignUpDraft(typed, NOW));
        return world;
      };
      const whole = begin(() => 'done');
      await whole.runTab();
      for (let at = 0; at < whole.awaited; at += 1) {
        const world = begin((now) => (now === at ? fate : 'done'));
        await world.runTab();
        await world.runTab();
        const left = signUpDraft.read(world.stored.get(SIGN_UP_DRAFT_KEY) ?? null);
        expect(left).toEqual(typing === MAYA.email ? null : typed);
        world.stored.delete(SIGN_UP_DRAFT_KEY);
        expectComplete(world);
      }
      expect(whole.awaited).toBeGreaterThan(20);
    },
  );
});
