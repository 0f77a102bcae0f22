import { bookingNotices } from '@sorella/core/notices/booking.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { SignInFlow, type SignInFlowProps } from './SignInFlow.tsx';
import { signIn } from './sign-in.fixture.ts';

function Page({
  onSignedIn,
  hasJoined = false,
  because,
}: Pick<SignInFlowProps, 'onSignedIn' | 'hasJoined' | 'because'>) {
  const { notices } = useAppServices();
  return (
    <>
      <SignInFlow onSignedIn={onSignedIn} hasJoined={hasJoined} {...(because && { because })} />
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: Page,
  subcomponents: { SignInFlow },
  args: { onSignedIn: fn() },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: { 'kind:empty': 'A form lists nothing that could be missing.' },
  },
});

export const Default = meta.story({ name: 'The form asks for e-mail and password' });

export const Joined = meta.story({
  name: 'Whoever comes from signing up reads that a mail waits (R-118)',
  args: { hasJoined: true },
  play: async () => {
    await screen.findByText('One step left');
  },
});

export const LedHere = meta.story({
  name: 'Whoever was led here reads why, above the form (R-037, R-318)',
  args: { because: noticeOf(bookingNotices, 'booking-authentication-required') },
  play: async () => {
    await screen.findByText('Please sign in to book events');
  },
});

export const SignsIn = meta.story({
  name: 'The right password signs in',
  play: async ({ args }) => {
    await signIn();
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

export const WrongPassword = meta.story({
  name: 'A wrong password keeps what was typed and says so twice, long and short',
  tags: ['kind:error', 'notice:login-failed'],
  play: async ({ args }) => {
    await signIn({ password: 'wrong' });
    await screen.findByText('Invalid email or password. Please try again.');
    await screen.findByText(/^Login failed\. Invalid email or password\. Please check/, ALOUD);
    await expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('maya@sorella.test');
    await expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const Incomplete = meta.story({
  name: 'Both fields are needed',
  tags: ['notice:sign-in-fields-required'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Email and password are required');
    await expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  },
});

export const Offline = meta.story({
  name: 'A dead network is named, with what one can try',
  tags: ['kind:error', 'notice:error-network'],
  parameters: {
    world: { scenario: 'demo', faults: (faults) => faults.offline() } satisfies WorldParameters,
  },
  play: async () => {
    await signIn();
    await screen.findByText('Network connection issue. Please check your internet connection and try again');
  },
});

export const Busy = meta.story({
  name: 'While signing in the button says so',
  tags: ['kind:loading', 'state:session.signingIn'],
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.slow(undefined, { on: 'auth/' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await signIn();
    await expect(await screen.findByRole('button', { name: /Signing in/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
