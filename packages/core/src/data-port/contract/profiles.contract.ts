import { expect } from 'vitest';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

const operation = (harness: ContractHarness, n: number) =>
  `${harness.now().getTime().toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What the port promises about profiles. */
export function describeProfilesContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('profiles', createHarness, options, (promise) => {
    promise('gives a member her own whole row (R-147)', async (harness) => {
      const { userId, firstName, lastName } = harness.account('maya');
      const data = await harness.dataFor('maya');
      expect(await data.profiles.getOwn(userId)).toMatchObject({ id: userId, firstName, lastName });
    });

    promise("rejects reading another member's whole row with not-found (A-54)", async (harness) => {
      const data = await harness.dataFor('maya');
      expect(await rejection(data.profiles.getOwn(harness.account('noor').userId))).toBe('not-found');
    });

    promise('rejects a visitor with not-signed-in', async (harness) => {
      const visitor = await harness.dataFor('visitor');
      const { userId } = harness.account('maya');
      expect(await rejection(visitor.profiles.getOwn(userId))).toBe('not-signed-in');
      expect(await rejection(visitor.profiles.getPublic([userId]))).toBe('not-signed-in');
    });

    promise('shows of others name, title and avatar and nothing else (A-54)', async (harness) => {
      const { userId, firstName, lastName } = harness.account('noor');
      const data = await harness.dataFor('maya');
      const [noor] = await data.profiles.getPublic([userId]);
      expect(noor).toMatchObject({ id: userId, firstName, lastName });
      expect(Object.keys(noor ?? {}).toSorted()).toEqual([
        'avatarUrl',
        'firstName',
        'id',
        'lastName',
        'title',
      ]);
    });

    promise('leaves unknown members out (R-146)', async (harness) => {
      const data = await harness.dataFor('maya');
      expect(await data.profiles.getPublic([UNKNOWN_ID])).toEqual([]);
      expect(await data.profiles.getPublic([])).toEqual([]);
    });

    promise('rejects more than a hundred ids with invalid-input', async (harness) => {
      const data = await harness.dataFor('maya');
      const many = Array.from(
        { length: 101 },
        (_, n) => `f0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      );
      expect(await rejection(data.profiles.getPublic(many))).toBe('invalid-input');
    });

    promise('writes the given fields and no others (R-147, R-150)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const before = await data.profiles.getOwn(userId);
      const changes = { title: 'Tailor', bio: 'Ünïcode, "cake" & {braces} 🧵', age: 31, city: 'Porto' };
      const after = await data.profiles.update(userId, changes);
      expect(after).toEqual({ ...before, ...changes, updatedAt: after.updatedAt });
      expect(after.updatedAt).not.toBe(before.updatedAt);
      expect(await data.profiles.getOwn(userId)).toEqual(after);
      expect(await data.profiles.update(userId, { title: null })).toMatchObject({ title: null, age: 31 });
    });

    promise('takes a bio of exactly 250 characters and none longer (A-51)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const bio = 'x'.repeat(250);
      expect(await data.profiles.update(userId, { bio })).toMatchObject({ bio });
      expect(await rejection(data.profiles.update(userId, { bio: `${bio}x` }))).toBe('invalid-input');
    });

    for (const [what, changes] of [
      ['an age of 17 (R-100)', { age: 17 }],
      ['an age of 101 (R-100)', { age: 101 }],
      ['half a year (R-100)', { age: 20.5 }],
      ['a name of ten thousand characters', { firstName: 'x'.repeat(10_000) }],
      ['a telephone number that is none', { phone: '<script>' }],
      ['another gender (R-101)', { gender: 'male' }],
      ["a picture of somebody else's site", { avatarUrl: 'https://evil.example/pixel.png' }],
    ] as const)
      promise(`rejects ${what} with invalid-input, and writes nothing`, async (harness) => {
        const { data, userId } = await harness.newMember();
        const before = await data.profiles.getOwn(userId);
        expect(await rejection(data.profiles.update(userId, { bio: 'x', ...changes }))).toBe('invalid-input');
        expect(await data.profiles.getOwn(userId)).toEqual(before);
      });

    promise('writes nothing under another user (R-434, A-42)', async (harness) => {
      const { data } = await harness.newMember();
      const other = await harness.newMember();
      const admin = await harness.dataFor('admin');
      const visitor = await harness.dataFor('visitor');
      const change = { bio: 'Not hers' };
      expect(await rejection(data.profiles.update(other.userId, change))).toBe('forbidden');
      expect(await rejection(admin.profiles.update(other.userId, change))).toBe('forbidden');
      expect(await rejection(visitor.profiles.update(other.userId, change))).toBe('not-signed-in');
      expect(await other.data.profiles.getOwn(other.userId)).not.toMatchObject(change);
    });

    promise('notices that the row was changed meanwhile (R-434)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const { updatedAt } = await data.profiles.getOwn(userId);
      const options = { expectedUpdatedAt: updatedAt };
      const { updatedAt: next } = await data.profiles.update(userId, { bio: 'one' }, options);
      expect(await rejection(data.profiles.update(userId, { bio: 'two' }, options))).toBe('conflict');
      expect(await data.profiles.update(userId, { bio: 'two' }, { expectedUpdatedAt: next })).toMatchObject({
        bio: 'two',
      });
    });

    promise('applies an operation once, and answers again with its own version (R-434)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const { updatedAt } = await data.profiles.getOwn(userId);
      const first = { operationId: operation(harness, 1), expectedUpdatedAt: updatedAt };
      const once = await data.profiles.update(userId, { bio: 'one' }, first);
      await data.profiles.update(userId, { bio: 'from another tab' });
      const again = await data.profiles.update(userId, { bio: 'one' }, first);
      expect(again).toMatchObject({ bio: 'from another tab', updatedAt: once.updatedAt });
      const next = { operationId: operation(harness, 2), expectedUpdatedAt: again.updatedAt };
      expect(await rejection(data.profiles.update(userId, { bio: 'two' }, next))).toBe('conflict');
      expect(await data.profiles.getOwn(userId)).toMatchObject({ bio: 'from another tab' });
    });

    promise('gives a member her plan and credits, and nobody else hers (R-149)', async (harness) => {
      const { data, userId } = await harness.newMember();
      expect(await data.profiles.getSubscription(userId)).toBeNull();
      await harness.subscribe(userId, 7);
      expect(await data.profiles.getSubscription(userId)).toEqual({
        planId: expect.any(String),
        planName: 'Monthly',
        planType: 'monthly',
        creditsIncluded: 10,
        creditsRemaining: 7,
        status: 'active',
      });
      expect(await (await harness.dataFor('maya')).profiles.getSubscription(userId)).toBeNull();
    });

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const data = await harness.dataFor('maya');
      expect(await rejection(data.profiles.getOwn('me'))).toBe('invalid-input');
      expect(await rejection(data.profiles.getPublic(['me']))).toBe('invalid-input');
    });
  });
}
