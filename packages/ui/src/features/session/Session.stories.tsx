import { DataError } from '@sorella/core/data-port';
import { hasExpired, isReviewing } from '@sorella/core/machines/session';
import { sessionModel } from '@sorella/core/models/session';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { SessionExpired } from '../../cards/profile/SessionExpired.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { press } from '../../primitives/press.fixture.ts';
import { Stack } from '../../primitives/Stack.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { PagePending } from '../../screens/PagePending.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { SignInScreen } from '../../screens/SignInScreen.tsx';
import { ProfileAside } from '../profile/ProfileAside.tsx';
import { openMenu, pressSignOut } from '../shell/menu.fixture.ts';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { SignInFlow } from './SignInFlow.tsx';
import { signIn } from './sign-in.fixture.ts';
import { useSession } from './use-session.ts';

/** What the profile page has of the session. */
function Account() {
  const { session } = useAppServices();
  const view = useSession();
  const snapshot = useLazyActor(session);
  if (snapshot && hasExpired(snapshot))
    return (
      <Screen title="My Profile" width="form">
        <SessionExpired
          unsaved={false}
          retrying={isReviewing(snapshot)}
          onSignIn={() => undefined}
          onRetry={() => session.send({ type: 'session.retry' })}
        />
      </Screen>
    );
  return view.session ? (
    <Screen title="My Profile" width="form">
      <Stack gap="6">
        <Heading level={1}>My Profile</Heading>
        <ProfileAside userId={view.session.userId} onSignOut={() => session.send({ type: 'session.end' })} />
      </Stack>
    </Screen>
  ) : (
    <PagePending title="My Profile" words="Loading..." />
  );
}

function AccountPage() {
  return (
    <ShellFlow currentPath="/profile">
      <Account />
    </ShellFlow>
  );
}

/** The sign-in page, and the page that the visitor goes to from there. */
function Pages() {
  const [path, setPath] = useState('/signin');
  return (
    <NavigateProvider navigate={setPath}>
      <ShellFlow currentPath={path}>
        {path === '/signin' ? (
          <SignInScreen onSignedIn={() => setPath('/events')} />
        ) : (
          <Screen title="Events">
            <Heading level={1}>Events</Heading>
          </Screen>
        )}
      </ShellFlow>
    </NavigateProvider>
  );
}

const walked = walk(
  sessionModel,
  {
    submits: () => signIn(),
    'submits-nothing': () => press('Sign In'),
    'another-tab-signs-in': async ({ calls, otherTab }) => {
      // From the moment it asks for the stored session it listens, too.
      await waitFor(() => expect(calls.isWaiting('auth.getSession')).toBe(true));
      await otherTab.auth.signInWithPassword({ email: 'maya@sorella.test', password: 'sorella-demo' });
    },
    'refreshes-by-hand': () => press('Refresh session'),
    'tries-again': () => press('Try again'),
    'request-refused': ({ services }) => reportFailure(services, new DataError('session-expired')),
    'not-known': ({ backend }) => backend.faults.expiredSession(),
    // What the listener of the auth service says; the two tabs of the journey 'session' do it for real.
    'another-tab-signs-out': ({ services }) => services.session.send({ type: 'session.ended' }),
    'session-renewed': async ({ otherTab }) => {
      await otherTab.auth.refreshSession();
    },
    'signs-out': pressSignOut,
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Session',
  component: Pages,
  subcomponents: { ShellFlow, SignInFlow },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
  },
  play: walked,
});

const stored = { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters };

