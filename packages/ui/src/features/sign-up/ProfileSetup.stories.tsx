import {
  PENDING_SIGN_UP_KEY,
  type PendingSignUp,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
  type SignUpPart,
} from '@sorella/core/domain/sign-up/sign-up-data';
import { sentSignUpOf } from '@sorella/core/domain/sign-up/sign-up-draft';
import { writeSignUpDraft } from '@sorella/core/editing';
import { profileSetupModel } from '@sorella/core/models/profile-setup';
import { writePendingSignUps } from '@sorella/core/offline';
import { aPortrait, BASE_NOW, DEMO_IDS } from '@sorella/mocks';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { ProfileScreen } from '../../screens/ProfileScreen.tsx';
import { SignInScreen } from '../../screens/SignInScreen.tsx';
import { signIn } from '../session/sign-in.fixture.ts';
import { useSession } from '../session/use-session.ts';
import { ShellFlow } from '../shell/ShellFlow.tsx';

/** A picture is taken of where the focus is, and the page that the member came to is taller than that. */
const letGo = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** The member's profile, as soon as it is known who that is. */
function ProfilePage() {
  const { session } = useSession();
  return session ? <ProfileScreen session={session} onUnsavedChange={() => undefined} held={null} /> : null;
}

/** Signing in, and the profile that the member finds. */
function Pages() {
  const [path, setPath] = useState('/signin');
  return (
    <NavigateProvider navigate={setPath}>
      <ShellFlow currentPath={path}>
        {path === '/signin' ? <SignInScreen onSignedIn={() => setPath('/profile')} /> : <ProfilePage />}
      </ShellFlow>
    </NavigateProvider>
  );
}

const portrait = aPortrait();

/** What Maya told at sign-up an hour ago. */
const told: PendingSignUp = {
  version: 1,
  userId: DEMO_IDS.maya,
  email: 'maya@sorella.test',
  timestamp: BASE_NOW.getTime() - 3_600_000,
  personalDetails: {
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Berlin',
    age: 32,
    instagramUrl: 'https://www.instagram.com/maya.okafor',
    linkedinUrl: '',
    bio: 'Sketches before breakfast, swims after work.',
    whatsappGroupOptIn: true,
    profilePhoto: {
      data: btoa(String.fromCharCode(...portrait.bytes)),
      name: 'maya.webp',
      type: 'image/webp',
      size: portrait.bytes.byteLength,
    },
  },
  questionnaireData: {
    hopingToFind: ['A best friend'],
    topInterests: ['Movies & TV', 'Books & writing'],
    idealWeekend: ['Trying something new'],
    vibeDescription: ['Easygoing and chill'],
    peopleVibe: ['Calm and kind'],
  },
  applied: [],
};

/** A device on which so much has been applied already, and the rest waits. */
const aDevice = (
  applied: readonly SignUpPart[] = [],
  phone = told.personalDetails.phone,
): WorldParameters => ({
  scenario: 'bareProfile',
  stored: {
    [PENDING_SIGN_UP_KEY]: JSON.stringify({
      ...told,
      applied,
      personalDetails: { ...told.personalDetails, phone },
    }),
  },
});

/** A device on which the visitor pressed 'Create Account', and no answer came. */
function anUnansweredDevice(): WorldParameters {
  const { profilePhoto: photo, age, ...rest } = told.personalDetails;
  const details = { ...rest, age: String(age), email: told.email, agreeToTerms: true };
  const draft = { step: 'questions', details, photo, answers: told.questionnaireData } as const;
  return {
    scenario: 'bareProfile',
    stored: {
      [SIGN_UP_DRAFT_KEY]: writeSignUpDraft(draft, told.timestamp),
      [SENT_SIGN_UP_KEY]: writePendingSignUps([sentSignUpOf(draft, told.email, told.timestamp)]),
    },
  };
}

const hasArrived = () => screen.findByRole('contentinfo', { hidden: true });

const walked = walk(profileSetupModel, { 'signs-in': () => signIn() }, hasArrived);

const meta = preview.meta({
  title: 'Flows/Setting up a profile',
  component: Pages,
  subcomponents: { ShellFlow, SignInScreen, ProfileScreen },
  parameters: { ...everyFlow, layout: 'fullscreen', world: aDevice() },
  async play(context) {
    await walked(context);
    letGo();
  },
});

export const Idle = meta.story({
  name: 'Nothing is done before she signs in (R-124)',
  tags: ['walk', 'state:profile-setup.idle'],
});

export const Settling = meta.story({
  name: 'For half a second after signing in nothing else happens (R-078)',
  tags: ['walk', 'state:profile-setup.settling'],
});

export const Applying = meta.story({
  name: 'What she told at sign-up is saved while she looks around (R-124, R-127)',
  tags: ['kind:loading', 'walk', 'state:profile-setup.applying'],
});

export const Interrupted = meta.story({
  name: 'When no answer comes it tries again by itself, and when the connection is back (R-124, A-46)',
  tags: ['walk', 'state:profile-setup.interrupted', 'via:no-answer'],
});

export const Unfinished = meta.story({
  name: 'When the server fails she is told that nothing is lost (R-124)',
  tags: [
    'kind:error',
    'walk',
    'state:profile-setup.postponed',
    'via:server-down',
    'notice:profile-setup-unfinished',
  ],
});

export const Refused = meta.story({
  name: 'An answer that the server refuses is named to her, and the others are saved (R-124)',
  tags: ['walk', 'state:profile-setup.applying', 'notice:profile-setup-refused'],
  parameters: { world: aDevice([], 'call me') },
});

const arrives = async ({ loaded }: { loaded: Parameters<typeof worldOf>[0] }) => {
  const world = worldOf(loaded);
  if (!world) throw new Error('a world is needed');
  await world.started;
  await hasArrived();
  await signIn();
  await waitFor(async () => {
    const keys = await world.services.store.keys();
    const ours = new Set([PENDING_SIGN_UP_KEY, SENT_SIGN_UP_KEY, SIGN_UP_DRAFT_KEY]);
    await expect(keys.filter((key) => ours.has(key))).toEqual([]);
  });
  // The page reads again what it had shown before.
  await waitFor(() => expect(screen.getByLabelText(/^Bio/)).toHaveValue(told.personalDetails.bio));
  await screen.findByRole('img', { name: 'Your photo' });
  letGo();
};

export const Finished = meta.story({
  name: 'Afterwards her profile is filled, and nothing is left on the device (R-122, R-124)',
  tags: ['state:profile-setup.idle'],
  play: arrives,
});

export const Unanswered = meta.story({
  name: 'A sign-up whose answer was lost is in her profile as well (R-122, A-48)',
  tags: ['!visual', 'state:profile-setup.idle'],
  parameters: { world: anUnansweredDevice() },
  play: arrives,
});
