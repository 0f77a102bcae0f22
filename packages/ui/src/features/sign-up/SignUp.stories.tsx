import { CONFIRMATION_RESEND_INTERVAL_MS } from '@sorella/core/domain/limits';
import { SIGN_UP_DRAFT_KEY } from '@sorella/core/domain/sign-up/sign-up-data';
import { writeSignUpDraft } from '@sorella/core/editing';
import { confirmationResendModel } from '@sorella/core/models/confirmation-resend';
import { COMPLETE_DRAFT, signUpModel } from '@sorella/core/models/sign-up';
import { StorageError } from '@sorella/core/offline';
import { BASE_NOW } from '@sorella/mocks';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { SignUpSkeleton } from '../../forms/sign-up/SignUpSkeleton.tsx';
import { PORTRAIT } from '../../forms/sign-up/sign-up.fixtures.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { press } from '../../primitives/press.fixture.ts';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { SignUpScreen } from '../../screens/SignUpScreen.tsx';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';

/** The sign-up page, and the page that the visitor goes to from there. */
function Pages() {
  const [path, setPath] = useState('/signup');
  return (
    <NavigateProvider navigate={setPath}>
      <ShellFlow currentPath={path}>
        {path === '/signup' ? (
          <SignUpScreen />
        ) : (
          <Screen title="Sign In">
            <Heading level={1}>Sign In</Heading>
          </Screen>
        )}
      </ShellFlow>
    </NavigateProvider>
  );
}

/** Lets the device's storage refuse what it would not have room for. */
const refuseToStore = (
  { services: { store } }: StoryWorld,
  isTooMuch: (key: string, value: string) => boolean,
) => {
  const { set } = store;
  store.set = async (key, value) => {
    if (isTooMuch(key, value)) throw new StorageError('full');
    await set(key, value);
  };
};

const hasArrived = () => screen.findByRole('contentinfo', { hidden: true });
/** Types the password, which no draft keeps, twice, and goes on to the second step. */
const passFirstStep = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'sorella-demo');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'sorella-demo');
  await press('Next');
};

const walked = walk(
  signUpModel,
  {
    'presses-next': passFirstStep,
    'presses-create': () => press('Create Account'),
    'goes-back': () => press('Back'),
    'starts-over': () => press('Start over'),
    'misses-mail': () => press("I didn't get an email"),
    leaves: () => press('Go to Sign In'),
    'no-room-for-photo': (world) => refuseToStore(world, (_key, value) => value.includes(PORTRAIT.data)),
    'nothing-kept': (world) => refuseToStore(world, () => true),
  },
  hasArrived,
);

const walkedOn = walk(confirmationResendModel, { 'asks-for-link': () => press('Send the email again') }, () =>
  screen.findByRole('button', { name: 'Send the email again' }),
);

/** The visitor has joined a minute ago and got no mail; from there on it is about the mail alone. */
const missing: typeof walkedOn = async (context) => {
  const world = worldOf(context.loaded);
  if (!world) throw new Error('a world is needed');
  await world.started;
  await hasArrived();
  await passFirstStep();
  await press('Create Account');
  await press("I didn't get an email");
  await waitFor(() => expect(world.machines.isIn('confirmation-resend.asking.answering.sent')).toBe(true));
  world.machines.passDelay(CONFIRMATION_RESEND_INTERVAL_MS);
  await walkedOn(context);
};

const stored = {
  world: {
    scenario: 'demo',
    stored: {
      [SIGN_UP_DRAFT_KEY]: writeSignUpDraft({ ...COMPLETE_DRAFT, photo: PORTRAIT }, BASE_NOW.getTime()),
    },
  } satisfies WorldParameters,
};

const meta = preview.meta({
  title: 'Flows/Joining',
  component: Pages,
  subcomponents: { SignUpFlow, SignUpSkeleton },
  parameters: { ...everyFlow, layout: 'fullscreen' },
  play: walked,
});

export const Restoring = meta.story({
  name: 'While what was typed before is looked for, the form has its shape (A-48)',
  tags: ['kind:loading', 'walk', 'state:sign-up.restoring'],
  parameters: stored,
});

export const Introducing = meta.story({
  name: 'The first step asks for personal details (R-090, R-091)',
  tags: ['walk', 'state:sign-up.introducing', 'via:finds-nothing'],
  parameters: { world: { scenario: 'demo' } satisfies WorldParameters },
});

export const Restored = meta.story({
  name: 'What she typed before is there again, but for her password (A-48, A-84)',
  tags: ['walk', 'state:sign-up.introducing', 'via:finds-draft'],
  parameters: stored,
  play: async (context) => {
    await walked(context);
    await screen.findByText('Welcome back');
    await expect(screen.getByLabelText('First name')).toHaveValue('Nora');
    await expect(screen.getByLabelText('Password')).toHaveValue('');
  },
});

