import { confirmationResendModel } from '@sorella/core/models/confirmation-resend';
import { diagnosisModel } from '@sorella/core/models/diagnosis';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { press } from '../../primitives/press.fixture.ts';
import { SignInScreen } from '../../screens/SignInScreen.tsx';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { SignInFlow } from './SignInFlow.tsx';
import { signIn } from './sign-in.fixture.ts';

function Page({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <ShellFlow currentPath="/signin">
      <SignInScreen onSignedIn={onSignedIn} />
    </ShellFlow>
  );
}

const noAuth: { world: WorldParameters } = {
  world: { scenario: 'demo', faults: (faults) => faults.offline({ on: 'auth/' }) },
};

const meta = preview.meta({
  title: 'Flows/Sign-in help',
  tags: ['replayed'],
  component: Page,
  subcomponents: { SignInFlow, SignInScreen, ShellFlow },
  args: { onSignedIn: fn() },
  parameters: {
    ...everyFlow,
    ...noAuth,
    layout: 'fullscreen',
    storyExemptions: {
      'kind:empty': 'Help lists nothing that could be missing.',
      'kind:denied': 'Everybody may sign in.',
    },
  },
});

/** Signs in without success, so that help of this name is offered. */
const failToSignIn = (help: string) => async () => {
  await signIn();
  await screen.findByRole('button', { name: help });
};

const diagnosing = walk(
  diagnosisModel,
  {
    begins: () => press('Check my connection'),
    'service-answers': ({ backend }) => backend.faults.reset(),
  },
  failToSignIn('Check my connection'),
);

export const DiagnosisIdle = meta.story({
  name: 'A dead network comes with what to try and a check (R-065)',
  tags: ['kind:error', 'walk', 'state:diagnosis.idle'],
  play: diagnosing,
});

export const DiagnosisProbing = meta.story({
  name: 'The check says that it is under way (R-068)',
  tags: ['kind:loading', 'walk', 'state:diagnosis.checking.probing'],
  play: diagnosing,
});

export const DiagnosisAsking = meta.story({
  name: 'With internet the sign-in service is asked (R-068)',
  tags: ['kind:loading', 'walk', 'state:diagnosis.checking.asking'],
  play: diagnosing,
});

export const DiagnosisGood = meta.story({
  name: 'Connection looks good, and the button counts a minute (R-068, R-069)',
  tags: ['walk', 'state:diagnosis.answered', 'notice:connection-looks-good'],
  play: async (context) => {
    await diagnosing(context);
    const button = await screen.findByRole('button', { name: 'Check again in 60 s' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const DiagnosisService = meta.story({
  name: 'The sign-in service is the one that is silent (R-068)',
  tags: ['kind:error', 'walk', 'state:diagnosis.answered', 'notice:auth-service-issue-detected'],
  play: diagnosing,
});

export const DiagnosisConnection = meta.story({
  name: 'There is no internet at all (R-068)',
  tags: ['kind:error', 'walk', 'state:diagnosis.answered', 'notice:diagnosis-connection-issue'],
  play: diagnosing,
});

// Parameters of meta and story add up: what goes wrong there is taken back here.
const unconfirmed = {
  world: { scenario: 'demo', faults: (faults) => faults.reset() } satisfies WorldParameters,
};

const walkToLink = walk(
  confirmationResendModel,
  { 'asks-for-link': () => press('Send the link again') },
  failToSignIn('Send the link again'),
);

const resending: typeof walkToLink = async (context) => {
  await worldOf(context.loaded)?.backend.sql(
    `update auth.users set email_confirmed_at = null where email = 'maya@sorella.test'`,
  );
  await walkToLink(context);
};

export const ResendIdle = meta.story({
  name: 'An address that is not confirmed can have its link sent again (R-061)',
  tags: ['walk', 'state:confirmation-resend.idle'],
  parameters: unconfirmed,
  play: resending,
});

export const ResendSending = meta.story({
  name: 'Sending the link says that it is under way',
  tags: ['kind:loading', 'walk', 'state:confirmation-resend.asking.answering.sending'],
  parameters: unconfirmed,
  play: resending,
});

export const ResendSent = meta.story({
  name: 'The page says the same for every address, and the button counts a minute (A-85)',
  tags: ['walk', 'state:confirmation-resend.asking.answering.sent', 'via:time-passes'],
  parameters: unconfirmed,
  play: async (context) => {
    await resending(context);
    await screen.findByText(/^If this address is waiting to be confirmed/);
    await screen.findByRole('button', { name: 'Send again in 60 s' });
  },
});

export const ResendOther = meta.story({
  name: 'Another address does not wait for the minute of the first',
  tags: ['!visual', 'walk', 'state:confirmation-resend.asking.answering.sent', 'via:time-passes'],
  parameters: unconfirmed,
  play: async (context) => {
    await resending(context);
    await screen.findByRole('button', { name: 'Send again in 60 s' });
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'x');
    await screen.findByRole('button', { name: 'Send the link again' });
    await userEvent.type(email, '{Backspace}');
    await screen.findByRole('button', { name: 'Send again in 60 s' });
  },
});

export const ResendUnanswered = meta.story({
  name: 'A link that could not be asked for may be asked for at once again',
  tags: ['kind:error', 'walk', 'state:confirmation-resend.idle', 'notice:error-network'],
  parameters: unconfirmed,
  play: resending,
});
