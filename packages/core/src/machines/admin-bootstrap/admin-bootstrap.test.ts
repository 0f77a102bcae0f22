import { describe, expect, it } from 'vitest';
import { DataError } from '../../data-port/errors.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import { begin } from '../testing/pure.ts';
import { adminBootstrapMachine } from './admin-bootstrap.machine.ts';
import { isClaiming, isRestricted } from './admin-bootstrap.selectors.ts';

const start = () => begin(adminBootstrapMachine, { userId: 'maya' });
const claiming = () => start().send({ type: 'claim.make' });

describe('becoming the first admin', () => {
  it('is granted by the server alone, and told (R-395, R-400, A-43)', () => {
    expect(isClaiming(claiming().snapshot)).toBe(true);
    expect(claiming().emitted).toEqual([]);
    const granted = claiming().done('claim', { type: 'granted' });
    expect(granted.snapshot.value).toBe('granted');
    expect(granted.emitted).toEqual(['notice:admin-access-granted', 'claim.ended']);
  });

  it('takes a second press for none while it is on its way', () => {
    expect(claiming().send({ type: 'claim.make' }).snapshot.value).toBe('claiming');
  });

  it.each([
    [false, 'admin-access-granted-offline'],
    [true, 'admin-access-requested'],
  ])(
    'waits where nobody answers (connected: %s), says so, and is not an admin yet (R-397, R-400)',
    (connected, id) => {
      const queued = claiming().done('claim', { type: 'queued', connected });
      expect(queued.snapshot.value).toBe('queued');
      expect(queued.emitted).toEqual([`notice:${id}`]);
    },
  );

  it('offers no second claim while one waits, from before or from another tab (R-397)', () => {
    const found = start().send({ type: 'claim.find' });
    expect(found.snapshot.value).toBe('queued');
    expect(found.send({ type: 'claim.make' }).snapshot.value).toBe('queued');
    expect(found.send({ type: 'claim.settle', outcome: null }).snapshot.value).toBe('idle');
  });

  it('knows how a claim ended that waited, and leaves the telling to the outbox (R-404, A-40)', () => {
    const found = start().send({ type: 'claim.find' });
    const granted = found.send({ type: 'claim.settle', outcome: { type: 'granted' } });
    expect([granted.snapshot.value, granted.emitted]).toEqual(['granted', []]);
    const code = 'admin-restricted';
    const refused = found.send({ type: 'claim.settle', outcome: { type: 'refused', code } });
    expect([isRestricted(refused.snapshot), refused.emitted]).toEqual([true, []]);
  });

  it('can be claimed anew by one whose rights were taken away, and found waiting (R-395)', () => {
    const granted = claiming().done('claim', { type: 'granted' });
    expect(isClaiming(granted.send({ type: 'claim.make' }).snapshot)).toBe(true);
    expect(granted.send({ type: 'claim.find' }).snapshot.value).toBe('queued');
  });

  it.each([
    ['admin-exists', 'admin-grant-failed'],
    ['admin-restricted', 'admin-access-restricted'],
    ['forbidden', 'admin-grant-failed'],
  ] as const)('tells the refusal %s, and that it ended (R-401, R-403, A-40, A-42)', (code, id) => {
    const refused = claiming().done('claim', { type: 'refused', code });
    expect(refused.snapshot.value).toBe('idle');
    expect(isRestricted(refused.snapshot)).toBe(code === 'admin-restricted');
    expect(refused.emitted).toEqual([`notice:${id}`, 'claim.ended']);
    expect(refused.send({ type: 'claim.make' }).snapshot.context.problem).toBe(null);
  });

  it.each([
    [new DataError('network'), 'unreached', 'admin-connection-error'],
    [new DataError('timeout'), 'unreached', 'admin-connection-error'],
    [new StorageError('full', null), 'unreached', 'admin-connection-error'],
    [new DataError('unexpected'), 'unexpected', 'admin-grant-failed'],
    [new Error('a bug'), 'unexpected', 'admin-grant-failed'],
  ] as const)('%o can be tried again (R-402, R-403)', (error, problem, id) => {
    const failed = claiming().fail('claim', error);
    expect(failed.snapshot.context.problem).toBe(problem);
    // Of what nobody answered the server may know all the same.
    expect(failed.emitted).toEqual([`notice:${id}`, 'claim.ended']);
    expect(isClaiming(failed.send({ type: 'claim.make' }).snapshot)).toBe(true);
  });
});
