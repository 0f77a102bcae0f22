import { expect } from 'vitest';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

/** What the port promises about reading profiles. */
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

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const data = await harness.dataFor('maya');
      expect(await rejection(data.profiles.getOwn('me'))).toBe('invalid-input');
      expect(await rejection(data.profiles.getPublic(['me']))).toBe('invalid-input');
    });
  });
}