export const Restoring = meta.story({
  name: 'While a stored session is looked at, neither account nor invitation flashes (R-071)',
  tags: ['kind:loading', 'walk', 'state:session.restoring'],
  parameters: stored,
  play: async (context) => {
    await walked(context);
    await openMenu();
    const header = within(screen.getByRole('banner'));
    await expect(header.queryByRole('link', { name: 'Join Now' })).toBeNull();
    await expect(header.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
});

export const Unreachable = meta.story({
  name: 'When the network fails nobody is signed out for it (A-46)',
  tags: ['walk', 'state:session.unreachable'],
  parameters: stored,
});

export const SignedOut = meta.story({
  name: 'Without a session the form asks for e-mail and password (R-056)',
  tags: ['walk', 'state:session.signedOut'],
});

export const SigningIn = meta.story({
  name: 'While signing in the button says so (R-057)',
  tags: ['kind:loading', 'walk', 'state:session.signingIn'],
});

export const SignedIn = meta.story({
  name: 'A stored session leads on to the events (R-058, R-071)',
  tags: ['walk', 'state:session.signedIn.settled'],
  parameters: stored,
});

export const SigningOut = meta.story({
  name: 'Signing out says that it is under way (R-032)',
  tags: ['kind:loading', 'walk', 'state:session.signingOut'],
  parameters: stored,
});

export const Expired = meta.story({
  name: 'A session that is no longer accepted says so (R-072, R-077)',
  tags: ['kind:denied', 'walk', 'state:session.expired', 'notice:session-expired'],
  parameters: stored,
});

export const FieldsRequired = meta.story({
  name: 'Both fields are needed (R-059)',
  tags: ['walk', 'state:session.restoring', 'notice:sign-in-fields-required'],
});

export const WrongPassword = meta.story({
  name: 'A wrong password is said long and short (R-060, R-064)',
  tags: ['kind:error', 'walk', 'state:session.signedOut', 'notice:login-failed'],
});

export const Unconfirmed = meta.story({
  name: 'An address that is not confirmed says where to look (R-061)',
  tags: ['walk', 'state:session.signedOut', 'notice:email-not-confirmed'],
});

export const Offline = meta.story({
  name: 'A dead network is named, with what one can try (R-065)',
  tags: ['kind:error', 'walk', 'state:session.signedOut', 'notice:error-network'],
});

export const LinkTooOld = meta.story({
  name: 'A link that is too old says what to do (R-066)',
  tags: ['kind:error', 'walk', 'state:session.signedOut', 'notice:link-expired'],
});

export const NoSession = meta.story({
  name: 'A sign-in that makes no session says so (R-062)',
  tags: ['kind:error', 'walk', 'state:session.signedOut', 'notice:no-session-created'],
});

export const ServerSaysWhy = meta.story({
  name: 'Any other failure is told in the words of the server (R-063)',
  tags: ['kind:error', 'walk', 'state:session.signedOut', 'notice:sign-in-failed'],
});

export const LoggedOut = meta.story({
  name: 'Whoever signed out is told so and invited again (R-079)',
  tags: ['walk', 'state:session.signedOut', 'notice:logged-out', 'replayed'],
  parameters: stored,
});

export const LoggedOutElsewhere = meta.story({
  name: 'Signing out in another tab is said here as well (R-072)',
  tags: ['walk', 'state:session.signedOut', 'notice:signed-out-elsewhere'],
  parameters: stored,
});

export const LoggedOutUnheard = meta.story({
  name: 'Signing out works though nobody hears of it (R-081)',
  tags: ['walk', 'state:session.signedOut', 'notice:logged-out-locally', 'replayed'],
  parameters: stored,
});

export const LoggedOutNote = meta.story({
  name: 'When the server fails to end the session she is signed out here (R-080)',
  tags: ['walk', 'state:session.signedOut', 'notice:logged-out-note', 'replayed'],
  parameters: stored,
});

export const OtherTabSignsIn = meta.story({
  name: 'Whoever signs in in another tab is signed in here (R-071)',
  tags: ['walk', 'state:session.signedIn.settled', 'via:another-tab-signs-in'],
  parameters: { world: { scenario: 'demo', listens: true } satisfies WorldParameters },
});

export const OtherTabSwitches = meta.story({
  name: 'Whoever signs in in another tab takes the place of the one before (A-56)',
  tags: ['state:session.signedIn.settled'],
  parameters: stored,
  render: () => <AccountPage />,
  play: async ({ loaded }) => {
    await screen.findByRole('button', { name: 'Refresh session' });
    const world = worldOf(loaded);
    const noor = { email: 'noor@sorella.test', password: 'sorella-demo' };
    await world?.otherTab.auth.signInWithPassword(noor);
    await waitFor(() =>
      expect(world?.services.session.getSnapshot()?.context.session?.email).toBe(noor.email),
    );
    await screen.findByText('No Active Subscription');
  },
});

export const Refreshing = meta.story({
  name: 'Refreshing says that it is under way, and everything else goes on (R-129)',
  tags: ['kind:loading', 'walk', 'state:session.signedIn.refreshing'],
  parameters: stored,
  render: () => <AccountPage />,
});

export const Refreshed = meta.story({
  name: 'A refreshed session says so, and the button counts ten seconds (R-075, R-145, A-79)',
  tags: ['walk', 'state:session.signedIn.cooling', 'notice:session-refreshed'],
  parameters: stored,
  render: () => <AccountPage />,
  play: async (context) => {
    await walked(context);
    const button = await screen.findByRole('button', { name: 'Refresh again in 10 s' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const RefreshedTooOften = meta.story({
  name: 'Too many requests are told, and she stays signed in (R-076)',
  tags: ['kind:error', 'walk', 'state:session.signedIn.cooling', 'notice:error-rate-limited'],
  parameters: stored,
  render: () => <AccountPage />,
});

export const RefreshRefused = meta.story({
  name: 'A refresh that is refused ends the session and asks her to sign in again (R-077, R-145)',
  tags: ['kind:denied', 'walk', 'state:session.expired', 'notice:session-refresh-failed'],
  parameters: stored,
  render: () => <AccountPage />,
});

export const Checking = meta.story({
  name: 'After a refused request a new session is asked for, and everything else goes on (R-077)',
  tags: ['kind:loading', 'walk', 'state:session.signedIn.checking'],
  parameters: stored,
  render: () => <AccountPage />,
});

export const Reviewing = meta.story({
  name: 'Trying again leaves the notice in its place until there is an answer (R-131)',
  tags: ['kind:loading', 'walk', 'state:session.reviewing'],
  parameters: stored,
  render: () => <AccountPage />,
});

export const OtherTabSignsOut = meta.story({
  name: 'Whoever signs out in another tab is signed out here (R-072)',
  tags: ['walk', 'state:session.signedOut', 'via:another-tab-signs-out'],
  parameters: { world: { ...stored.world, listens: true } satisfies WorldParameters },
});

export const Renewed = meta.story({
  name: 'A session that is renewed goes on without a word (R-074)',
  tags: ['walk', 'state:session.signedIn.settled', 'via:session-renewed'],
  parameters: { world: { ...stored.world, listens: true } satisfies WorldParameters },
});
