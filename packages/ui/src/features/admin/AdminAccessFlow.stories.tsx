import { adminBootstrapModel } from '@sorella/core/models/admin-bootstrap';
import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { AdminAccessFlow } from './AdminAccessFlow.tsx';

const { admin: OTHER, maya: MAYA } = DEMO_IDS;

function Page() {
  const { notices } = useAppServices();
  return (
    <>
      <Container>
        <p>Below her profile</p>
        <AdminAccessFlow userId={MAYA} />
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}

const becomeAdmin = async () => userEvent.click(await screen.findByRole('button', { name: 'Become Admin' }));

/** Somebody else is quicker. */
const otherBecomesAdmin = async ({ as }: StoryWorld) => {
  await (await as('admin')).admin.claimFirstAdmin(OTHER);
};

/** A claim that a page left on this device before it was closed. */
const claimed = (changes: object = {}) => ({
  adminPendingActions: JSON.stringify([
    {
      version: 1,
      owner: MAYA,
      operationId: '00000000-0000-4000-8000-0000000000f1',
      sequence: 1,
      timestamp: Date.UTC(2026, 10, 21, 9, 30),
      status: { state: 'waiting' },
      type: 'add_admin',
      userId: MAYA,
      synced: false,
      ...changes,
    },
  ]),
});

const adminStatus = (isAdmin: boolean) => ({
  adminStatus: JSON.stringify({
    version: 1,
    userId: MAYA,
    isAdmin,
    lastSync: Date.UTC(2026, 10, 20, 9, 30),
  }),
});

const meta = preview.meta({
  title: 'Flows/Admin access',
  component: Page,
  subcomponents: { AdminAccessFlow },
  parameters: { ...everyFlow, world: { scenario: 'noAdmin', as: 'maya' } satisfies WorldParameters },
  play: walk(
    adminBootstrapModel,
    {
      claims: becomeAdmin,
      // The browser knows that there is no network: see the story.
      queues: () => undefined,
      'queues-online': ({ backend }) => backend.faults.failing(503, { on: 'rpc/claim_first_admin' }),
      'comes-late': otherBecomesAdmin,
      restricts: async ({ backend }) => {
        await backend.sql(
          `update private.settings set value = 'lena@sorella.test' where name = 'first_admin_email'`,
        );
      },
      fails: ({ backend }) => backend.faults.failing(403, { on: 'rpc/claim_first_admin' }),
    },
    () => screen.findByRole('button', { name: 'Become Admin' }),
  ),
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const arrived = () => screen.findByText('Below her profile');

export const Idle = meta.story({
  name: 'While nobody is an admin, she may become the first (R-395, A-41)',
  tags: ['walk', 'state:admin-bootstrap.idle'],
});

export const Claiming = meta.story({
  name: 'It is asked for once, however often she presses (R-395)',
  tags: ['kind:loading', 'walk', 'state:admin-bootstrap.claiming'],
});

export const Granted = meta.story({
  name: 'The first admin is told, and sees the tools (R-400, R-132)',
  tags: ['walk', 'state:admin-bootstrap.granted', 'notice:admin-access-granted'],
});

export const Queued = meta.story({
  name: 'Without a connection the claim waits on this device (R-397, R-400)',
  tags: ['walk', 'state:admin-bootstrap.queued', 'notice:admin-access-granted-offline'],
  parameters: world({ scenario: 'noAdmin', as: 'maya', device: { isOnline: () => false } }),
});

export const Late = meta.story({
  name: 'Somebody else was first: she is told, and is offered nothing more (R-403, A-42, R-378)',
  tags: ['kind:denied', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-grant-failed', 'via:comes-late'],
});

export const Restricted = meta.story({
  name: 'Another account is the designated one (R-396, R-401, A-40)',
  tags: ['kind:denied', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-access-restricted'],
});

export const Unanswered = meta.story({
  name: 'With a connection, but without an answer, it is not her connection that is spoken of (R-397)',
  tags: ['kind:error', 'walk', 'state:admin-bootstrap.queued', 'notice:admin-access-requested'],
});

export const Refused = meta.story({
  name: 'What the server refuses can be tried again (R-403)',
  tags: ['kind:denied', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-grant-failed', 'via:fails'],
});

export const Unstored = meta.story({
  name: 'Neither sent nor stored, it is said so (R-402)',
  tags: ['kind:error', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-connection-error'],
});

export const Found = meta.story({
  name: 'A claim from before is waited for, and not offered again (R-397)',
  tags: ['state:admin-bootstrap.queued'],
  parameters: world({
    scenario: 'noAdmin',
    as: 'maya',
    stored: claimed(),
    faults: (faults) => faults.offline({ on: 'rpc/claim_first_admin' }),
  }),
  play: async () => {
    await screen.findByText('Your request is waiting');
    await expect(screen.queryByRole('button', { name: 'Become Admin' })).toBeNull();
  },
});

export const Synced = meta.story({
  name: 'Back online it is sent, and she is an admin (R-397, R-398, R-404)',
  tags: ['notice:admin-sync-completed'],
  parameters: world({ scenario: 'noAdmin', as: 'maya', stored: claimed() }),
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { name: 'Admin tools' });
    const admins = await worldOf(loaded)?.backend.sql('select user_id from public.admin_users');
    await expect(admins).toEqual([{ user_id: MAYA }]);
  },
});

export const SyncedLate = meta.story({
  name: 'Back online somebody else was first: the claim is dropped, and nothing is left of it (A-42)',
  tags: ['kind:denied', 'notice:admin-grant-failed'],
  parameters: world({ scenario: 'demo', as: 'maya', stored: claimed() }),
  play: async ({ loaded }) => {
    await arrived();
    await screen.findByText(/^Failed to grant admin access\./, ALOUD);
    await waitFor(() => expect(screen.queryByText('Your request is waiting')).toBeNull());
    const keys = await worldOf(loaded)?.services.store.keys();
    await expect(keys?.filter((key) => key.startsWith('adminPendingActions'))).toEqual([]);
  },
});

export const SyncedRestricted = meta.story({
  name: 'Back online another account is the designated one: she is told (R-401, A-40)',
  tags: ['kind:denied', 'notice:admin-access-restricted'],
  parameters: world({
    scenario: 'noAdminButDesignated',
    as: 'maya',
    stored: claimed(),
  }),
  play: async () => {
    await screen.findByText(/^Admin access restricted\./, ALOUD);
    // The part of the page says so, too: the notice goes.
    const part = within(await screen.findByRole('region', { name: 'Become the first admin' }));
    await part.findByText('Admin access restricted');
    await part.findByRole('button', { name: 'Become Admin' });
  },
});

/** The member's claim waits; then the network is back for the claim, and these reads take for ever. */
async function syncWhileReadsHang({ backend, services }: StoryWorld, ...reads: string[]): Promise<void> {
  await screen.findByText('Your request is waiting');
  backend.faults.reset();
  for (const on of reads) backend.faults.slow(undefined, { on });
  await services.offline.current()?.outbox.sync();
}

const waiting = world({
  scenario: 'noAdmin',
  as: 'maya',
  stored: claimed(),
  faults: (faults) => faults.offline({ on: 'rpc/claim_first_admin' }),
});

export const SyncedAtOnce = meta.story({
  name: 'Her tools are there with the answer, before anything else is read (R-404, R-132)',
  tags: ['kind:loading', 'state:admin-bootstrap.granted', 'notice:admin-sync-completed'],
  parameters: waiting,
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    if (story) await syncWhileReadsHang(story, 'admin_users', 'rpc/admin_exists');
    await screen.findByRole('heading', { name: 'Admin tools' });
  },
});

export const SyncedLateAtOnce = meta.story({
  name: 'With the answer that somebody else was first, nothing is offered any more (A-42, R-378)',
  tags: ['kind:denied', 'state:admin-bootstrap.idle', 'notice:admin-grant-failed'],
  parameters: waiting,
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await screen.findByText('Your request is waiting');
    if (story) await otherBecomesAdmin(story);
    if (story) await syncWhileReadsHang(story, 'rpc/admin_exists');
    await screen.findByText(/^Failed to grant admin access\./, ALOUD);
    await waitFor(() => expect(screen.queryByText('Your request is waiting')).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Become Admin' })).toBeNull();
  },
});

export const OtherTab = meta.story({
  name: 'When another tab has sent it, this one offers nothing before it knows (R-397)',
  tags: ['state:admin-bootstrap.idle'],
  parameters: waiting,
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await screen.findByText('Your request is waiting');
    if (!story) return;
    story.backend.faults.slow(undefined, { on: 'rpc/admin_exists' });
    for (const key of await story.services.store.keys())
      if (key.startsWith('adminPendingActions')) await story.services.store.delete(key);
    await story.services.offline.current()?.outbox.refresh();
    await waitFor(() => expect(screen.queryByText('Your request is waiting')).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Become Admin' })).toBeNull();
  },
});

export const Member = meta.story({
  name: 'A member sees nothing of it once there is an admin (R-378)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'demo', as: 'maya' }),
  play: async ({ loaded }) => {
    await arrived();
    await waitFor(() => expect(worldOf(loaded)?.queries.getQueryData(['admin-exists'])).toBe(true));
    // What is known by now has been drawn with the next frame.
    await new Promise(requestAnimationFrame);
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Remembered = meta.story({
  name: 'What this device remembers is drawn, and said to be looked up later (R-258, R-402, A-43)',
  tags: ['kind:error'],
  parameters: world({
    scenario: 'demo',
    as: 'maya',
    stored: adminStatus(true),
    faults: (faults) => faults.offline({ on: 'rest/v1/admin_users' }),
  }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Admin tools' });
    await screen.findByText('Your admin status will be verified when the connection is restored.');
  },
});

export const Offline = meta.story({
  name: 'Without a connection an admin is told what her tools take (R-380)',
  tags: ['kind:error', 'notice:admin-offline'],
  parameters: world({
    scenario: 'demo',
    as: 'maya',
    stored: adminStatus(true),
    faults: (faults) => faults.offline({ on: 'rest/v1/admin_users' }),
    device: { isOnline: () => false, probe: async () => false },
  }),
  play: async ({ loaded }) => {
    worldOf(loaded)?.services.connectivity.send({ type: 'connection.lost' });
    await screen.findByText('Admin features need an internet connection.');
  },
});

export const Forged = meta.story({
  name: 'A forged hint is drawn for as long as nothing is known, and gives no right (A-43)',
  tags: ['kind:denied'],
  parameters: world({
    scenario: 'demo',
    as: 'maya',
    stored: adminStatus(true),
    faults: (faults) => faults.offline({ on: 'rest/v1/admin_users' }),
  }),
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { name: 'Admin tools' });
    const story = worldOf(loaded);
    story?.backend.faults.reset();
    await story?.queries.refetchQueries({ queryKey: ['admin'] });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Admin tools' })).toBeNull());
    await expect(await story?.otherTab.admin.getPaypalUsername()).toBeNull();
  },
});
