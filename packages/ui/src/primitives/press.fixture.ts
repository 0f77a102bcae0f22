import { screen, userEvent } from 'storybook/test';

/** Presses the one button of this name, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Presses the first of several, once there is one. */
export async function pressFirst(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}
