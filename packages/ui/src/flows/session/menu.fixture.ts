import { shellTexts } from '@sorella/core/notices';
import { screen, userEvent } from 'storybook/test';

/** Opens the header's menu where the page is too narrow to show its entries. */
export async function openMenu(): Promise<void> {
  await screen.findByRole('banner');
  const menu = screen.queryByRole('button', { name: shellTexts.openMenu });
  if (menu) await userEvent.click(menu);
}
