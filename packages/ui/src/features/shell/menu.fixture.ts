import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { screen, userEvent } from 'storybook/test';
import { press } from '../../primitives/press.fixture.ts';

/** Opens the header's menu where the page is too narrow to show its entries. */
export async function openMenu(): Promise<void> {
  await screen.findByRole('banner');
  const menu = screen.queryByRole('button', { name: shellTexts.openMenu });
  if (menu) await userEvent.click(menu);
}

/** Opens what holds Sign Out: the menu of a phone, or the member's own. */
export async function openAccount(): Promise<void> {
  await openMenu();
  if (window.innerWidth < 768) return;
  // A session that cannot be looked at is ended by a button of its own.
  const button = await screen.findByRole('button', { name: /^(Account|Sign Out)/ });
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
}

/** Opens it, and signs out. */
export async function pressSignOut(): Promise<void> {
  await openAccount();
  await press('Sign Out');
}
