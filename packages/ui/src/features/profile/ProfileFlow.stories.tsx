import { rowEditorModel } from '@sorella/core/models/row-editor';
import { StorageError } from '@sorella/core/offline';
import { aMember } from '@sorella/mocks';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { imageFile } from '../../forms/photo/photo.fixture.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { LeaveQuestion } from '../editing/LeaveQuestion.tsx';
import { ProfileAside } from './ProfileAside.tsx';
import { ProfileFlow } from './ProfileFlow.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const MAYA = '00000000-0000-4000-8000-000000000002';
const NEW_BIO = 'I bake on Sundays.';
const OTHER_BIO = 'Long tables, long talks.';
const session = { userId: MAYA, email: 'maya@sorella.test', expiresAt: 0 };

/** The page without its shell; a router that holds the member back when something is unsaved. */
function Page({ onNavigate }: { onNavigate: (to: string) => void }) {
  const { notices } = useAppServices();
  const [unsaved, setUnsaved] = useState(false);
  const [heldTo, setHeldTo] = useState<string | null>(null);
  return (
    <NavigateProvider navigate={onNavigate}>
      <Container>
        <ProfileFlow
          session={session}
          onUnsavedChange={setUnsaved}
          held={
            heldTo === null
              ? null
              : {
                  onLeave: () => {
                    setHeldTo(null);
                    onNavigate(heldTo);
                  },
                  onStay: () => setHeldTo(null),
                }
          }
        />
        <p>
          <button type="button" onClick={() => (unsaved ? setHeldTo('/events') : onNavigate('/events'))}>
            Events
          </button>
        </p>
      </Container>
      <NoticeHost center={notices} />
    </NavigateProvider>
  );
}

