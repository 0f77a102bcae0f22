import { type CommunityData, DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { useEventPage } from './use-event-page.ts';

const now = () => BASE_NOW.getTime();

it('an event that is not there stays so while it is asked for again, as when the window gets the focus (R-280)', async () => {
  const real = connectToNobody({ as: 'visitor' });
  const get = vi.fn<CommunityData['events']['get']>(() => Promise.reject(new DataError('not-found')));
  const services = createAppServices({
    data: { ...real, events: { ...real.events, get } },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useEventPage('00000000-0000-4000-8000-00000000e001'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <AppServicesProvider services={services}>{children}</AppServicesProvider>
      </QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current).toStrictEqual({ kind: 'gone' }));
  get.mockReturnValue(new Promise(() => {}));
  await act(async () => void queries.invalidateQueries());
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(result.current).toStrictEqual({ kind: 'gone' });
});
