import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './SessionExpired.page.tsx';
import { SessionExpired } from './SessionExpired.tsx';

const meta = preview.meta({
  title: 'Cards/Session expired',
  component: SessionExpired,
  parameters: { page },
  args: { unsaved: false, retrying: false, onSignIn: fn(), onRetry: fn() },
});

export const Default = meta.story({
  name: 'A session that has ended can be begun again, or looked at once more (R-131)',
  tags: ['kind:denied'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Unsaved = meta.story({
  name: 'What she typed is kept meanwhile, and it says so (R-131)',
  args: { unsaved: true },
});

export const Retrying = meta.story({
  name: 'While it is looked at again the button says so',
  tags: ['kind:loading'],
  args: { retrying: true },
});
