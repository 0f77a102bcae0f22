import { expect, fn, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';
import { page } from './Disclosure.page.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Stack } from './Stack.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  component: Disclosure,
  parameters: { page },
  args: {
    onOpenChange: fn(),
    renderTrigger: ({ open, panelId, toggle }) => (
      <Button aria-expanded={open} {...(open && { 'aria-controls': panelId })} onPress={toggle}>
        How it works
      </Button>
    ),
    children: ({ close }) => (
      <Stack as="ul" gap="2">
        <li>Select an event</li>
        <li>
          <TextLink href="#join" onPress={close}>
            Choose how to join
          </TextLink>
        </li>
      </Stack>
    ),
  },
});

export const Closed = meta.story({ name: 'Closed: the panel is not there' });

export const Opening = meta.story({
  name: 'A press opens it, another closes it',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'How it works' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Select an event')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByText('Select an event')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Escape = meta.story({
  name: 'Escape closes it and gives focus back to its button',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'How it works' });
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose how to join' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const MovingOn = meta.story({
  name: 'Moving on closes it, so that it covers nothing',
  render: (args) => (
    <Stack align="start">
      <Disclosure {...args} />
      <Button variant="secondary">Explore Events</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How it works' }));
    canvas.getByRole('button', { name: 'Explore Events' }).focus();
    await waitFor(() => expect(canvas.queryByText('Select an event')).toBeNull());
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
