import { expect, screen, waitFor } from 'storybook/test';

/**
 * The open dialog, once the focus is inside: it comes a frame after the dialog, and would take itself from what a story
 * presses before that.
 */
export async function openedDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
