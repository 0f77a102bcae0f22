import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './CancelTerms.page.tsx';
import { CancelTerms } from './CancelTerms.tsx';

const terms = {
  holdsSeat: true,
  amountCents: 3_000,
  reference: 'K7M2P9QX',
  free: true,
  freeUntil: '2026-11-27T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
};

const meta = preview.meta({
  title: 'Dialogs/CancelTerms',
  component: CancelTerms,
  parameters: { page },
  args: { terms },
});

export const InTime = meta.story({
  name: 'In time she reads amount, deadline with zone, and whom to ask for her refund (R-333, A-14)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€30.00')).toBeInTheDocument();
    await expect(canvas.getByText('Nov 27, 2026, 11:00 AM CET')).toBeInTheDocument();
  },
});

export const TooLate = meta.story({
  name: 'Too late, the refund is up to the admin (R-333, A-14)',
  args: { terms: { ...terms, free: false } },
});

export const Free = meta.story({
  name: 'Of a free seat no money is spoken',
  args: { terms: { ...terms, amountCents: 0 } },
});

export const Waiting = meta.story({
  name: 'An application that waits holds no seat, and may have been paid for (A-14)',
  args: { terms: { ...terms, holdsSeat: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/spot|seat|until/i);
  },
});
