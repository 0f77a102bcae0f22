import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { press } from '../../primitives/press.fixture.ts';
import { Screen } from '../../screens/Screen.tsx';
import { pressSignOut } from '../shell/menu.fixture.ts';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { SyncFlow } from './SyncFlow.tsx';

function Page() {
  return (
    <ShellFlow currentPath="/profile">
      <Screen title="My Profile">
        <Heading level={1}>My Profile</Heading>
      </Screen>
    </ShellFlow>
  );
}

const meta = preview.meta({
  title: 'Flows/Sync',
  component: Page,
  subcomponents: { SyncFlow },
  parameters: { ...everyFlow, layout: 'fullscreen' },
});

const AN_EVENT = '00000000-0000-4000-8000-00000000eeee';

/** What a page left on this device before it was closed. */
const stored = (given: object) => ({
  version: 1,
  owner: DEMO_IDS.maya,
  operationId: '00000000-0000-4000-8000-0000000000f1',
  sequence: 1,
  timestamp: Date.UTC(2026, 10, 21, 9, 30),
  status: { state: 'waiting' },
  expectedUpdatedAt: null,
  ...given,
});
const profileEdit = (given: object = {}) => ({
  pendingProfileUpdates: JSON.stringify([stored({ changes: { bio: 'Written on a train.' }, ...given })]),
});
const eventEdit = {
  pendingEvents: JSON.stringify([stored({ isEdit: true, data: { id: AN_EVENT, title: 'Morning swim' } })]),
};

const world = (given: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', as: 'maya', ...given } satisfies WorldParameters,
});
const offline = { isOnline: () => false };

/** The page has noticed that there is no connection: its pictures say so. */
const isOffline = () => screen.findByText(/^You are offline/);
const WAITING = /^Waiting to be saved/;
const button = () => screen.findByRole('button', { name: WAITING });
const open = () => press(WAITING);
/** Asks, without a connection, to discard what waits. */
const discard = async () => {
  await isOffline();
  await open();
  await press('Discard: Your profile');
};
const asked = async () => within(await screen.findByRole('alertdialog'));
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: WAITING })).toBeNull());

export const Waiting = meta.story({
  name: 'What was changed without a connection waits in the header, for as long as it takes (R-155)',
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await isOffline();
    await open();
    await expect(await screen.findByText('Your profile')).toBeVisible();
  },
});

export const Sending = meta.story({
  name: 'While it is sent it says so',
  tags: ['kind:loading'],
  parameters: world({
    stored: profileEdit(),
    faults: (faults) => faults.slow(undefined, { on: 'update_own_profile' }),
  }),
  play: async () => {
    await open();
    await expect(await screen.findByText('Saving...')).toBeVisible();
  },
});

export const Synced = meta.story({
  name: 'With a connection it is sent by itself, and then there is nothing to see (R-156)',
  tags: ['kind:empty', 'notice:changes-synced'],
  parameters: world({ stored: profileEdit() }),
  play: async () => {
    await screen.findByText(/^Changes saved\./, ALOUD);
    await isSaved();
  },
});

export const InConflict = meta.story({
  name: 'What was changed elsewhere meanwhile is shown beside hers, and nothing is overwritten (R-434)',
  tags: ['notice:change-in-conflict'],
  parameters: world({ stored: profileEdit({ expectedUpdatedAt: '2020-01-01T00:00:00+00:00' }) }),
  play: async () => {
    await screen.findByText(/^Your decision is needed\./, ALOUD);
    await open();
    await expect(await screen.findByText('Written on a train.')).toBeVisible();
  },
});

export const KeptMine = meta.story({
  name: 'Her version wins only when she says so (R-434)',
  parameters: world({ stored: profileEdit({ expectedUpdatedAt: '2020-01-01T00:00:00+00:00' }) }),
  play: async () => {
    await open();
    (await screen.findByRole('button', { name: 'Keep mine' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^Changes saved\./, ALOUD);
    await isSaved();
    // The member's button is gone, and so is the panel.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

export const Refused = meta.story({
  name: 'What is not accepted stays on the device, with the reason',
  tags: ['kind:error', 'kind:denied', 'notice:change-refused'],
  parameters: world({ stored: eventEdit }),
  play: async () => {
    await screen.findByText(/^A change could not be saved\./, ALOUD);
    await open();
    await expect(await screen.findByText('Not accepted')).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  name: 'Trying again keeps her place in the list, however it ends',
  tags: ['kind:error'],
  parameters: world({ stored: eventEdit }),
  play: async () => {
    await screen.findByText(/^A change could not be saved\./, ALOUD);
    await open();
    (await screen.findByRole('button', { name: /^Try again/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Waiting to be saved/ })).toHaveFocus());
    await expect(await screen.findByText('Not accepted')).toBeVisible();
  },
});

export const Discarding = meta.story({
  name: 'Discarding asks first',
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await discard();
    const question = await asked();
    await expect(question.getByText('Discard this change?')).toBeVisible();
  },
});

export const Kept = meta.story({
  name: 'Whoever keeps it after all is where she was asked',
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await discard();
    await userEvent.click((await asked()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard: Your profile' })).toHaveFocus());
  },
});

export const Discarded = meta.story({
  name: 'Once discarded it is gone',
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await discard();
    await userEvent.click((await asked()).getByRole('button', { name: 'Discard' }));
    await isSaved();
    // What had the focus is gone, and so is the list.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

export const SigningOut = meta.story({
  name: 'Whoever signs out while something waits is told what becomes of it (A-56)',
  tags: ['replayed'],
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await isOffline();
    await button();
    await pressSignOut();
    const question = await asked();
    await expect(question.getByText('Sign out with changes waiting?')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
  },
});

export const SignedOut = meta.story({
  name: 'Signed out, nothing of it is seen any more (A-56)',
  parameters: world({ stored: profileEdit(), device: offline }),
  play: async () => {
    await isOffline();
    await button();
    await pressSignOut();
    await userEvent.click((await asked()).getByRole('button', { name: 'Sign Out' }));
    await isSaved();
  },
});

const adminAction = (given: object) => ({
  adminPendingActions: JSON.stringify([stored({ type: 'add_admin', synced: false, ...given })]),
});

export const AdminSynced = meta.story({
  name: 'An admin action that waited is sent and confirmed (R-163, R-404)',
  tags: ['notice:admin-sync-completed'],
  parameters: world({
    as: 'admin',
    stored: adminAction({ owner: DEMO_IDS.admin, userId: DEMO_IDS.maya }),
  }),
  play: async () => {
    await screen.findByText(/^Sync completed\./, ALOUD);
    await isSaved();
  },
});

export const AdminLost = meta.story({
  name: 'An admin action that lost its race is told and dropped (A-42)',
  tags: ['notice:admin-grant-failed'],
  parameters: world({ stored: adminAction({ userId: DEMO_IDS.maya }) }),
  play: async () => {
    await screen.findByText(/^Failed to grant admin access\./, ALOUD);
    await isSaved();
  },
});

export const AdminNotAllowed = meta.story({
  name: 'Who is no admin makes nobody one, and is told (R-261)',
  tags: ['kind:denied', 'notice:admin-grant-not-allowed'],
  parameters: world({ stored: adminAction({ userId: DEMO_IDS.lena }) }),
  play: async () => {
    await screen.findByText(/^Failed to grant admin access\. Only existing admins/, ALOUD);
    await isSaved();
  },
});
