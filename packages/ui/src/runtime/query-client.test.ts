import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('reads again when the page is looked at again, however fresh what it shows is (A-59)', async () => {
  const queries = createQueryClient({ onFailure: () => undefined });
  queries.mount();
  const read = vi.fn<() => Promise<string>>(async () => 'events');
  const stop = new QueryObserver(queries, { queryKey: ['events'], queryFn: read }).subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    queries.unmount();
    focusManager.setFocused(undefined);
  });
  await vi.waitFor(() => expect(queries.getQueryData(['events'])).toBe('events'));
  focusManager.setFocused(false);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
