import { BASE_NOW, CARD_STATES, DEMO_IDS, type Faults, inDays } from '@sorella/mocks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { oneOfEachKind } from '../../lists/notifications/notifications.fixture.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { type LinkProps, NavigationProvider } from '../../primitives/navigation.tsx';
import { listenLive } from '../../queries/live-updates.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { NotificationsFlow } from './NotificationsFlow.tsx';

const { admin, maya, noor } = DEMO_IDS;

/** A link that is pressed and leads nowhere: the story stays. */
const StayingLink = ({ href, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

function Page({ userId = maya }: { userId?: string }) {
  const { data, notices } = useAppServices();
  const queries = useQueryClient();
  // As the shell does for whoever is signed in.
  useEffect(() => listenLive(data, queries, { userId, isAdmin: false }), [data, queries, userId]);
  return (
    <NavigationProvider link={StayingLink}>
      <div style={{ minBlockSize: '37rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
          <NotificationsFlow userId={userId} />
        </div>
      </div>
      <NoticeHost center={notices} />
    </NavigationProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/Notifications',
  component: Page,
  subcomponents: { NotificationsFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'A visitor has no bell; the shell shows it.' },
  },
});

const bell = (name: RegExp | string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Notifications' });
const entry = async (name: RegExp) => within(await panel()).findByRole('link', { name });

/** Her application is approved, and Noor writes to her twice. */
async function live(world: StoryWorld | undefined): Promise<void> {
  if (!world) throw new Error('no world');
  const [wish] = await world.backend.sql<{ id: string }>(
    `select id from public.event_applications where user_id = $1 and status = 'pending' order by id limit 1`,
    [maya],
  );
  const { admin } = await world.as('admin');
  await admin.decideApplications({ applicationIds: [wish?.id ?? ''], decision: 'approve', notes: null });
  const other = await world.as('noor');
  for (const [n, content] of ['Are you coming?', 'I keep you a seat.'].entries())
    await other.messages.send({
      id: `33333333-3333-4333-8333-33333333333${n}`,
      recipientId: maya,
      content,
    });
}

export const Live = meta.story({
  name: 'What happens to her stands there at once, a conversation in one line (A-102)',
  play: async ({ loaded }) => {
    await bell('Notifications');
    await live(worldOf(loaded));
    await userEvent.click(await bell('Notifications, 2 unread'));
    await entry(/^You are in/);
    await expect(await entry(/^Noor Haddad wrote to you/)).toHaveAttribute('href', `/messages/${noor}`);
  },
});

export const Organizer = meta.story({
  name: 'An admin is told of what waits for her, and of nothing that another one has seen to (A-102)',
  args: { userId: admin },
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    await bell('Notifications');
    const world = worldOf(loaded);
    if (!world) throw new Error('no world');
    const other = await world.as('maya');
    const wishes = await Promise.all(
      [CARD_STATES.free.id, CARD_STATES.paid.id].map((eventId) =>
        other.applications.apply({ eventId, userId: maya }),
      ),
    );
    const [free, priced] = wishes;
    await other.applications.statePaid({ applicationId: priced?.id ?? '', paid: true });
    await userEvent.click(await bell('Notifications, 3 unread'));
    await expect(await entry(/^Paid for/)).toHaveAttribute('href', '/admin/payment-desk');
    for (const link of within(await panel()).getAllByRole('link', { name: /^New application/ }))
      await expect(link).toHaveAttribute('href', '/admin/applications');
    await world.otherTab.admin.decideApplications({
      applicationIds: [free?.id ?? ''],
      decision: 'deny',
      notes: null,
    });
    await bell('Notifications, 2 unread');
    await waitFor(async () =>
      expect(within(await panel()).getAllByRole('link', { name: /^New application/ })).toHaveLength(1),
    );
  },
});

export const Marked = meta.story({
  name: 'All are marked as read, on her other devices too (A-102)',
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    await live(world);
    await userEvent.click(await bell('Notifications, 2 unread'));
    await entry(/^You are in/);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await bell('Notifications');
    await waitFor(async () => expect(await world?.otherTab.notifications.countUnread(maya)).toBe(0));
  },
});

export const MarkedAtOnce = meta.story({
  name: 'One that she marks is read from the press on, however late the answer comes (A-102)',
  tags: ['!visual'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      faults: (faults) => faults.slow(60_000, { on: 'rpc/mark_notifications_read' }),
    } satisfies WorldParameters,
  },
  play: async ({ loaded }) => {
    await live(worldOf(loaded));
    await userEvent.click(await bell('Notifications, 2 unread'));
    await entry(/^You are in/);
    await userEvent.click(screen.getByRole('button', { name: /^Mark as read: You are in/ }));
    await expect(screen.queryByRole('button', { name: /^Mark as read: You are in/ })).toBeNull();
    await bell('Notifications, 1 unread');
  },
});

export const Followed = meta.story({
  name: 'What she opens is read, and the list is closed (A-102)',
  play: async ({ loaded }) => {
    await live(worldOf(loaded));
    await userEvent.click(await bell('Notifications, 2 unread'));
    await userEvent.click(await entry(/^Noor Haddad wrote to you/));
    await bell('Notifications, 1 unread');
    await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Before anything happened it says what comes here',
  tags: ['kind:empty'],
  play: async () => {
    await userEvent.click(await bell('Notifications'));
    await within(await panel()).findByText('Nothing new');
  },
});

export const NotMarked = meta.story({
  name: 'What could not be marked stays unread, and says so',
  tags: ['kind:error', 'notice:notifications-not-marked'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      faults: (faults) => faults.failing(403, { on: 'rpc/mark_all_notifications_read' }),
    } satisfies WorldParameters,
  },
  play: async ({ loaded }) => {
    await live(worldOf(loaded));
    await userEvent.click(await bell('Notifications, 2 unread'));
    await entry(/^You are in/);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await within(await panel()).findByText('Not marked as read');
    await bell('Notifications, 2 unread');
  },
});

/** What the device has kept of before. */
const KEPT = {
  version: 1,
  readAt: BASE_NOW.getTime() - 3_600_000,
  rows: oneOfEachKind(1)
    .slice(0, 3)
    .map((told, index) => ({ ...told, createdAt: inDays(-index, 8) })),
};

export const Offline = meta.story({
  name: 'Without a connection it shows what was read last, and as of when (R-157, A-102)',
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: { [`cachedList_${maya}_notifications`]: JSON.stringify(KEPT) },
      faults: (faults) => faults.offline({ on: 'notifications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await userEvent.click(await bell(/^Notifications/));
    await entry(/^How to pay for/);
    await within(await panel()).findByText(/^Shown as of/);
    await bell('Notifications, 1 unread');
  },
});

const offList = (answer: 'refused' | 'held') => ({
  world: {
    scenario: 'demo',
    as: 'maya',
    faults: (faults: Faults) =>
      answer === 'held'
        ? faults.slow(undefined, { on: 'rpc/list_notifications' })
        : faults.failing(500, { on: 'rpc/list_notifications' }),
  } satisfies WorldParameters,
});

export const Loading = meta.story({
  name: 'While it is read its place is there',
  tags: ['kind:loading'],
  parameters: offList('held'),
  play: async () => {
    await userEvent.click(await bell('Notifications'));
    await within(await panel()).findByText('Loading notifications...');
  },
});

export const Failed = meta.story({
  name: 'What could not be read says so, and can be asked for again',
  tags: ['kind:error', 'notice:notifications-load-failed'],
  parameters: offList('refused'),
  play: async () => {
    await userEvent.click(await bell('Notifications'));
    await within(await panel()).findByText('Your notifications could not be loaded.');
    await screen.findByRole('button', { name: 'Try again' });
  },
});
