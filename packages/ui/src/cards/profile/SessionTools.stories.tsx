import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './SessionTools.page.tsx';
import { SessionTools } from './SessionTools.tsx';

const meta = preview.meta({
  title: 'Cards/Session tools',
  component: SessionTools,
  parameters: { page },
  args: { refreshing: false, waitSeconds: 0, signingOut: false, onRefresh: fn(), onSignOut: fn() },
});

export const Default = meta.story({
  name: 'The session can be refreshed and ended (R-129, R-130)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh session' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({
  name: 'After a refresh the button says how long it rests (A-79)',
  args: { waitSeconds: 8 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh again in 8 s' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const Refreshing = meta.story({
  name: 'While it refreshes a second press does nothing',
  tags: ['kind:loading'],
  args: { refreshing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshing...' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

export const SigningOut = meta.story({
  name: 'While she is signed out the button says so',
  tags: ['kind:loading'],
  args: { signingOut: true },
});
