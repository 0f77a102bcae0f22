// @vitest-environment node
import { type CommunityData, DataError, type DataErrorCode } from '@sorella/core/data-port';
import { ADMIN_RECHECK_MS } from '@sorella/core/domain/limits';
import { connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noPush } from '../../runtime/device.ts';
import { isAdminQuery } from './access-queries.ts';

const MAYA = '00000000-0000-4000-8000-000000000002';

/** A page that asks whether Maya is an admin, of a backend that fails as told, or answers after so many failures. */
function ask({ code = 'network', failures = Infinity }: { code?: DataErrorCode; failures?: number }) {
  vi.useFakeTimers();
  const real = connectToNobody({ as: 'maya' });
  const isAdmin = vi.fn<CommunityData['access']['isAdmin']>(async () => {
    if (isAdmin.mock.calls.length <= failures) throw new DataError(code);
    return true;
  });
  let online = true;
  const device = {
    isOnline: () => online,
    onOnlineChange: () => () => undefined,
    probe: async () => online,
    untilVisible: async () => {},
    copy: async () => true,
    open: () => true,
    push: async () => noPush,
  };
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const data = { ...real, access: { ...real.access, isAdmin } };
  const observer = new QueryObserver(queries, isAdminQuery({ data, device }, MAYA));
  const stop = observer.subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return {
    asked: () => isAdmin.mock.calls.length,
    shown: () => observer.getCurrentResult(),
    goOffline: () => {
      online = false;
    },
  };
}

describe('whether she is an admin', () => {
  it('is asked again after five seconds, three times at most (R-258)', async () => {
    const { asked, shown } = ask({});
    await vi.advanceTimersByTimeAsync(0);
    for (const times of [1, 2, 3]) {
      expect(asked()).toBe(times);
      await vi.advanceTimersByTimeAsync(ADMIN_RECHECK_MS - 1);
      expect(asked()).toBe(times);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(asked()).toBe(4);
    expect(shown().isError).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * ADMIN_RECHECK_MS);
    expect(asked()).toBe(4);
  });

  it('is known with the first answer, and not asked again (R-258)', async () => {
    const { asked, shown } = ask({ failures: 2, code: 'unexpected' });
    await vi.advanceTimersByTimeAsync(10 * ADMIN_RECHECK_MS);
    expect([asked(), shown().data]).toEqual([3, true]);
  });

  it('is not asked again without a connection (R-258)', async () => {
    const { asked, goOffline } = ask({});
    goOffline();
    await vi.advanceTimersByTimeAsync(10 * ADMIN_RECHECK_MS);
    expect(asked()).toBe(1);
  });

  it.each(['session-expired', 'not-signed-in'] as const)(
    'is not asked again of a session that is over: %s (R-258, A-46)',
    async (code) => {
      const { asked } = ask({ code });
      await vi.advanceTimersByTimeAsync(10 * ADMIN_RECHECK_MS);
      expect(asked()).toBe(1);
    },
  );
});
