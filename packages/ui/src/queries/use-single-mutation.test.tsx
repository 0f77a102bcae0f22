import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

it('does once what is pressed twice before the page is drawn anew, and says which press did it', async () => {
  const write = vi.fn<(words: string) => Promise<void>>(async (words) => {
    if (words === 'refused') throw new Error('Refused');
  });
  const { result } = renderHook(() => useSingleMutation({ mutationFn: write }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  const { attempt } = result.current;
  expect(await act(() => Promise.all([attempt('a note'), attempt('a note')]))).toEqual([true, false]);
  expect(write).toHaveBeenCalledOnce();
  expect(await act(() => attempt('refused'))).toBe(false);
  expect(await act(() => attempt('another'))).toBe(true);
});
