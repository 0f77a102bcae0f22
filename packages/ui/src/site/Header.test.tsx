import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header, type HeaderProps } from './Header.tsx';

// happy-dom applies no media queries: the entries of the wide page and the menu button are both there.
const show = (props: HeaderProps) => {
  const went = vi.fn<() => void>();
  const listen = (event: Event) => {
    if (!event.defaultPrevented) went();
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  onTestFinished(() => document.removeEventListener('click', listen));
  render(<Header {...props} />);
  return went;
};
const names = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the header', () => {
  it('keeps the place of the keyboard while she signs out, and after it', async () => {
    const member = { id: '1', firstName: 'Maya', name: 'Maya Okafor', photoUrl: null };
    const { rerender } = render(<Header session="signed-in" member={member} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account: Maya' }));
    screen.getByRole('button', { name: 'Sign Out' }).focus();
    rerender(<Header session="signed-in" member={member} signingOut />);
    expect(screen.getByRole('button', { name: 'Signing Out...' })).toHaveFocus();
    rerender(<Header session="signed-out" />);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });

  it('offers a visitor the three public entries, Sign In and Join Now (R-031, R-034)', () => {
    show({ session: 'signed-out' });
    expect(names()).toEqual(['Events', 'Coffee Chats', 'Messages']);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it('offers a member three entries, and what is hers behind her name; leads home by the brand (R-031)', async () => {
    const member = { id: '1', firstName: 'Maya', name: 'Maya Okafor', photoUrl: null };
    const onSignOut = vi.fn<() => void>();
    show({ session: 'signed-in', access: 'granted', member, onSignOut });
    expect(names()).toEqual(['Events', 'Coffee Chats', 'Messages']);
    const account = screen.getByRole('button', { name: 'Account: Maya' });
    expect(account).toHaveTextContent('Maya');
    await userEvent.click(account);
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Safety' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Sorella' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Join Now' })).toBeNull();
  });

  it('counts what is unread at Messages, for a member only, and nothing where nothing is (R-180)', () => {
    show({ session: 'signed-in', access: 'granted', unreadMessages: 3 });
    expect(screen.getByRole('link', { name: 'Messages 3 unread' })).toBeInTheDocument();
    cleanup();
    show({ session: 'signed-in', access: 'granted', unreadMessages: 120 });
    expect(names()).toContain('Messages99+ 120 unread');
    cleanup();
    show({ session: 'signed-out', unreadMessages: 3 });
    expect(screen.getByRole('link', { name: 'Messages' })).toBeInTheDocument();
  });

  it('shows neither account nor invitation while the session is restored', () => {
    show({ session: 'restoring' });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it.each([
    ['Coffee Chats', '/coffee-chats'],
    ['Messages', '/messages'],
  ])('tells a visitor who presses %s that she must sign in (R-034)', async (feature, href) => {
    const onBlockedPress = vi.fn<() => void>();
    const went = show({ session: 'signed-out', onBlockedPress });
    const entry = screen.getByRole('link', { name: feature });
    expect(entry).not.toHaveAttribute('aria-disabled');
    await userEvent.click(entry);
    expect(onBlockedPress).toHaveBeenCalledExactlyOnceWith({ href, feature, reason: 'sign-in-required' });
    expect(went).not.toHaveBeenCalled();
  });

  it('greys two entries without access; they stay reachable and say why (R-035, A-39)', async () => {
    const onBlockedPress = vi.fn<() => void>();
    show({ session: 'signed-in', access: 'denied', onBlockedPress });
    const entry = screen.getByRole('link', { name: 'Coffee Chats' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    entry.focus();
    await userEvent.keyboard('{Enter}');
    expect(onBlockedPress).toHaveBeenCalledExactlyOnceWith({
      href: '/coffee-chats',
      feature: 'Coffee Chats',
      reason: 'access-required',
    });
    expect(screen.getByRole('link', { name: 'Events' })).not.toHaveAttribute('aria-disabled');
  });

  it.each(['granted', 'unknown'] as const)('leads on when access is %s (A-37)', async (access) => {
    const onBlockedPress = vi.fn<() => void>();
    const went = show({ session: 'signed-in', access, onBlockedPress });
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    expect(onBlockedPress).not.toHaveBeenCalled();
    expect(went).toHaveBeenCalledTimes(1);
  });

  it('marks the entry of the page shown, also for a page below it', () => {
    show({ session: 'signed-in', access: 'granted', currentPath: '/messages/42' });
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Events' })).not.toHaveAttribute('aria-current');
  });

  it('signs out once, however often it is pressed while busy (R-032)', async () => {
    const onSignOut = vi.fn<() => void>();
    show({ session: 'signed-in', signingOut: true, onSignOut });
    const button = screen.getByText('Signing Out...').closest('button');
    if (button === null) throw new Error('Signing Out... is not on a button');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('opens a menu that Escape closes and that gives the focus back (R-033)', async () => {
    show({ session: 'signed-in', access: 'granted' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes the menu when a link in it is followed', async () => {
    show({ session: 'signed-in', access: 'granted' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getAllByRole('navigation', { name: 'Main' })[1];
    if (menu === undefined) throw new Error('The menu is not open');
    await userEvent.click(within(menu).getByRole('link', { name: 'Events' }));
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  });

  it('closes the menu when the page beside it is pressed', async () => {
    show({ session: 'signed-in', access: 'granted' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(document.body);
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  });
});
