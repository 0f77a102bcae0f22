import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** Presses a button of a question once what it asks is known in full. */
export async function pressReady(question: ReturnType<typeof within>, name: string): Promise<void> {
  const button = question.getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}
