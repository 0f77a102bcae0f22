import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PlanCard.page.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = preview.meta({
  title: 'Cards/Plan card',
  component: PlanCard,
  parameters: { page },
  args: {
    content: {
      kind: 'member' as const,
      plan: { planName: 'Monthly', creditsRemaining: 7, creditsIncluded: 10 },
    },
    onRetry: fn(),
  },
});

export const Member = meta.story({ name: 'A plan says its name and the credits that are left (R-139)' });

export const OneCredit = meta.story({
  name: 'One credit is one credit',
  args: {
    content: { kind: 'member', plan: { planName: 'Monthly', creditsRemaining: 1, creditsIncluded: 10 } },
  },
});

export const NoPlan = meta.story({
  name: 'Without a subscription it says so, with 0 credits (R-139)',
  tags: ['kind:empty'],
  args: { content: { kind: 'member', plan: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Active Subscription')).toBeVisible();
    await expect(canvas.getByText('0 credits')).toBeVisible();
  },
});

export const Admin = meta.story({
  name: 'An admin has unlimited credits (R-140)',
  args: { content: { kind: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible();
    await expect(canvas.getByText('Unlimited credits')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'While it is read it keeps its shape',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
});

export const Failed = meta.story({
  name: 'When it cannot be read it offers to try again',
  tags: ['kind:error'],
  args: { content: { kind: 'failed', retrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  name: 'A long name of a plan breaks',
  tags: ['kind:long-text'],
  args: {
    content: {
      kind: 'member',
      plan: {
        planName: 'Founding members of the Donaudampfschifffahrtsgesellschaft, quarterly',
        creditsRemaining: 1_000_000,
        creditsIncluded: 1_000_000,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
