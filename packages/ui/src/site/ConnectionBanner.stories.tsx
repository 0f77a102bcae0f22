import { fn } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './ConnectionBanner.page.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = preview.meta({
  title: 'Site/ConnectionBanner',
  component: ConnectionBanner,
  parameters: { page, ...everyPage, layout: 'fullscreen' },
  args: { status: 'offline' as const, onRetry: fn() },
});

export const Offline = meta.story({ name: 'Offline it says what may be out of date' });
export const Reconnecting = meta.story({
  name: 'Reconnecting it counts the tries (R-160)',
  tags: ['kind:loading'],
  args: { status: 'reconnecting', attempt: 2 },
});
export const Back = meta.story({
  name: 'Back online it says so for a while (R-158)',
  args: { status: 'online', isBack: true },
});
export const Online = meta.story({ name: 'Online there is nothing to see', args: { status: 'online' } });
export const Narrow = meta.story({
  name: 'It holds in the narrowest window',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
