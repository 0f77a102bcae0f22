import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { AdminApplication } from '@sorella/core/domain/entities/admin';
import { createMemoryStore } from '@sorella/core/offline';
import { anApplication, BASE_NOW, connectToNobody, DEMO_IDS } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { AppServicesProvider } from '../../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../../runtime/device.fixture.ts';
import { createAppServices } from '../../../wiring/create-app-services.ts';
import { ApplicationsFlow } from './ApplicationsFlow.tsx';

const now = () => BASE_NOW.getTime();

const waiting = (n: number, firstName: string): AdminApplication => ({
  ...anApplication({ n }),
  bookingId: null,
  bookingStatus: null,
  received: null,
  history: { applied: 3, came: 2, cancelledLate: 1 },
  member: { id: DEMO_IDS.maya, firstName, lastName: 'Okafor' },
  email: null,
  event: {
    id: '00000000-0000-4000-8000-0000000000e1',
    title: 'Sunrise ridge hike',
    startTime: '2026-12-05T06:30:00+00:00',
    timeZone: 'Europe/Berlin',
    location: 'Berlin',
    maxAttendees: 10,
    attendeesCount: 8,
    isDeleted: false,
    isCancelled: false,
  },
  decidedBy: null,
});

/** The panel with these rows, and what it decides. */
function openPanel(
  rows: readonly AdminApplication[],
  decided: (rows: readonly AdminApplication[]) => readonly AdminApplication[] = (all) => all,
  beforeRead: () => Promise<void> = async () => {},
  isOnline = () => true,
) {
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
      listApplications: async ({ page, pageSize }) => {
        await beforeRead();
        return {
          rows: decided(rows).slice((page - 1) * pageSize, page * pageSize),
          total: rows.length,
          past: 0,
        };
      },
      decideApplications,
    },
  };
  const services = createAppServices({
    data,
    notices: createNoticeCenter({ now }),
    device: { ...steadyDevice(), isOnline },
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
  return decideApplications;
}

const selectAll = async () => {
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))
    await userEvent.click(box);
};

it('says what a decision about many did not do: the seats ran out (A-05)', async () => {
  const decideApplications = openPanel([waiting(1, 'Maya'), waiting(2, 'Noor')]);
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  expect(decideApplications).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await screen.findByText('What was not decided');
  expect(screen.getByText('Sunrise ridge hike is full: 1 still wait there.')).toBeInTheDocument();
  expect(decideApplications).toHaveBeenCalledOnce();
});

it('does not say that there are none where nothing fitted what was asked before (A-91)', async () => {
  let isReadable = true;
  const never = new Promise<void>(() => {});
  openPanel([], undefined, async () => {
    if (!isReadable) await never;
  });
  await userEvent.type(await screen.findByRole('searchbox'), 'z');
  const clear = await screen.findByRole('button', { name: 'Clear search and filters' });
  isReadable = false;
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'denied');
  await waitFor(() => expect(clear).not.toBeInTheDocument());
  expect(screen.getByText('Loading applications...')).toBeInTheDocument();
});

it('says of a page that was decided as a whole that the next rows come, not that there are none (A-91)', async () => {
  const read = vi.fn<() => Promise<void>>(async () => {});
  openPanel([waiting(1, 'Maya')], () => [], read);
  await waitFor(() => expect(read).toHaveResolved());
  await screen.findByText('Loading applications...');
  expect(screen.queryByText('No applications yet')).toBeNull();
});

it('shows a row as it was, at once, when its decision never left the device (R-434)', async () => {
  let isReadable = true;
  const never = new Promise<void>(() => {});
  const decideApplications = openPanel([waiting(1, 'Maya')], undefined, async () => {
    if (!isReadable) await never;
  });
  decideApplications.mockRejectedValue(new DataError('offline'));
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  isReadable = false;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await screen.findByRole('button', { name: /^Approve/ });
});

it('refuses at the press, and never shows as decided, what is decided without a connection (R-434)', async () => {
  let online = true;
  const decideApplications = openPanel([waiting(1, 'Maya')], undefined, undefined, () => online);
  decideApplications.mockRejectedValue(new DataError('offline'));
  const approve = await screen.findByRole('button', { name: /^Approve/ });
  online = false;
  await userEvent.click(approve);
  expect(decideApplications).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeInTheDocument();
  expect(screen.queryByText('Approved', { ignore: 'option' })).toBeNull();
});

it('denies many with one note for all, and never without it once it was asked for (R-371, R-375)', async () => {
  const decideApplications = openPanel([waiting(1, 'Maya'), waiting(2, 'Noor')]);
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Deny with a note' }));
  const note = screen.getByLabelText('Note for all 2');
  expect(note).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Deny 2' }));
  expect(note).toHaveAccessibleDescription(/Please write what they are to read/);
  await userEvent.type(note, 'The house is closed');
  await userEvent.click(screen.getByRole('button', { name: 'Deny 2' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() =>
    expect(decideApplications).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'deny', notes: 'The house is closed' }),
    ),
  );
});

