import { DataError } from '@sorella/core/data-port';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { describe, expect, it } from 'vitest';
import { settledNotices } from './settled-notices.ts';

const saved = { status: 'fulfilled', value: undefined } as const;
const failing = (code: ConstructorParameters<typeof DataError>[0]) =>
  ({ status: 'rejected', reason: new DataError(code) }) as const;
const NOBODY: readonly [] = [];
const idsOf = (...answers: PromiseSettledResult<unknown>[]) =>
  settledNotices('refunded', NOBODY, answers).map(({ id }) => id);

describe('what is told of refunds that were settled together (A-14)', () => {
  it('does not say that nothing was changed where the network went after some were saved', () => {
    expect(idsOf(saved, failing('offline'))).toEqual(['refunds-settled', 'refunds-settle-failed']);
    expect(idsOf(failing('offline'), failing('offline'))).toEqual([dataErrorNotice('offline').id]);
  });

  it('says what is not known where an answer did not come, whatever else failed', () => {
    expect(idsOf(saved, failing('offline'), failing('timeout'))).toEqual([
      'refunds-settled',
      dataErrorNotice('timeout').id,
    ]);
  });

  it('advises no further try where her role was taken away meanwhile (A-104)', () => {
    expect(idsOf(failing('forbidden'))).toEqual(['error-forbidden']);
    expect(idsOf(failing('forbidden'), failing('forbidden'))).toEqual(['error-forbidden']);
  });

  it('names whose money it is', () => {
    const tasks = ['Maya Okafor', 'Noor Haddad'].map((name) => ({ name, amount: '€15.00' }));
    expect(settledNotices('kept', tasks, [saved, failing('unexpected')])[1]?.description).toContain(
      '(Noor Haddad)',
    );
    expect(settledNotices('kept', tasks.slice(1), [failing('unexpected')])[0]?.description).toContain(
      '€15.00 of Noor Haddad',
    );
  });

  it('tells those that others settled before from those that failed (A-02)', () => {
    expect(idsOf(failing('already-decided'), failing('unexpected'), saved)).toEqual([
      'refunds-settled',
      'refunds-settled-before',
      'refunds-settle-failed',
    ]);
  });
});
