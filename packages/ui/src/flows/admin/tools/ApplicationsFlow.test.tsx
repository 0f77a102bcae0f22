import type { CommunityData } from '@sorella/core/data-port';
import type { AdminApplication } from '@sorella/core/domain';
import { createMemoryStore } from '@sorella/core/offline';
import { anApplication, BASE_NOW, connectToNobody, DEMO_IDS } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { createAppServices } from '../../runtime/app-services.ts';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { ApplicationsFlow } from './ApplicationsFlow.tsx';

const now = () => BASE_NOW.getTime();

const waiting = (n: number, firstName: string): AdminApplication => ({
  ...anApplication({ n }),
  bookingId: null,
  bookingStatus: null,
  member: { id: DEMO_IDS.maya, firstName, lastName: 'Okafor' },
  email: null,
  event: {
    id: '00000000-0000-4000-8000-0000000000e1',
    title: 'Sunrise ridge hike',
    startTime: '2026-12-05T06:30:00+00:00',
    timeZone: 'Europe/Berlin',
    location: 'Berlin',
    maxAttendees: 10,
    attendeesCount: 9,
    isDeleted: false,
  },
  decidedBy: null,
});

it('says what a decision about many did not do: the seats ran out (A-05)', async () => {
  const rows = [waiting(1, 'Maya'), waiting(2, 'Noor')];
  const rest = connectToNobody({ as: 'admin' });
  const decideApplications = vi.fn<CommunityData['admin']['decideApplications']>(async ({ applicationIds }) =>
    applicationIds.map((applicationId, index) => ({
      applicationId,
      verdict: index === 0 ? ('decided' as const) : ('event-full' as const),
      applicationStatus: index === 0 ? ('approved' as const) : ('pending' as const),
      decidedBy: null,
      byMember: false,
    })),
  );
  const data: CommunityData = {
    ...rest,
    admin: {
      ...rest.admin,
      listApplications: async () => ({ rows, total: rows.length }),
      decideApplications,
    },
  };
  const services = createAppServices({
    data,
    notices: createNoticeCenter({ now }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppServicesProvider services={services}>
        <ApplicationsFlow />
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))
    await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  expect(decideApplications).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await screen.findByText('What was not decided');
  expect(screen.getByText('Sunrise ridge hike is full: 1 still wait there.')).toBeInTheDocument();
  expect(decideApplications).toHaveBeenCalledOnce();
});
