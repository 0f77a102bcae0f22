import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './AdminAccess.page.tsx';
import { AdminAccess, type AdminAccessContent } from './AdminAccess.tsx';
import { AdminDoubt } from './AdminDoubt.tsx';

const open: AdminAccessContent = { kind: 'open', claiming: false, restricted: false };

const meta = preview.meta({
  title: 'Admin/Admin access',
  component: AdminAccess,
  subcomponents: { AdminDoubt },
  args: { content: open, onClaim: fn() },
  parameters: {
    page,
    ...everyPage,
    storyExemptions: { 'kind:long-text': 'The tools inside it have stories of their own.' },
  },
});

export const Open = meta.story({
  name: 'While nobody is an admin, whoever is signed in may become the first (R-395)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Become Admin' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
});

export const Claiming = meta.story({
  name: 'While it is asked for a second press does nothing',
  tags: ['kind:loading'],
  args: { content: { kind: 'open', claiming: true, restricted: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Granting access...' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
});

export const Restricted = meta.story({
  name: 'Whoever is not the designated one reads it where she asked (R-396, R-401, A-40)',
  tags: ['kind:denied'],
  args: { content: { kind: 'open', claiming: false, restricted: true } },
});

export const Waiting = meta.story({
  name: 'A claim that waits on this device is not offered twice (R-397)',
  args: { content: { kind: 'waiting', connected: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Requested = meta.story({
  name: 'One that the server has not answered does not speak of her connection (R-397)',
  args: { content: { kind: 'waiting', connected: true } },
});

export const Admin = meta.story({
  name: 'An admin finds her tools in it (R-132, R-379)',
  tags: ['kind:empty'],
  args: { content: { kind: 'admin', doubt: null }, children: 'Her tools' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Her tools')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'Without a connection she is told what it takes (R-380)',
  tags: ['kind:error'],
  args: { content: { kind: 'admin', doubt: 'offline' } },
});

export const Unverified = meta.story({
  name: 'What this device only remembers is said to be looked up later (R-402, A-43)',
  tags: ['kind:error'],
  args: { content: { kind: 'admin', doubt: 'unverified' } },
});
