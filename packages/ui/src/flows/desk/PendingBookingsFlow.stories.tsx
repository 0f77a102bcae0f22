import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world/world.tsx';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  return (
    <>
      <PendingBookingsFlow />
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
      'kind:denied': 'Only an admin is shown a desk: the events screen leaves it out for everyone else.',
    },
  },
});

const rows = async () => {
  const approve = await screen.findAllByRole('button', { name: /Approve/ });
  return approve;
};
const notice = (title: string) => screen.findByText(new RegExp(`^${title}\\.`));

export const Waiting = meta.story({
  name: 'Bookings that wait are listed, newest first',
  play: async () => {
    await expect(await rows()).toHaveLength(4);
  },
});

export const Approves = meta.story({
  name: 'An approved booking leaves the list',
  tags: ['notice:booking-approved'],
  play: async () => {
    const [approve] = await rows();
    if (approve) await userEvent.dblClick(approve);
    await notice('Booking Approved');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

export const Denies = meta.story({
  name: 'A denied booking leaves the list',
  tags: ['notice:booking-denied'],
  play: async () => {
    const [deny] = await screen.findAllByRole('button', { name: /Deny/ });
    if (deny) await userEvent.click(deny);
    await notice('Booking Denied');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

export const LastSeat = meta.story({
  name: 'Approving past the last seat says Event Full and keeps the booking',
  tags: ['notice:event-full'],
  parameters: { world: { scenario: 'lastSeat', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    const [first] = await rows();
    if (first) await userEvent.click(first);
    await notice('Booking Approved');
    // The decided row is gone, not only busy: a header and one booking are left.
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    const [second] = await rows();
    // No press counts while the rows are still moving.
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'));
    if (second) await userEvent.click(second);
    await notice('Event Full');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  },
});

export const DecisionFails = meta.story({
  name: 'A decision that fails leaves the booking to be decided',
  tags: ['kind:error', 'notice:decision-failed'],
  parameters: {
    world: {
      scenario: 'pendingBookings',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'rpc/decide_booking' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    const [approve] = await rows();
    if (approve) await userEvent.click(approve);
    await screen.findByText(/Failed to process decision/);
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
  name: 'When the list cannot be loaded the desk says so',
  tags: ['kind:error', 'notice:pending-bookings-load-failed'],
  parameters: {
    world: {
      scenario: 'pendingBookings',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'event_bookings' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Failed to load pending bookings', undefined, { timeout: 10_000 });
  },
});
