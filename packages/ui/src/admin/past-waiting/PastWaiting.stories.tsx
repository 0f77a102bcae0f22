import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PastWaiting.page.tsx';
import { PastWaiting } from './PastWaiting.tsx';

const meta = preview.meta({
  title: 'Admin/Past waiting',
  component: PastWaiting,
  args: { count: 12, isShown: false, onShownChange: fn(), closing: false, onClose: fn() },
  parameters: { ...everyPage, page },
});

export const Waits = meta.story({
  name: 'It says how many wait for events that are over, and leads to them (A-97)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.onShownChange).toHaveBeenCalledWith(true);
  },
});

export const One = meta.story({
  name: 'One alone, which is looked at',
  args: { count: 1, isShown: true },
});

export const Asks = meta.story({
  name: 'Before all are closed it says what comes of it, and takes no for an answer (A-97)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(canvas.getByRole('button', { name: 'Not yet' })).toHaveFocus();
  },
});

export const Closing = meta.story({
  name: 'While they are closed nothing is pressed twice',
  tags: ['kind:loading'],
  args: { closing: true },
});
