import { accessNotices } from '@sorella/core/notices/access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { syncNotices } from '@sorella/core/notices/sync.notices';
import { DEMO_IDS } from '@sorella/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { openAccount, openMenu } from './menu.fixture.ts';
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

const meta = preview.meta({
  title: 'Flows/Shell',
  tags: ['replayed'],
  component: Page,
  subcomponents: { ShellFlow },
  args: { onNavigate: fn() },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'Without anything told is how every shell begins; the other stories show it.',
    },
  },
});

const world = (rest: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', ...rest } satisfies WorldParameters,
});

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const ready = async () => {
  await openAccount();
  return screen.findByRole('button', { name: 'Sign Out' });
};

/** Her session is known, and nothing lies over the page, so that what is told is seen. */
const atRest = async () => {
  await ready();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull());
};
const shown = async (title: string) =>
  within(await screen.findByRole('region', { name: /^Notices/ })).findByText(title);

export const NewRelease = meta.story({
  name: 'A new release is told, and waits for a press (R-009)',
  tags: ['notice:update-ready'],
  play: async ({ loaded }) => {
    worldOf(loaded)?.services.notices.publish(noticeOf(syncNotices, 'update-ready'));
    await screen.findByRole('button', { name: 'Dismiss notice' });
  },
});

export const Visitor = meta.story({
  name: 'A visitor is invited; a closed door says why and leads to signing in (R-034, R-037)',
  tags: ['kind:denied', 'notice:sign-in-required'],
  play: async ({ args }) => {
    await openMenu();
    await screen.findByRole('link', { name: 'Join Now' });
    // What the bell keeps happened to a member.
    await expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await userEvent.click(navigation().getByRole('link', { name: 'Messages' }));
    await spoken('Sign in required');
    await expect(args.onNavigate).toHaveBeenCalledWith('/signin', {
      rememberOrigin: true,
      origin: '/messages',
      because: expect.objectContaining({ description: 'Please sign in to access Messages' }),
    });
  },
});

