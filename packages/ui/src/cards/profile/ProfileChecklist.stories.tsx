import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './ProfileChecklist.page.tsx';
import { ProfileChecklist, profileGaps } from './ProfileChecklist.tsx';

const meta = preview.meta({
  title: 'Cards/Profile checklist',
  component: ProfileChecklist,
  parameters: { page },
  args: { missing: profileGaps, onPick: fn() },
});

export const Everything = meta.story({
  name: 'It says what is missing and leads there (A-48)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a few words about you' }));
    await expect(args.onPick).toHaveBeenCalledWith('bio');
  },
});

export const OneThing = meta.story({
  name: 'Where one thing is missing it speaks of one',
  args: { missing: ['photo'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One thing is still missing from your profile:')).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'With nothing missing there is no card',
  tags: ['kind:empty'],
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
