import { DEMO_IDS } from '@sorella/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ALOUD } from '../../../../.storybook/aloud.ts';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { SignInRequired } from './SignInRequired.tsx';

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ProfileScreen,
  args: {
    session: { userId: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test', expiresAt: 0 },
    held: null,
    onUnsavedChange: fn(),
    tool: null,
    onToolChange: fn(),
  },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'subscribed', as: 'maya' } satisfies WorldParameters,
  },
  render: ({ session: _story, ...args }) => (
    <ShellFlow currentPath="/profile">
      <SignInRequired feature="My Profile" endsItself>
        {(session) => <ProfileScreen {...args} session={session} />}
      </SignInRequired>
    </ShellFlow>
  ),
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

export const Member = meta.story({
  name: 'A member sees who she is to others, her form, her plan and her session (R-024, R-138, R-139)',
  play: async () => {
    await heading('Maya O.');
    await screen.findByText('7 credits');
    await screen.findByRole('form', { name: 'About you' });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  },
});

export const Bare = meta.story({
  name: 'What is missing after signing up elsewhere is offered, and leads to its field (A-48)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'bareProfile', as: 'maya' }),
  play: async () => {
    await screen.findByText('No Active Subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Write a few words about you' }));
    await expect(screen.getByLabelText(/^Bio/)).toHaveFocus();
  },
});

export const Full = meta.story({
  name: 'Everything filled in, as long as it may be, breaks nothing',
  tags: ['kind:long-text'],
  parameters: world({ scenario: 'fullProfile', as: 'maya' }),
  play: async ({ canvasElement }) => {
    await screen.findByText('30 credits');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Admin = meta.story({
  name: 'An admin reads that her credits are unlimited, and has her part of the page (R-132, R-140)',
  parameters: world({ scenario: 'demo', as: 'admin' }),
  play: async () => {
    await screen.findByText('Unlimited credits');
    await heading('Admin tools');
  },
});

export const FirstAdmin = meta.story({
  name: 'Before there is an admin, a member may become it, by keyboard as well (R-132, R-395)',
  parameters: world({ scenario: 'noAdmin', as: 'maya' }),
  play: async () => {
    (await screen.findByRole('button', { name: 'Become Admin' })).focus();
    await userEvent.keyboard('{Enter}');
    // The button is gone: the focus is where the tools are now.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Admin tools' })).toHaveFocus());
    await screen.findByText('Unlimited credits');
  },
});

export const LateAdmin = meta.story({
  name: 'When somebody else was first the part goes, and the focus stays on the page (A-42, R-378)',
  tags: ['kind:denied'],
  parameters: world({ scenario: 'noAdmin', as: 'maya' }),
  play: async ({ loaded }) => {
    const button = await screen.findByRole('button', { name: 'Become Admin' });
    const other = await worldOf(loaded)?.as('admin');
    await other?.admin.claimFirstAdmin(DEMO_IDS.admin);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^Failed to grant admin access\./, ALOUD);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Become Admin' })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'While it is read the page has its shape already',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'demo',
    as: 'maya',
    faults: (faults) => faults.slow(undefined, { on: 'rest/v1/profiles' }),
  }),
  play: async () => {
    await screen.findByText('Loading your profile...');
  },
});

export const Failed = meta.story({
  name: 'When it cannot be read she is told, and can try again',
  tags: ['kind:error'],
  parameters: world({
    scenario: 'demo',
    as: 'maya',
    faults: (faults) => faults.failing(500, { on: 'rest/v1/profiles' }),
  }),
  play: async () => {
    await heading('Your profile could not be loaded');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Expired = meta.story({
  name: 'A session that ends while she types takes the form away, not what she typed (R-131)',
  tags: ['kind:denied', 'replayed'],
  play: async ({ loaded }) => {
    const bio = await screen.findByLabelText(/^Bio/);
    await userEvent.type(bio, ' And I bake.');
    await worldOf(loaded)?.otherTab.auth.signOut();
    await heading('Sign in to see your profile');
    await screen.findByText('What you typed is kept until you are back.');
    await expect(screen.queryByRole('form')).toBeNull();
  },
});