it('keeps the place of the keyboard in the row that was decided about, once that is sent', async () => {
  let isSent = false;
  openPanel([waiting(1, 'Maya'), waiting(2, 'Noor')], (rows) =>
    rows.map((row, index) => (isSent && index === 0 ? { ...row, status: 'denied' } : row)),
  );
  (await screen.findByRole('button', { name: /^Deny Maya/ })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus();
  isSent = true;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(screen.getByRole('row', { name: /^Maya/ })).toHaveFocus());
});

/** A press that is no second half of the one before: another key came between. */
const enter = () => userEvent.keyboard('{Shift}{Enter}');

it('gives the focus to what takes a decision about many back, and then to their rows', async () => {
  openPanel([waiting(1, 'Maya'), waiting(2, 'Noor')]);
  await selectAll();
  screen.getByRole('button', { name: 'Approve 2' }).focus();
  await enter();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await enter();
  expect(screen.getByRole('row', { name: /^Noor/ })).toHaveFocus();
  await selectAll();
  screen.getByRole('button', { name: 'Clear selection' }).focus();
  await enter();
  expect(screen.getByRole('row', { name: /^Noor/ })).toHaveFocus();
});

describe('Approving what was not paid for (A-100)', () => {
  const priced = (n: number, given: Partial<AdminApplication> = {}): AdminApplication => ({
    ...waiting(n, `Nr${n}`),
    paymentRequired: true,
    paymentAmountCents: 2500,
    ...given,
  });
  const at = '2026-11-12T12:00:00+00:00';
  const rows = [
    priced(1),
    priced(2, { paidStatedAt: '2026-11-11T12:00:00+00:00' }),
    priced(3, { received: { amountCents: 2500, at, byHandCents: 0 } }),
  ];

  it('says in each row whether its money came', async () => {
    openPanel(rows);
    await screen.findByText('Says paid Nov 11, 2026');
    expect(screen.getAllByText('Had a seat 2×, cancelled late 1×')).toHaveLength(3);
    // The filter has these words as well.
    expect(screen.getAllByText('Nothing received')).toHaveLength(2);
    expect(screen.getByText('€25.00 received on Nov 12, 2026')).toBeInTheDocument();
  });

  it('asks before many are approved: how many have not paid, and the sum', async () => {
    const decideApplications = openPanel(rows);
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 3' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 of 3 not received in full');
    expect(screen.getByRole('alert')).toHaveTextContent('€50.00');
    expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(decideApplications).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve the other 1' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(decideApplications).toHaveBeenCalledWith(
      expect.objectContaining({ applicationIds: [rows[2]?.id], decision: 'approve' }),
    );
  });

  it('keeps what is picked on the next page, and counts all of it before the decision (A-91)', async () => {
    const many = Array.from({ length: 27 }, (_, index) => priced(index + 1));
    const decideApplications = openPanel(many);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Nr1 / }));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Nr27 / }));
    expect(screen.getByText('2 selected, 1 of them not on this page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 of 2 not received in full');
    expect(screen.getByRole('alert')).toHaveTextContent('€50.00');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'One is not on this page, and is counted as it stood when you chose it.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve all 2' }));
    expect(screen.queryByText(/selected/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(decideApplications).toHaveBeenCalledWith(
      expect.objectContaining({ applicationIds: [many[0]?.id, many[26]?.id], decision: 'approve' }),
    );
    // Of whom no seat was left it names the event, though she stands on no page that is shown.
    await screen.findByText('Sunrise ridge hike is full: 1 still wait there.');
  });

  it('asks before many are approved for whom there are not enough seats (A-05)', async () => {
    const paid = { received: { amountCents: 2500, at, byHandCents: 0 } };
    const few = { ...priced(1).event, attendeesCount: 9 };
    const decideApplications = openPanel([
      priced(1, { ...paid, event: few }),
      priced(2, { ...paid, event: few }),
    ]);
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Not enough seats for all 2One event has not enough seats: 1 will stay pending, whoever applied last.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve while there are seats' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(decideApplications).toHaveBeenCalledWith(expect.objectContaining({ decision: 'approve' }));
  });

  it('asks nothing before a denial, nor when all have paid', async () => {
    const decideApplications = openPanel([
      priced(1, { received: { amountCents: 2500, at, byHandCents: 0 } }),
      priced(2),
    ]);
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Deny 2' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(decideApplications).toHaveBeenCalledOnce();
  });

  it('says of a single one what it confirms, while it can be taken back', async () => {
    openPanel([priced(1)]);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve Nr1/ }));
    expect(screen.getByText('Nothing received: €25.00 is confirmed by hand.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  });
});
