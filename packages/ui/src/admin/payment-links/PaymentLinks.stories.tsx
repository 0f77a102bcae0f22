import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PaymentLinks.page.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';

const row = (n: number, title: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  title,
  startTime: '2026-12-03T18:00:00+00:00',
  timeZone: 'Europe/Berlin',
  paypalUsername: null,
});

const meta = preview.meta({
  title: 'Admin/Payment links',
  component: PaymentLinks,
  parameters: { ...everyPage, page },
  args: {
    username: 'SorellaCircle',
    loading: false,
    saving: false,
    onSave: fn(),
    onTestLink: fn(),
    onRefresh: fn(),
    differing: { total: 0, rows: [] },
  },
});

export const Default = meta.story({
  name: 'Every payment link leads to the saved username (R-268, R-351)',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('All payment links use this username.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test link' }));
    await expect(args.onTestLink).toHaveBeenCalledOnce();
  },
});

export const Outdated = meta.story({
  name: 'Events that are paid elsewhere are listed, and one press mends them all (A-17)',
  tags: ['kind:error'],
  args: { differing: { total: 7, rows: [row(1, 'Supper Club'), row(2, 'Chocolate Tasting')] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('and 5 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh links' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  name: 'Long titles keep to their box',
  tags: ['kind:long-text'],
  args: {
    differing: { total: 1, rows: [row(1, 'Donaudampfschifffahrtsgesellschaftskapitänin '.repeat(4))] },
    refreshing: true,
  },
});

export const Loading = meta.story({
  name: 'While the username is read the card has its shape already',
  tags: ['kind:loading'],
  args: { username: null, loading: true, differing: null },
});

export const Empty = meta.story({
  name: 'Without a username there is nothing to compare links with',
  tags: ['kind:empty'],
  args: { username: null, differing: null },
});
