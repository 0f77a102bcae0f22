import { describe, expect, it } from 'vitest';
import { DataError } from '../../data-port/errors.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import { begin } from '../testing/pure.ts';
import { adminBootstrapMachine } from './admin-bootstrap.machine.ts';
import { claimProblemOf, isClaiming } from './admin-bootstrap.selectors.ts';

const start = () => begin(adminBootstrapMachine, { userId: 'maya' });
const claiming = () => start().send({ type: 'claim.make' });

describe('becoming the first admin', () => {
  it('is granted by the server alone, and told (R-395, R-400, A-43)', () => {
    expect(isClaiming(claiming().snapshot)).toBe(true);
    expect(claiming().emitted).toEqual([]);
    const granted = claiming().done('claim', { type: 'granted' });
    expect(granted.snapshot.value).toBe('granted');
    expect(granted.emitted).toEqual(['notice:admin-access-granted', 'standing.granted']);
  });

  it('takes a second press for none while it is on its way', () => {
    expect(claiming().send({ type: 'claim.make' }).snapshot.value).toBe('claiming');
  });

  it('waits without a connection, says so, and is not an admin yet (R-397, R-400)', () => {
    const queued = claiming().done('claim', { type: 'queued' });
    expect(queued.snapshot.value).toBe('queued');
    expect(queued.emitted).toEqual(['notice:admin-access-granted-offline']);
  });

  it('offers no second claim while one waits, from before or from another tab (R-397)', () => {
    const found = start().send({ type: 'claim.find' });
    expect(found.snapshot.value).toBe('queued');
    expect(found.send({ type: 'claim.make' }).snapshot.value).toBe('queued');
    expect(found.send({ type: 'claim.settle' }).snapshot.value).toBe('idle');
  });

  it('can be claimed anew by one whose rights were taken away, and found waiting (R-395)', () => {
    const granted = claiming().done('claim', { type: 'granted' });
    expect(isClaiming(granted.send({ type: 'claim.make' }).snapshot)).toBe(true);
    expect(granted.send({ type: 'claim.find' }).snapshot.value).toBe('queued');
  });

  it.each([
    ['admin-exists', 'taken', 'admin-grant-failed'],
    ['admin-restricted', 'restricted', 'admin-access-restricted'],
    ['forbidden', 'failed', 'admin-grant-failed'],
  ] as const)(
    'tells the refusal %s, and reads again who is admin (R-401, R-403, A-40, A-42)',
    (code, problem, id) => {
      const refused = claiming().done('claim', { type: 'refused', code });
      expect(claimProblemOf(refused.snapshot)).toBe(problem);
      expect(refused.emitted).toEqual([`notice:${id}`, 'standing.changed']);
      expect(claimProblemOf(refused.send({ type: 'claim.make' }).snapshot)).toBe(null);
    },
  );

  it.each([
    [new DataError('network'), 'unreached', 'admin-connection-error'],
    [new DataError('timeout'), 'unreached', 'admin-connection-error'],
    [new StorageError('full', null), 'unreached', 'admin-connection-error'],
    [new DataError('unexpected'), 'failed', 'admin-grant-failed'],
    [new Error('a bug'), 'failed', 'admin-grant-failed'],
  ] as const)('%o can be tried again (R-402, R-403)', (error, problem, id) => {
    const failed = claiming().fail('claim', error);
    expect(claimProblemOf(failed.snapshot)).toBe(problem);
    expect(failed.emitted).toEqual([`notice:${id}`]);
    expect(failed.send({ type: 'claim.make' }).snapshot.value).toBe('claiming');
  });
});
