import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { NotificationBell } from '../lists/notifications/NotificationBell.tsx';
import { NOTIFICATIONS_NOW } from '../lists/notifications/notifications.fixture.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { page } from './Header.page.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Site/Header',
  tags: ['replayed'],
  component: Header,
  subcomponents: { AccountMenu },
  parameters: { page, ...everyPage, layout: 'fullscreen' },
  args: { session: 'signed-out' as const, currentPath: '/events', onSignOut: fn(), onBlockedPress: fn() },
});

const maya = { id: 'maya', firstName: 'Maya', name: 'Maya Okafor', photoUrl: null };
const nothing = () => undefined;
const bell = (
  <NotificationBell
    unread={2}
    content={{ kind: 'loading' }}
    timeZone="UTC"
    now={NOTIFICATIONS_NOW}
    onFollow={nothing}
    onMarkRead={nothing}
    onMarkAllRead={nothing}
  />
);

export const SignedOut = meta.story({
  name: 'A visitor sees every door, and pressing a closed one says so (R-034)',
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 768) return;
    await userEvent.click(canvas.getByRole('link', { name: 'Coffee Chats' }));
    await expect(args.onBlockedPress).toHaveBeenCalledWith({
      href: '/coffee-chats',
      feature: 'Coffee Chats',
      reason: 'sign-in-required',
    });
  },
});

export const Restoring = meta.story({
  name: 'While the session is restored nothing flashes',
  tags: ['kind:loading'],
  args: { session: 'restoring' },
});

export const Unreachable = meta.story({
  name: 'A session that cannot be looked at may still be ended (R-081, A-46)',
  tags: ['kind:error'],
  args: { session: 'unreachable' },
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 768) await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const WithoutAccess = meta.story({
  name: 'Without access two entries are grey, reachable and say why (R-035, A-39)',
  tags: ['kind:denied'],
  args: { session: 'signed-in', access: 'denied', notices: bell },
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 768) return;
    const entry = canvas.getByRole('link', { name: 'Messages' });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    entry.focus();
    await expect(entry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBlockedPress).toHaveBeenCalledWith({
      href: '/messages',
      feature: 'Messages',
      reason: 'access-required',
    });
  },
});

export const Member = meta.story({
  name: 'A member with access may go anywhere',
  args: { session: 'signed-in', access: 'granted', notices: bell, member: maya },
});

export const Nameless = meta.story({
  name: 'Until her name is known the menu is there without it',
  tags: ['kind:empty'],
  args: { session: 'signed-in', access: 'granted', notices: bell },
});

export const Account = meta.story({
  name: 'Her picture and first name open what is hers: profile, safety, theme, Sign Out (R-031)',
  args: {
    session: 'signed-in',
    access: 'granted',
    notices: bell,
    member: maya,
    themeChoice: { theme: 'system', onThemeChange: () => undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 768) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Maya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SwitchedOff = meta.story({
  name: 'What is switched off has no entry (R-385)',
  tags: ['kind:empty'],
  args: { session: 'signed-in', access: 'granted', hiddenPaths: ['/coffee-chats', '/messages'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Coffee Chats' })).toBeNull();
  },
});

export const SigningOut = meta.story({
  name: 'Sign Out reads Signing Out... while busy (R-032)',
  tags: ['kind:loading'],
  args: { session: 'signed-in', access: 'granted', signingOut: true, notices: bell },
});

export const Menu = meta.story({
  name: 'Below 768 px the entries are behind a menu (R-012, R-033)',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { session: 'signed-in', access: 'denied', notices: bell },
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth >= 768) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window with a long brand name',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { session: 'signed-in', access: 'granted', notices: bell, brandName: 'Internationale Freundinnen' },
});
