import { DataError, type DataErrorCode } from '@sorella/core/data-port';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const inThePage = { world: { scenario: 'demo' } satisfies WorldParameters };

const meta = preview.meta({
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    storyExemptions: {
      'kind:loading': 'It asks for nothing: it is what stands there when asking failed.',
      'kind:empty': 'There is always something that failed.',
      'kind:denied': 'It is shown to everybody alike.',
    },
  },
  args: { error: new Error('broken'), onRetry: fn() },
});

export const PageMissing = meta.story({
  name: 'A page that could not be loaded says so and offers another try',
  tags: ['kind:error'],
  parameters: inThePage,
  args: { error: new TypeError('Failed to fetch dynamically imported module: /signin.js') },
  render: (args) => (
    <ShellFlow currentPath="/signin">
      <ErrorScreen {...args} />
    </ShellFlow>
  ),
  play: async ({ args }) => {
    await screen.findByText('We could not reach the server');
    await expect(screen.queryByText(/Nothing was changed/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ missingCode: true });
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
});

export const PageBroken = meta.story({
  name: 'A page that broke while it was drawn says that it does not know why',
  tags: ['kind:error'],
  parameters: inThePage,
  render: (args) => (
    <ShellFlow currentPath="/events">
      <ErrorScreen {...args} />
    </ShellFlow>
  ),
  play: async ({ args }) => {
    await screen.findByText('An unexpected error occurred');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ missingCode: false });
  },
});

/** One failure for each of the general notices. */
const failures: readonly DataErrorCode[] = [
  'network',
  'timeout',
  'unavailable',
  'not-signed-in',
  'session-expired',
  'forbidden',
  'not-found',
  'invalid-input',
  'conflict',
  'rate-limited',
  'malformed-answer',
  'unexpected',
];

export const SwitchedOff = meta.story({
  name: 'What is switched off for now says so (R-385)',
  tags: ['notice:error-feature-off'],
  args: { error: new DataError('feature-off') },
});

export const Suspended = meta.story({
  name: 'Whoever is suspended is told what she can do, and where she reads why',
  tags: ['notice:error-suspended'],
  args: { error: new DataError('suspended') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const EveryFailure = meta.story({
  name: 'Whatever failed, the page says what is safe and what to do next',
  tags: [
    'kind:error',
    'notice:error-network',
    'notice:error-timeout',
    'notice:error-unavailable',
    'notice:error-not-signed-in',
    'notice:error-session-expired',
    'notice:error-forbidden',
    'notice:error-not-found',
    'notice:error-invalid',
    'notice:error-conflict',
    'notice:error-rate-limited',
    'notice:error-malformed-answer',
    'notice:error-unexpected',
  ],
  render: (args) => (
    <>
      {failures.map((code) => (
        <ErrorScreen key={code} {...args} error={new DataError(code)} />
      ))}
    </>
  ),
  play: async () => {
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(failures.length);
  },
});