const bioField = () => screen.findByLabelText(/^Bio/);
const writeBio = async (bio: string) => {
  await userEvent.clear(await bioField());
  await userEvent.type(await bioField(), bio);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The member's profile changes on another device. */
const changeElsewhere = async ({ otherTab }: StoryWorld, bio: string) => {
  await otherTab.profiles.update(MAYA, { bio });
};

/** What the live channel would do. */
const readAgain = ({ queries }: StoryWorld) => queries.invalidateQueries({ queryKey: ['profile'] });

const choosePhoto = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, await imageFile('me.jpg'));
  const dialog = await screen.findByRole('dialog', { name: 'Adjust your photo' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const offline = { isOnline: () => false };

/** An edit that a page left on this device before it was closed. */
const edited = (
  changes: object,
  expectedUpdatedAt: string | null = null,
  status: object = { state: 'waiting' },
) => ({
  pendingProfileUpdates: JSON.stringify([
    {
      version: 1,
      owner: MAYA,
      operationId: '00000000-0000-4000-8000-0000000000f1',
      sequence: 1,
      timestamp: Date.UTC(2026, 10, 21, 9, 30),
      status,
      expectedUpdatedAt,
      changes,
    },
  ]),
});

/** The member's profile as this device read it yesterday. */
const keptProfile = {
  version: 1,
  readAt: Date.UTC(2026, 10, 20, 9, 30),
  profile: aMember({ id: MAYA, bio: 'Seen on Friday.' }),
};

const meta = preview.meta({
  title: 'Flows/Profile',
  component: Page,
  subcomponents: { ProfileFlow, ProfileAside, ProfileSkeleton, LeaveQuestion },
  args: { onNavigate: fn() },
  parameters: { ...everyFlow, world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: walk(
    rowEditorModel,
    {
      'cannot-read': ({ backend }) => backend.faults.offline({ on: 'rest/v1/profiles' }),
      'tries-again': () => press('Try again'),
      'writes-bio': () => writeBio(NEW_BIO),
      'chooses-photo': choosePhoto,
      saves: () => press('Save Changes'),
      discards: () => press('Discard changes'),
      'keeps-hers': () => press('Keep mine'),
      'takes-theirs': () => press('Use the other'),
      'bio-changes-elsewhere': async (world) => {
        await changeElsewhere(world, OTHER_BIO);
        await readAgain(world);
      },
      'says-the-same-elsewhere': async (world) => {
        await changeElsewhere(world, NEW_BIO);
        await readAgain(world);
      },
      'finds-other-bio': (world) => changeElsewhere(world, OTHER_BIO),
      queues: ({ backend }) => backend.faults.offline({ on: 'rpc/update_own_profile' }),
      'queues-online': ({ backend }) => backend.faults.failing(503, { on: 'rpc/update_own_profile' }),
    },
    () => screen.findByRole('button', { name: 'Events' }),
  ),
});

const atRest = async () => screen.findByRole('form', { name: 'About you' });

export const Loading = meta.story({
  name: 'While her profile is read the page has its shape already',
  tags: ['kind:loading', 'walk', 'state:row-editor.loading'],
});

export const Unreachable = meta.story({
  name: 'When her profile cannot be read she can try again',
  tags: ['kind:error', 'walk', 'state:row-editor.unreachable'],
});

export const Unchanged = meta.story({
  name: 'The form shows what is stored (R-128)',
  tags: ['walk', 'state:row-editor.opened.unchanged'],
});

export const Changed = meta.story({
  name: 'What differs from what is stored says that it is not saved yet',
  tags: ['walk', 'state:row-editor.opened.changed'],
});

export const Saving = meta.story({
  name: 'While it is saved she can go on typing',
  tags: ['kind:loading', 'walk', 'state:row-editor.saving'],
});

export const Saved = meta.story({
  name: 'Saved, it says Profile updated (R-141)',
  tags: ['walk', 'state:row-editor.opened.saved', 'notice:profile-updated'],
});

export const Queued = meta.story({
  name: 'Without a connection it waits on the device, and she is told when it goes on (R-143)',
  tags: ['walk', 'state:row-editor.opened.queued', 'notice:profile-update-saved'],
  parameters: { world: { scenario: 'demo', as: 'maya', device: offline } satisfies WorldParameters },
});

export const QueuedOnline = meta.story({
  name: 'With a connection, but without an answer, it is not her connection that is spoken of (R-143)',
  tags: ['walk', 'state:row-editor.opened.queued', 'notice:profile-update-pending'],
});

export const Waiting = meta.story({
  name: 'What waited before she came is in the form and on the page, and others do not see it yet (R-155)',
  tags: ['state:row-editor.opened.queued'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: edited({ bio: NEW_BIO, title: 'Baker' }),
      device: offline,
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Others see this once it is saved.');
    await expect(await bioField()).toHaveValue(NEW_BIO);
    // Beside the form; wide pages show it on the card that others will see as well.
    await expect(screen.getAllByText('Baker')[0]).toBeVisible();
  },
});

export const ReadLast = meta.story({
  name: 'Without the backend it is what this device saw last, says so, and can be written in (R-155, R-157)',
  tags: ['kind:error', 'state:row-editor.opened.unchanged'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: { [`profile_${MAYA}`]: JSON.stringify(keptProfile) },
      faults: (faults) => faults.offline({ on: 'rest/v1/profiles' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText(/^Shown as of /);
    await expect(await bioField()).toHaveValue('Seen on Friday.');
  },
});

export const WaitedTooLong = meta.story({
  name: 'What waited meets a newer row: both are shown in the form, too, and she decides there (R-434)',
  tags: ['state:row-editor.opened.conflicted'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: edited({ bio: NEW_BIO }, '2020-01-01T00:00:00+00:00'),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Changed in two places');
    screen.getByRole('button', { name: 'Keep mine' }).focus();
    await expect(await bioField()).toHaveValue(NEW_BIO);
  },
});

export const Undecided = meta.story({
  name: 'A photo that was refused asks for her decision where what waits is listed (R-434)',
  tags: ['kind:denied'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: edited({ avatarUrl: 'https://photos.example/me.jpg' }, null, {
        state: 'refused',
        code: 'forbidden',
      }),
      device: offline,
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText(/your decision is needed under 'Waiting to be saved'/);
    screen.getByRole('button', { name: 'Save Changes' }).focus();
  },
});

export const Failed = meta.story({
  name: 'What can be neither stored nor sent stays as typed (R-142)',
  tags: ['kind:error', 'walk', 'state:row-editor.opened.failed', 'notice:profile-update-error', 'via:fails'],
});

export const NotKept = meta.story({
  name: 'Where this device keeps nothing, she is told so, and her words stay as typed (R-142, R-143)',
  tags: ['kind:error', 'notice:profile-update-not-kept'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    if (!world) throw new Error('no world');
    await writeBio(NEW_BIO);
    // What is read beside the form is there before the network goes.
    await screen.findByText('0 credits');
    world.services.store.transact = () => Promise.reject(new StorageError('full'));
    world.backend.faults.offline();
    await press('Save Changes');
    await screen.findAllByText(/^(Profile update failed\. )?This device has no room left\./);
    await expect(await bioField()).toHaveValue(NEW_BIO);
    screen.getByRole('button', { name: 'Save Changes' }).focus();
  },
});

export const Refused = meta.story({
  name: 'What the server refuses stays as typed, and is told in short (R-142)',
  tags: [
    'kind:error',
    'walk',
    'state:row-editor.opened.failed',
    'notice:profile-update-failed',
    'via:refuses',
  ],
});

export const TooOften = meta.story({
  name: 'Saved very often, her words stay as typed, and she is told to save them later (A-101)',
  tags: ['kind:error', 'notice:profile-update-limit'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      "update private.settings set value = '0' where name = 'profile_edits_per_hour'",
    );
    await writeBio(NEW_BIO);
    await press('Save Changes');
    await screen.findByText(/You have saved your profile many times in the last hour/);
    await expect(await bioField()).toHaveValue(NEW_BIO);
    screen.getByRole('button', { name: 'Save Changes' }).focus();
  },
});

export const PhotoKept = meta.story({
  name: 'A photo that cannot be stored leaves the old one, and she can try again (R-144)',
  tags: ['kind:error', 'state:row-editor.opened.failed', 'notice:profile-photo-kept'],
  play: async ({ loaded }) => {
    await atRest();
    worldOf(loaded)?.backend.faults.failing(503, { on: 'storage/v1' });
    await choosePhoto();
    await press('Save Changes');
  },
});

export const Conflicted = meta.story({
  name: 'Both she and another device changed her bio: she reads both and decides (R-434)',
  tags: ['walk', 'state:row-editor.opened.conflicted', 'via:bio-changes-elsewhere'],
});

export const ConflictedOnSaving = meta.story({
  name: 'The server noticed another version first: nothing is overwritten (R-434)',
  tags: ['walk', 'state:row-editor.opened.conflicted', 'notice:error-conflict', 'via:finds-other-bio'],
});

export const KeptHers = meta.story({
  name: 'She keeps her words, and they are saved over the others (R-434)',
  tags: ['walk', 'state:row-editor.saving', 'via:keeps-hers'],
});

export const ChangedElsewhere = meta.story({
  name: 'A change elsewhere comes true beside what she chose, and she is told (R-434)',
  tags: ['walk', 'state:row-editor.opened.changed', 'notice:profile-changed-elsewhere'],
});

export const PlanFails = meta.story({
  name: 'A plan that cannot be read takes nothing else down',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      faults: (faults) => faults.failing(400, { on: 'rest/v1/user_subscriptions' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await atRest();
    await screen.findByText('Your plan could not be loaded.');
  },
});

export const Bare = meta.story({
  name: 'What is missing leads to its field (A-48)',
  tags: ['kind:empty'],
  parameters: { world: { scenario: 'bareProfile', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await press('Add what you do');
    await expect(screen.getByLabelText(/^Professional title/)).toHaveFocus();
  },
});

export const Leaving = meta.story({
  name: 'Whoever leaves with something unsaved is asked, and may stay',
  play: async ({ args }) => {
    await writeBio(NEW_BIO);
    await press('Events');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
});

export const Stayed = meta.story({
  name: 'Staying keeps every word',
  play: async ({ args }) => {
    await writeBio(NEW_BIO);
    await press('Events');
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The focus comes back to where the question was asked from, and the page scrolls with it.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Events'));
    await expect(await bioField()).toHaveValue(NEW_BIO);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const SigningOutUnsaved = meta.story({
  name: 'Signing out with something unsaved is asked about, then goes home (R-130)',
  play: async ({ args }) => {
    await writeBio(NEW_BIO);
    await press('Sign Out');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/'));
  },
});

export const SigningOutWithBoth = meta.story({
  name: 'Signing out with something unsaved and something waiting, she reads what becomes of both (R-130, A-56)',
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      stored: edited({ title: 'Baker' }),
      device: offline,
    } satisfies WorldParameters,
  },
  play: async () => {
    await writeBio(NEW_BIO);
    await press('Sign Out');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await expect(question).toHaveAccessibleDescription(/would be lost.*stays on this device/);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
});

export const Expired = meta.story({
  name: 'A session that ends elsewhere takes the form away; signing in again leads back (R-131)',
  tags: ['kind:denied'],
  play: async ({ args, loaded }) => {
    await writeBio(NEW_BIO);
    await worldOf(loaded)?.otherTab.auth.signOut();
    // The notice says what happened, once.
    await screen.findByRole('heading', { name: 'Sign in to see your profile' });
    await press('Sign in again');
    await expect(args.onNavigate).toHaveBeenCalledWith('/signin', {
      rememberOrigin: true,
      origin: '/profile',
    });
    await screen.findByText('What you typed is kept until you are back.');
  },
});

export const Refreshed = meta.story({
  name: 'A refreshed session rests for ten seconds, and the button says so (R-129, A-79)',
  tags: ['notice:session-refreshed'],
  play: async () => {
    await press('Refresh session');
    await screen.findByRole('button', { name: 'Refresh again in 10 s' });
  },
});
