import { sessionModel } from '@sorella/core/models/session';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { AccessRequired } from '../../screens/AccessRequired.tsx';
import { PagePending } from '../../screens/PagePending.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { SessionEnded } from '../../screens/SessionEnded.tsx';
import { SignInRequired } from '../../screens/SignInRequired.tsx';
import { ShellFlow } from './ShellFlow.tsx';

interface Props {
  onNavigate: (to: string) => void;
  /** The page has no words of its own for a session that ends. */
  plain?: boolean;
}

function Page({ onNavigate, plain = false }: Props) {
  return (
    <NavigateProvider navigate={onNavigate}>
      <ShellFlow currentPath="/messages">
        <SignInRequired
          feature="Messages"
          {...(!plain && {
            ended: (
              <Screen title="Messages">
                <Heading level={1}>Please sign in to view messages.</Heading>
              </Screen>
            ),
          })}
        >
          {({ userId }) => (
            <AccessRequired feature="Messages" userId={userId} toggle="direct_messages">
              <Screen title="Messages">
                <Heading level={1}>Messages</Heading>
              </Screen>
            </AccessRequired>
          )}
        </SignInRequired>
      </ShellFlow>
    </NavigateProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/Guarded pages',
  component: Page,
  subcomponents: { SignInRequired, SessionEnded, AccessRequired, PagePending, ShellFlow },
  args: { onNavigate: fn() },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'A guard lists nothing.',
      'kind:long-text': 'It draws the name of a page of ours and nothing else.',
    },
  },
});

const world = (parameters: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', as: 'maya', ...parameters } satisfies WorldParameters,
});

const walkSession = walk(sessionModel, {}, () => screen.findByRole('contentinfo', { hidden: true }));

const page = () => screen.findByRole('heading', { level: 1, name: 'Messages' });

export const Open = meta.story({
  name: 'A member with access comes in without a word (R-028)',
  play: async ({ args }) => {
    await page();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const SwitchedOff = meta.story({
  name: 'What an admin switches off is explained to who is on it, and its entry goes (R-385)',
  tags: ['kind:denied'],
  play: async ({ loaded }) => {
    await page();
    const admin = (await worldOf(loaded)?.as('admin'))?.admin;
    const toggles = await admin?.listFeatureToggles();
    const id = toggles?.find(({ featureName }) => featureName === 'direct_messages')?.id ?? '';
    await admin?.setFeatureToggle({ id, isEnabled: false });
    await screen.findByRole('heading', { level: 1, name: 'Closed for now' });
    const header = within(screen.getByRole('banner'));
    await waitFor(() => expect(header.queryByRole('link', { name: /^Messages/ })).toBeNull());
  },
});

export const Visitor = meta.story({
  name: 'A visitor is told and led to signing in, which leads back (R-028, R-037, A-36)',
  tags: ['kind:denied', 'notice:sign-in-required'],
  parameters: world({ as: 'visitor' }),
  play: async ({ args }) => {
    await screen.findByText(/^Sign in required\./, ALOUD);
    await expect(args.onNavigate).toHaveBeenCalledWith('/signin', {
      rememberOrigin: true,
      because: expect.objectContaining({ title: 'Sign in required' }),
      replace: true,
    });
  },
});

export const Undecided = meta.story({
  name: 'While a stored session is looked at the page is pending, and nobody is sent away (R-071)',
  tags: ['kind:loading', 'walk', 'state:session.restoring'],
  play: async (context) => {
    await walkSession(context);
    await screen.findByText('Loading...');
    await expect(context.args.onNavigate).not.toHaveBeenCalled();
  },
});

export const Unreachable = meta.story({
  name: 'When the network fails she is not sent away, and may look again or sign out (R-081, A-37, A-46)',
  tags: ['kind:error', 'walk', 'state:session.unreachable'],
  play: async (context) => {
    await walkSession(context);
    await screen.findByRole('button', { name: 'Try again' });
    // On a phone it is in the menu.
    if (window.innerWidth >= 768) await screen.findByRole('button', { name: 'Sign Out' });
    await expect(context.args.onNavigate).not.toHaveBeenCalled();
  },
});

export const AccessUnknown = meta.story({
  name: 'While access is checked the page is pending (A-37)',
  tags: ['kind:loading'],
  parameters: world({ faults: (faults) => faults.slow(undefined, { on: 'rpc/has_member_access' }) }),
  play: async () => {
    await screen.findByText('Checking your access...');
  },
});

export const AccessUnanswered = meta.story({
  name: 'A check that fails denies nobody: she stays and tries again (A-37)',
  tags: ['kind:error'],
  parameters: world({ faults: (faults) => faults.failing(429, { on: 'rpc/has_member_access' }) }),
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Try again' });
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const AccessAnsweredLater = meta.story({
  name: 'Asked again and answered, the page opens (A-37)',
  parameters: world({ faults: (faults) => faults.failing(429, { on: 'rpc/has_member_access' }) }),
  play: async ({ loaded, userEvent }) => {
    await screen.findByRole('button', { name: 'Try again' });
    worldOf(loaded)?.backend.faults.reset();
    // Where live updates have just asked by themselves, a press asks for nothing more: she presses until it opens.
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
      await expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    });
  },
});

export const WithoutAccess = meta.story({
  name: 'Typing the address is answered as a press is: access required (R-035, R-036, A-37)',
  tags: ['kind:denied', 'notice:access-required'],
  parameters: world({ as: 'lena' }),
  play: async ({ args }) => {
    await screen.findByText(/^Access required\./, ALOUD);
    await expect(args.onNavigate).toHaveBeenCalledWith('/events?signup=true', { replace: true });
  },
});

export const Ended = meta.story({
  name: 'A session that ends on the page leads nowhere: the page says it (A-36)',
  tags: ['kind:denied'],
  play: async ({ args, loaded }) => {
    await page();
    await worldOf(loaded)?.otherTab.auth.signOut();
    await screen.findByRole('heading', { name: 'Please sign in to view messages.' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull());
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const EndedElsewhere = meta.story({
  name: 'Where the page has no words for it, she is told that she is signed out, and led back after signing in (A-36)',
  tags: ['kind:denied'],
  args: { plain: true },
  play: async ({ args, loaded, userEvent }) => {
    await page();
    await worldOf(loaded)?.otherTab.auth.signOut();
    await screen.findByRole('heading', { level: 1, name: 'You are signed out' });
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/signin', { rememberOrigin: true });
  },
});

export const SignedOut = meta.story({
  name: 'Who signs out here is led home (R-130)',
  tags: ['!visual'],
  args: { plain: true },
  play: async ({ args, loaded }) => {
    await page();
    worldOf(loaded)?.services.session.send({ type: 'session.end' });
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/'));
    await expect(screen.queryByText('You are signed out')).toBeNull();
  },
});
