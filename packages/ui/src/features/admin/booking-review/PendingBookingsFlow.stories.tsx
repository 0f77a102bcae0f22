import type { Decision } from '@sorella/core/domain/entities/booking';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../../notices/NoticeHost.tsx';
import { press, pressFirst } from '../../../primitives/press.fixture.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { anotherAdmin } from './another-admin.fixture.ts';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        {isThere ? 'Leave' : 'Come back'}
      </button>
      {isThere ? <PendingBookingsFlow /> : null}
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Pending bookings',
  component: Page,
  subcomponents: { PendingBookingsFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'pendingBookings', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Only an admin reviews bookings: the events screen leaves it out for everyone else.',
    },
  },
});

const rows = async () => {
  const approve = await screen.findAllByRole('button', { name: /Approve/ });
  return approve;
};
/** Whoever leaves the page meant what was pressed: what is held is sent. */
async function leave() {
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
}

export const Waiting = meta.story({
  name: 'Bookings that wait are listed, newest first (R-360)',
  play: async () => {
    await expect(await rows()).toHaveLength(4);
  },
});

export const Approves = meta.story({
  name: 'An approved booking leaves the list (R-327)',
  tags: ['notice:booking-approved'],
  play: async () => {
    const [approve] = await rows();
    if (approve) await userEvent.dblClick(approve);
    await leave();
    await spoken('Booking Approved');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

export const Held = meta.story({
  name: 'A decision can be taken back before it is sent',
  play: async () => {
    await pressFirst(/Approve/);
    const takeBack = () => screen.getByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(takeBack()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(takeBack());
    await expect(await rows()).toHaveLength(4);
  },
});

export const PastEvents = meta.story({
  name: 'What waits for events that are over stands apart, and is closed with one press (A-97)',
  tags: ['notice:past-applications-closed'],
  parameters: { world: { scenario: 'pastWaiting', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await expect(await rows()).toHaveLength(4);
    await screen.findByText('3 applications wait for events that are over.');
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    await expect(await screen.findByRole('button', { name: 'Not yet' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close 3' }));
    await screen.findByText(/Closed for events that are over: 3/);
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    await expect(screen.queryByText(/wait for events that are over/)).toBeNull();
    // A row where one had come by then, or else the heading.
    const review = screen.getByRole('region', { name: 'Pending bookings' });
    await waitFor(() => expect(review.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByLabelText('Order'));
  },
});

export const PastEventsAsked = meta.story({
  name: 'Before they are closed it says what comes of it (A-97)',
  parameters: { world: { scenario: 'pastWaiting', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await press('Close all');
    await screen.findByText('Close 3 applications for events that are over?');
  },
});

export const OldestFirst = meta.story({
  name: 'Bookings can be read from the oldest on, and searched (A-91)',
  play: async () => {
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
    await userEvent.type(screen.getByLabelText('Search bookings'), 'nobody of that name');
    await screen.findByText('No booking matches your search.');
  },
});

export const Denies = meta.story({
  name: 'A denied booking leaves the list (R-327, R-365)',
  tags: ['notice:booking-denied'],
  play: async () => {
    await pressFirst(/Deny/);
    await leave();
    await spoken('Booking Denied');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

export const LastSeat = meta.story({
  name: 'Approving past the last seat says Event Full and keeps the booking (R-431)',
  tags: ['notice:event-full', 'replayed'],
  parameters: { world: { scenario: 'lastSeat', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await pressFirst(/Approve/);
    await leave();
    await spoken('Booking Approved');
    // The decided row is gone, not only busy: a header and one booking are left.
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    const [second] = await rows();
    // No press counts while the rows are still moving.
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'));
    if (second) await userEvent.click(second);
    await leave();
    await spoken('Event Full');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  },
});

const newestBooking = async (admin: Awaited<ReturnType<typeof anotherAdmin>>) => {
  const page = await admin?.bookings.listPending({ page: 1, pageSize: 10 });
  return page?.rows[0]?.booking;
};

const decide = (
  admin: Awaited<ReturnType<typeof anotherAdmin>>,
  booking: Awaited<ReturnType<typeof newestBooking>>,
  decision: Decision,
) =>
  admin?.admin.decideApplications({
    applicationIds: [booking?.applicationId ?? ''],
    decision,
    notes: null,
  });

export const DecidedBefore = meta.story({
  name: 'A booking that another admin denied meanwhile says who did, and is not approved (A-02)',
  tags: ['notice:already-decided-by'],
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    const booking = await newestBooking(noor);
    await pressFirst(/Approve/);
    await decide(noor, booking, 'deny');
    await leave();
    await screen.findByText(/^Noor Haddad decided this before you: denied\./);
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

export const DecidedAlike = meta.story({
  name: 'A booking that another admin approved meanwhile says that she did (A-02)',
  tags: ['notice:decided-alike-by'],
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    const booking = await newestBooking(noor);
    await pressFirst(/Approve/);
    await decide(noor, booking, 'approve');
    await leave();
    await screen.findByText(/^Noor Haddad decided the same before you: approved\./);
  },
});

export const CancelledBefore = meta.story({
  name: 'A booking whose member cancelled meanwhile says that she did (A-02, A-10)',
  tags: ['notice:cancelled-before'],
  play: async ({ loaded }) => {
    const booking = await newestBooking(await worldOf(loaded)?.as('admin'));
    await pressFirst(/Approve/);
    await worldOf(loaded)?.backend.sql(
      `update public.event_applications set status = 'denied', cancelled_by = user_id
       where id = '${booking?.applicationId}'`,
    );
    await leave();
    await screen.findByText(/^The member cancelled this before you decided\./);
  },
});

export const PaidBefore = meta.story({
  name: 'A booking that was confirmed as paid meanwhile is not denied, and that is said (A-02, A-24)',
  tags: ['notice:already-decided'],
  play: async ({ loaded }) => {
    const booking = await newestBooking(await worldOf(loaded)?.as('admin'));
    await pressFirst(/Deny/);
    await worldOf(loaded)?.backend.sql(
      `update public.event_applications set status = 'approved' where id = '${booking?.applicationId}'`,
    );
    await leave();
    await screen.findByText(/^This one has been decided or cancelled in the meantime\./);
  },
});

export const DecisionFails = meta.story({
  name: 'A decision that fails leaves the booking to be decided',
  tags: ['kind:error', 'notice:decision-failed'],
  parameters: {
    world: {
      scenario: 'pendingBookings',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'rpc/admin_decide_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await pressFirst(/Approve/);
    await leave();
    await spoken('Error');
    await waitFor(async () => expect(await rows()).toHaveLength(4));
  },
});

export const Loading = meta.story({
  name: 'While bookings load, skeletons hold their place',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'pendingBookings',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'event_bookings' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading pending bookings...');
  },
});

export const Nothing = meta.story({
  name: 'Nothing to decide is said kindly',
  tags: ['kind:empty'],
  parameters: { world: { scenario: 'empty', as: 'admin' } satisfies WorldParameters },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('table')).toBeNull());
  },
});

export const Failed = meta.story({
  name: 'When the list cannot be loaded it says so',
  tags: ['kind:error', 'notice:pending-bookings-load-failed'],
  parameters: {
    world: {
      scenario: 'pendingBookings',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'event_bookings' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Failed to load pending bookings');
  },
});
