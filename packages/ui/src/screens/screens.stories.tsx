import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world.tsx';
import { ShellFlow } from '../flows/session/ShellFlow.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { EventsScreen } from './EventsScreen.tsx';
import { NotBuiltYetScreen } from './NotBuiltYetScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Screens/All',
  parameters: { ...everyPage, layout: 'fullscreen', world: { scenario: 'demo' } satisfies WorldParameters },
});

/** On a phone the header's entries are there and not to be seen until the menu is opened. */
const behindTheMenu = { hidden: true };

function Events({ accessWanted = false }: { accessWanted?: boolean }) {
  const [view, onViewChange] = useState({ filters: { category: null, city: null }, page: 1 } as Parameters<
    typeof EventsScreen
  >[0]['view']);
  return (
    <ShellFlow currentPath="/events">
      <EventsScreen view={view} accessWanted={accessWanted} onViewChange={onViewChange} />
    </ShellFlow>
  );
}

export const EventsForVisitor = meta.story({
  name: 'Events, as a visitor sees them',
  render: () => <Events />,
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await screen.findByRole('link', { name: 'Join Now', ...behindTheMenu });
  },
});

export const EventsForMember = meta.story({
  name: 'Events, as a member with access sees them',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  render: () => <Events />,
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await screen.findByRole('button', { name: 'Sign Out', ...behindTheMenu });
  },
});

export const EventsForMemberWithoutAccess = meta.story({
  name: 'Events, as a member without access sees them',
  parameters: { world: { scenario: 'demo', as: 'lena' } satisfies WorldParameters },
  render: () => <Events />,
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
  },
});

export const EventsForMemberSentHere = meta.story({
  name: 'Events, for a member who was sent here because she lacks access (A-38)',
  parameters: { world: { scenario: 'demo', as: 'lena' } satisfies WorldParameters },
  render: () => <Events accessWanted />,
  play: async () => {
    await screen.findByText('One event opens every door');
  },
});

export const EventsForAdmin = meta.story({
  name: 'Events, as an admin sees them: the desk comes first',
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
  render: () => <Events />,
  play: async () => {
    await screen.findByRole('region', { name: 'Pending bookings' });
  },
});

export const SignIn = meta.story({
  name: 'Sign in',
  render: () => (
    <ShellFlow currentPath="/signin">
      <SignInScreen onSignedIn={fn()} />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const NotFound = meta.story({
  name: 'An address that leads nowhere',
  render: () => (
    <ShellFlow currentPath="/nowhere">
      <NotFoundScreen />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
  },
});

export const NotBuiltYet = meta.story({
  name: 'A page that is still being built',
  render: () => (
    <ShellFlow currentPath="/messages">
      <NotBuiltYetScreen />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Not available yet' });
  },
});

export const PageMissing = meta.story({
  name: 'A page that could not be loaded says so and offers another try',
  render: () => (
    <ShellFlow currentPath="/signin">
      <ErrorScreen
        error={new TypeError('Failed to fetch dynamically imported module: /signin.js')}
        onRetry={fn()}
      />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByText('We could not reach the server');
  },
});

export const PageBroken = meta.story({
  name: 'A page that broke while it was drawn says that it does not know why',
  render: () => (
    <ShellFlow currentPath="/events">
      <ErrorScreen error={new Error('broken')} onRetry={fn()} />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByText('An unexpected error occurred');
  },
});