export const Member = meta.story({
  name: 'A member with access finds every door open (R-031)',
  parameters: world({ as: 'maya' }),
  play: async () => {
    await ready();
    const messages = navigation().getByRole('link', { name: 'Messages' });
    await expect(messages).not.toHaveAttribute('aria-disabled');
    await expect(navigation().getByRole('link', { name: 'Coffee Chats' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const WithoutAccess = meta.story({
  name: 'A member without access reads why two doors are closed (R-006, R-035, R-036)',
  tags: ['kind:denied', 'notice:access-required'],
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
  name: 'An admin finds every door open too (R-006)',
  parameters: world({ as: 'admin' }),
  play: async () => {
    await ready();
    await expect(navigation().getByRole('link', { name: 'Messages' })).not.toHaveAttribute('aria-disabled');
  },
});

export const DeviceFull = meta.story({
  name: 'Where the device has no room for her session she is told for how long it lasts (R-071)',
  tags: ['notice:session-not-kept'],
  parameters: world({ as: 'maya', deviceFull: true }),
  play: async ({ loaded }) => {
    await screen.findByRole('contentinfo', { hidden: true });
    await worldOf(loaded)?.otherTab.auth.signInWithPassword({
      email: 'noor@sorella.test',
      password: 'sorella-demo',
    });
    await spoken('Signed in on this page only');
  },
});

/** An admin says yes while the member's page is open. */
async function approve(world: StoryWorld | undefined, userId: string): Promise<void> {
  if (!world) throw new Error('no world');
  // Only what was read as pending can be seen to be approved.
  await waitFor(() =>
    expect(world.queries.getQueryData(['applications', userId])).toContainEqual(
      expect.objectContaining({ status: 'pending' }),
    ),
  );
  await world.backend.sql(
    `update public.event_applications set status = 'approved'
     where id = (select id from public.event_applications where user_id = $1 and status = 'pending' limit 1)`,
    [userId],
  );
}

export const FirstApproval = meta.story({
  name: 'A member whose first application is approved reads what opened, and the doors are open (R-006, R-248, A-37)',
  tags: ['notice:access-opened'],
  parameters: world({ as: 'lena' }),
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await atRest();
    const events = await story?.otherTab.events.list({
      from: new Date(story.services.now()).toISOString(),
      category: null,
      city: null,
      page: 1,
      pageSize: 6,
    });
    const free = events?.events.find(
      ({ creditsRequired, attendeesCount, maxAttendees }) =>
        creditsRequired === 0 && attendeesCount < maxAttendees,
    );
    if (free) await story?.otherTab.applications.apply({ eventId: free.id, userId: DEMO_IDS.lena });
    await approve(story, DEMO_IDS.lena);
    await shown("You're in");
    // On a phone the menu is closed, so that the notice is seen: its links are there all the same.
    await waitFor(async () => {
      for (const door of screen.getAllByRole('link', { name: 'Messages', hidden: true }))
        await expect(door).not.toHaveAttribute('aria-disabled');
    });
  },
});

export const LaterApproval = meta.story({
  name: 'A member with access reads which seat is hers (R-283, R-334)',
  tags: ['notice:application-approved'],
  parameters: world({ as: 'maya' }),
  play: async ({ loaded }) => {
    await atRest();
    await approve(worldOf(loaded), DEMO_IDS.maya);
    await shown('Application approved');
  },
});

const ASKED_ID = '22222222-2222-4222-8222-222222222222';
/** Noon in Berlin, on a day that is still to come in every story. */
const SLOT = '2026-11-24T11:00:00+00:00';

/** Only what was read before can be seen to change. */
async function standing(world: StoryWorld | undefined): Promise<void> {
  await waitFor(() =>
    expect(world?.queries.getQueryData(['coffee-chats', DEMO_IDS.maya, 'standing'])).toBeDefined(),
  );
}

export const AskedForCoffee = meta.story({
  name: 'A member who is asked for a coffee chat reads it on whatever page she is (A-60)',
  tags: ['notice:coffee-chat-asked'],
  parameters: world({ as: 'maya' }),
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await atRest();
    await standing(story);
    const noor = await story?.as('noor');
    await noor?.coffeeChats.create({
      id: ASKED_ID,
      requesterId: DEMO_IDS.noor,
      recipientId: DEMO_IDS.maya,
      message: null,
      proposedDates: [SLOT],
      timeZone: 'Europe/Berlin',
    });
    await shown('You are invited');
  },
});

const answered = (chosenDate: string | null, title: string) => ({
  parameters: world({ as: 'maya' }),
  play: async ({ loaded }: { loaded: Record<string, unknown> }) => {
    const story = worldOf(loaded);
    await atRest();
    await story?.otherTab.coffeeChats.create({
      id: ASKED_ID,
      requesterId: DEMO_IDS.maya,
      recipientId: DEMO_IDS.noor,
      message: null,
      proposedDates: [SLOT],
      timeZone: 'Europe/Berlin',
    });
    await waitFor(() =>
      expect(story?.queries.getQueryData(['coffee-chats', DEMO_IDS.maya, 'standing'])).toMatchObject({
        own: expect.arrayContaining([expect.objectContaining({ id: ASKED_ID })]),
      }),
    );
    const noor = await story?.as('noor');
    await noor?.coffeeChats.answer({ requestId: ASKED_ID, chosenDate });
    await shown(title);
  },
});

export const CoffeeAccepted = meta.story({
  name: 'A member whose coffee chat is accepted reads it on whatever page she is (A-60)',
  tags: ['notice:coffee-chat-was-accepted'],
  ...answered(SLOT, 'Coffee chat accepted'),
});

export const CoffeeDeclined = meta.story({
  name: 'A member whose coffee chat is declined reads it, and no reason (A-60)',
  tags: ['notice:coffee-chat-was-declined'],
  ...answered(null, 'Coffee chat declined'),
});

export const Bell = meta.story({
  name: 'The bell tells a member what happened to her, and no failure of a form (R-039, A-102)',
  parameters: world({ as: 'maya' }),
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await atRest();
    story?.services.notices.publish(noticeOf(accessNotices, 'access-required', { feature: 'Messages' }), {
      place: 'inline',
    });
    await screen.findByRole('button', { name: 'Notifications' });
    const noor = await story?.as('noor');
    await noor?.messages.send({ id: ASKED_ID, recipientId: DEMO_IDS.maya, content: 'Are you coming?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const list = await screen.findByRole('region', { name: 'Notifications' });
    const entry = await within(list).findByRole('link', { name: /^Noor Haddad wrote to you/ });
    await expect(entry).toHaveAttribute('href', `/messages/${DEMO_IDS.noor}`);
    await expect(within(list).queryByText('Access required')).toBeNull();
  },
});

export const Suspended = meta.story({
  name: 'Who is suspended while she looks reads it above whatever page she is on (A-105)',
  parameters: world({ as: 'maya' }),
  play: async ({ loaded }) => {
    await atRest();
    const admin = await worldOf(loaded)?.as('admin');
    const until = new Date((worldOf(loaded)?.services.now() ?? 0) + 7 * 86_400_000).toISOString();
    await admin?.admin.suspendMember({ userId: DEMO_IDS.maya, until, reason: 'Three no-shows in a row.' });
    await within(screen.getByRole('main')).findByText(/^Your account is suspended until/);
    await screen.findByText('Three no-shows in a row.');
  },
});