export const StartedOver = meta.story({
  name: 'She may begin anew, and nothing of it stays on the device',
  tags: ['walk', 'state:sign-up.introducing', 'via:starts-over'],
  parameters: stored,
});

export const Answering = meta.story({
  name: 'The second step asks her to tell about herself (R-090, R-110)',
  tags: ['walk', 'state:sign-up.answering'],
  parameters: stored,
});

export const WentBack = meta.story({
  name: 'Going back loses nothing, not even the password (R-116)',
  tags: ['walk', 'state:sign-up.introducing', 'via:goes-back'],
  parameters: stored,
  play: async (context) => {
    await walked(context);
    await expect(await screen.findByLabelText('City')).toHaveValue('Berlin');
    await expect(screen.getByLabelText('Password')).toHaveValue('sorella-demo');
  },
});

export const Creating = meta.story({
  name: 'While the account is made the button says so (R-116)',
  tags: ['kind:loading', 'walk', 'state:sign-up.creating'],
  parameters: stored,
});

export const Storing = meta.story({
  name: 'Once it is made, what belongs to it is put on the device (R-122)',
  tags: ['kind:loading', 'walk', 'state:sign-up.storing'],
  parameters: stored,
});

export const Departing = meta.story({
  name: 'The account is created: it says what to do next (R-117, R-118)',
  tags: ['walk', 'state:sign-up.created.departing', 'notice:account-created'],
  parameters: stored,
});

export const Departed = meta.story({
  name: 'After three seconds the sign-in page comes (R-118)',
  tags: ['walk', 'state:sign-up.created.departed', 'via:three-seconds-pass'],
  parameters: stored,
  play: async (context) => {
    await walked(context);
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  },
});

export const Pausing = meta.story({
  name: 'Whoever has got no email stays, and reads where it may be (R-117)',
  tags: ['walk', 'state:sign-up.created.staying'],
  parameters: stored,
});

export const Idle = meta.story({
  name: 'After a minute the email can be sent again (R-117)',
  tags: ['walk', 'state:confirmation-resend.idle'],
  parameters: stored,
  play: missing,
});

export const Resending = meta.story({
  name: 'While it is sent again the button says so (A-85)',
  tags: ['kind:loading', 'walk', 'state:confirmation-resend.asking.answering.sending'],
  parameters: stored,
  play: missing,
});

export const SentAgain = meta.story({
  name: 'That it was sent again is said alike for every address (A-85)',
  tags: [
    'walk',
    'state:confirmation-resend.asking.answering.sent',
    'notice:confirmation-sent-again',
    'replayed',
  ],
  parameters: stored,
  play: missing,
});

export const NotSentAgain = meta.story({
  name: 'A dead network is named when it should be sent again',
  tags: ['kind:error', 'walk', 'state:confirmation-resend.idle', 'notice:error-network', 'replayed'],
  parameters: stored,
  play: missing,
});

export const PhotoNotKept = meta.story({
  name: 'A device without room for the photo keeps all else, and says so (A-48)',
  tags: [
    'walk',
    'state:sign-up.created.departing',
    'notice:sign-up-photo-not-kept',
    'via:no-room-for-photo',
    'replayed',
  ],
  parameters: stored,
});

export const NothingKept = meta.story({
  name: 'A device that keeps nothing says so (A-48)',
  tags: [
    'kind:error',
    'walk',
    'state:sign-up.created.departing',
    'notice:sign-up-data-not-kept',
    'via:nothing-kept',
    'replayed',
  ],
  parameters: stored,
});

export const Taken = meta.story({
  name: 'A known address leads back to it, with everything still there (R-119, A-85)',
  tags: ['kind:error', 'walk', 'state:sign-up.introducing', 'notice:account-already-exists'],
  parameters: stored,
});

export const WeakPassword = meta.story({
  name: 'A password that the server finds too weak leads back to it (R-121)',
  tags: ['kind:error', 'walk', 'state:sign-up.introducing', 'notice:sign-up-password-weak'],
  parameters: stored,
});

export const TooMany = meta.story({
  name: 'Too many requests are told, and nothing is lost (R-120)',
  tags: ['kind:error', 'walk', 'state:sign-up.answering', 'notice:sign-up-rate-limited'],
  parameters: stored,
});

export const NoAnswer = meta.story({
  name: 'Without an answer everything stays, and she is told so (R-121)',
  tags: ['kind:error', 'walk', 'state:sign-up.answering', 'notice:sign-up-unreachable'],
  parameters: stored,
});

export const ServerSaysWhy = meta.story({
  name: 'Any other failure is told in the words of the server (R-121)',
  tags: ['kind:error', 'walk', 'state:sign-up.answering', 'notice:sign-up-failed'],
  parameters: stored,
});
