import { expect } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './ProfileHead.page.tsx';
import { ProfileHead } from './ProfileHead.tsx';

const maya = {
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  avatarUrl: null,
};

const meta = preview.meta({
  title: 'Cards/Profile head',
  component: ProfileHead,
  parameters: { ...everyPage, page },
  args: { profile: maya, email: 'maya@sorella.test' },
});

export const Default = meta.story({
  name: 'Others see her first name and an initial; she sees her address too (R-133, R-138)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Maya O.' })).toBeVisible();
  },
});

export const Bare = meta.story({
  name: 'Without a name it says Unknown User, without a title nothing (R-146)',
  tags: ['kind:empty'],
  args: { profile: { ...maya, firstName: null, lastName: null, title: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unknown User' })).toBeVisible();
  },
});

export const Ahead = meta.story({
  name: 'What waits on her device is shown, and that others do not see it yet (R-155)',
  args: { ahead: true },
});

export const AnotherColour = meta.story({
  name: 'Everyone has colours of her own',
  args: {
    profile: { ...maya, id: '00000000-0000-4000-8000-000000000005', firstName: 'Noor', lastName: 'Haddad' },
  },
});

export const RightToLeft = meta.story({
  name: 'A name from right to left and emoji are whole',
  args: { profile: { ...maya, firstName: 'مايا 👩🏽‍🍳', lastName: 'حداد', title: 'خبّازة' } },
});

export const LongText = meta.story({
  name: 'A name without end breaks and pushes nothing out',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    profile: { ...maya, firstName: 'Wolfeschlegelsteinhausenbergerdorff', title: 'word '.repeat(24).trim() },
    email: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
