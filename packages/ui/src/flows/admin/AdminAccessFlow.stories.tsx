import { adminBootstrapModel } from '@sorella/core/models';
import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.tsx';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { AdminAccessFlow } from './AdminAccessFlow.tsx';

const { admin: OTHER, maya: MAYA } = DEMO_IDS;

function Page() {
  const { notices } = useCommunity();
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
const otherBecomesAdmin = ({ backend: { world } }: StoryWorld) => {
  world.insert('admin_users', {
    id: world.newId('admin'),
    user_id: OTHER,
    created_at: world.now().toISOString(),
  });
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
  parameters: { ...everyPage, world: { scenario: 'noAdmin', as: 'maya' } satisfies WorldParameters },
  play: walk(
    adminBootstrapModel,
    {
      claims: becomeAdmin,
      queues: ({ backend }) => backend.faults.offline({ on: 'rpc/claim_first_admin' }),
      'comes-late': otherBecomesAdmin,
      restricts: ({ backend: { world } }) => {
        world.firstAdminEmail = 'lena@sorella.test';
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
});

export const Late = meta.story({
  name: 'Somebody else was first: she is told, and is offered nothing more (R-403, A-42, R-378)',
  tags: ['kind:denied', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-grant-failed', 'via:comes-late'],
});

export const Restricted = meta.story({
  name: 'Another account is the designated one (R-401, A-40)',
  tags: ['kind:denied', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-access-restricted'],
});

export const Broken = meta.story({
  name: 'What went wrong can be tried again (R-403)',
  tags: ['kind:error', 'walk', 'state:admin-bootstrap.idle', 'notice:admin-grant-failed', 'via:breaks'],
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
    await expect(worldOf(loaded)?.backend.world.tables.admin_users).toHaveLength(1);
  },
});

export const SyncedLate = meta.story({
  name: 'Back online somebody else was first: the claim is dropped, and nothing is left of it (A-42)',
  tags: ['kind:denied', 'notice:admin-grant-failed'],
  parameters: world({ scenario: 'demo', as: 'maya', stored: claimed() }),
  play: async ({ loaded }) => {
    await arrived();
    await screen.findByText(/^Failed to grant admin access\./);
    await waitFor(() => expect(screen.queryByText('Your request is waiting')).toBeNull());
    const kept = await worldOf(loaded)?.community.store.get('adminPendingActions');
    await expect(kept ?? '[]').toBe('[]');
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
    await arrived();
    await screen.findByText(/^Admin access restricted\./);
  },
});

export const Member = meta.story({
  name: 'A member sees nothing of it once there is an admin (R-378)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'demo', as: 'maya' }),
  play: async ({ loaded }) => {
    await arrived();
    await waitFor(() => expect(worldOf(loaded)?.queries.getQueryData(['admin-exists'])).toBe(true));
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
    worldOf(loaded)?.community.connectivity.send({ type: 'connection.lost' });
    await screen.findByText('Admin features need an internet connection.');
  },
});

export const Forged = meta.story({
  name: 'A forged hint is drawn for as long as nothing is known, and gives no right (A-43)',
  tags: ['kind:denied'],
  parameters: world({ scenario: 'demo', as: 'maya', stored: adminStatus(true) }),
  play: async ({ loaded }) => {
    await arrived();
    await waitFor(() => expect(worldOf(loaded)?.queries.getQueryData(['admin', MAYA])).toBe(false));
    await expect(screen.queryByRole('heading', { name: 'Admin tools' })).toBeNull();
  },
});
