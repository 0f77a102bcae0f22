import { DataError } from '@sorella/core/data-port';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useReadFailure } from './use-read-failure.ts';

/** A read of `key` whose answers come when the test says so. */
function read() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer: { resolve(value: string): void; reject(error: Error): void } | undefined;
  const { result, rerender } = renderHook(
    ({ key }) => {
      const query = useQuery({
        queryKey: ['people', key],
        queryFn: () =>
          new Promise<string>((resolve, reject) => {
            answer = { resolve, reject };
          }),
      });
      return { query, failure: useReadFailure(query) };
    },
    {
      initialProps: { key: 'first' },
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  return {
    failure: () => result.current.failure,
    again: () => act(async () => void result.current.query.refetch()),
    fail: () => act(async () => answer?.reject(new DataError('network'))),
    succeed: () => act(async () => answer?.resolve('read')),
    turnTo: (key: string) => rerender({ key }),
  };
}

describe('why there is nothing to show', () => {
  it('stays while it is tried again, so that the press keeps its button, and goes with the answer', async () => {
    const page = read();
    expect(page.failure()).toBeNull();
    await page.fail();
    await waitFor(() => expect(page.failure()).toMatchObject({ retrying: false }));
    await page.again();
    await waitFor(() => expect(page.failure()).toMatchObject({ retrying: true }));
    await page.fail();
    await waitFor(() => expect(page.failure()).toMatchObject({ retrying: false }));
    await page.again();
    await page.succeed();
    await waitFor(() => expect(page.failure()).toBeNull());
  });

  it('is not that of what was asked before', async () => {
    const page = read();
    await page.fail();
    await waitFor(() => expect(page.failure()).not.toBeNull());
    page.turnTo('second');
    expect(page.failure()).toBeNull();
  });
});
