import { screen, userEvent } from 'storybook/test';

/** Fills both fields of the sign-in page and presses the button; Maya, with her password, unless told. */
export async function signIn({
  email = 'maya@sorella.test',
  password = 'sorella-demo',
}: {
  email?: string;
  password?: string;
} = {}): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), email);
  await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}
