import { connectivityMachine } from '@sorella/core/machines/connectivity';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { CommunityProvider, useCommunity } from '../community/CommunityProvider.tsx';
import { createCommunity } from '../community/community.ts';
import { lazyActor } from '../community/lazy-actor.ts';
import { NavigateProvider } from '../community/navigation.tsx';
import { openMenu } from './menu.fixture.ts';
import { ShellFlow } from './ShellFlow.tsx';

interface Props {
  onNavigate: (to: string) => void;
}

function Page({ onNavigate }: Props) {
  return (
    <NavigateProvider navigate={onNavigate}>
      <ShellFlow currentPath="/events">
        <Screen title="Events">
          <Heading level={1}>Events</Heading>
        </Screen>
      </ShellFlow>
    </NavigateProvider>
  );
}

/** A community that nobody started: the stored session is not looked at yet. */
function BeforeRestoring(props: Props) {
  const community = useCommunity();
  const [waiting] = useState(() => createCommunity(community));
  return (
    <CommunityProvider community={waiting}>
      <Page {...props} />
    </CommunityProvider>
  );
}

/** A connection that is away, with nobody waiting five seconds between two attempts. */
function WithoutConnection(props: Props) {
  const community = useCommunity();
  const [away] = useState(() => ({
    ...community,
    connectivity: lazyActor<typeof connectivityMachine>(async () =>
      createActor(
        connectivityMachine.provide({
          delays: { reconnectDelay: 0 },
          actors: { 'connection.probe': fromPromise(async () => false) },
        }),
      ),
    ),
  }));
  useEffect(() => away.connectivity.send({ type: 'connection.lost' }), [away]);
  return (
    <CommunityProvider community={away}>
      <Page {...props} />
    </CommunityProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/Shell',
  component: Page,
  args: { onNavigate: fn() },
  parameters: { ...everyPage, layout: 'fullscreen', world: { scenario: 'demo' } satisfies WorldParameters },
});

const world = (rest: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', ...rest } satisfies WorldParameters,
});

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const spoken = (title: string) => screen.findByText(new RegExp(`^${title}\\.`));
const ready = async () => {
  await openMenu();
  return screen.findByRole('button', { name: 'Sign Out' });
};

export const Visitor = meta.story({
  name: 'A visitor is invited; a closed door says why and leads to signing in (R-034, R-037)',
  play: async ({ args }) => {
    await openMenu();
    await screen.findByRole('link', { name: 'Join Now' });
    await userEvent.click(navigation().getByRole('link', { name: 'Messages' }));
    await spoken('Sign in required');
    await expect(args.onNavigate).toHaveBeenCalledWith('/signin', {
      rememberOrigin: true,
      origin: '/messages',
    });
  },
});

export const Restoring = meta.story({
  name: 'While a stored session is looked at, neither account nor invitation flashes (R-071)',
  parameters: world({ as: 'maya' }),
  render: (args) => <BeforeRestoring {...args} />,
  play: async () => {
    await screen.findByRole('contentinfo');
    await expect(screen.queryByRole('link', { name: 'Join Now' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
});

export const Member = meta.story({
  name: 'A member with access finds every door open (R-031)',
  parameters: world({ as: 'maya' }),
  play: async () => {
    await ready();
    const messages = navigation().getByRole('link', { name: 'Messages' });
    await expect(messages).not.toHaveAttribute('aria-disabled');
    await expect(navigation().getByRole('link', { name: 'My Profile' })).toBeVisible();
  },
});

export const WithoutAccess = meta.story({
  name: 'A member without access reads why two doors are closed (R-035, R-036)',
  parameters: world({ as: 'lena' }),
  play: async ({ args }) => {
    await ready();
    const chats = navigation().getByRole('link', { name: 'Coffee Chats' });
    await waitFor(() => expect(chats).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(chats);
    await spoken('Access required');
    await expect(args.onNavigate).toHaveBeenCalledWith('/events?signup=true');
  },
});

export const Admin = meta.story({
  name: 'An admin finds every door open too',
  parameters: world({ as: 'admin' }),
  play: async () => {
    await ready();
    await expect(navigation().getByRole('link', { name: 'Messages' })).not.toHaveAttribute('aria-disabled');
  },
});

export const SigningOut = meta.story({
  name: 'Signing out says that it is under way (R-032)',
  parameters: world({ as: 'maya', faults: (faults) => faults.slow(undefined, { on: 'logout' }) }),
  play: async () => {
    await userEvent.click(await ready());
    await screen.findByRole('button', { name: 'Signing Out...' });
  },
});

export const SignedOut = meta.story({
  name: 'Who has signed out is invited again',
  parameters: world({ as: 'maya' }),
  play: async () => {
    await userEvent.click(await ready());
    await openMenu();
    await screen.findByRole('link', { name: 'Join Now' });
  },
});

export const Reconnecting = meta.story({
  name: 'A lost connection is looked for quietly, three times (R-152)',
  parameters: world({
    device: {
      probe: async () => false,
      onOnlineChange: (listener) => {
        listener(false);
        return () => {};
      },
    },
  }),
  play: async () => {
    await spoken('Connection issue detected');
    const banner = screen.getAllByRole('status').find((region) => region.textContent?.includes('of 3'));
    await expect(banner).toHaveTextContent(/Reconnecting\.\.\.\s*Attempt 1 of 3/);
  },
});

export const Offline = meta.story({
  name: 'After that a line says that the connection is away, and offers another try (R-151)',
  render: (args) => <WithoutConnection {...args} />,
  play: async () => {
    await screen.findByText(/^You are offline/);
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const Notices = meta.story({
  name: 'The bell keeps what was said (R-039)',
  play: async () => {
    await openMenu();
    await userEvent.click(navigation().getByRole('link', { name: 'Coffee Chats' }));
    await userEvent.click(await screen.findByRole('button', { name: /1 new/ }));
    const list = await screen.findByRole('list', { name: 'Notices' });
    await expect(within(list).getByText('Sign in required')).toBeVisible();
  },
});
