import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { page } from './Dialog.page.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogShell } from './DialogShell.tsx';
import { Field } from './Field.tsx';
import { Stack } from './Stack.tsx';
import { StatusNote } from './StatusNote.tsx';
import { Textarea } from './Textarea.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  subcomponents: { DialogShell },
  args: {
    open: true,
    title: 'New Message',
    description: 'Write to someone you share an event with.',
    onClose: () => undefined,
    children: 'Maya Okafor, Noor Haddad',
    actions: <Button>Send</Button>,
  },
  parameters: { page, docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({ name: 'A window over the page' });

export const Opening = meta.story({
  name: 'Escape closes it and gives focus back',
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>New Message</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New Message' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    // It hears Escape from the next frame on.
    await new Promise(requestAnimationFrame);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongText = meta.story({
  name: 'Long words scroll inside while the buttons stay in sight',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: <p>{'Long tables, good company. '.repeat(120)}</p> },
  play: async () => {
    // What scrolls is a stop of the keyboard, as soon as it is measured.
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  name: 'What went wrong stands inside, and nothing written is lost',
  tags: ['kind:error'],
  args: {
    children: (
      <Stack>
        <StatusNote tone="bad" role="alert" title="Your message was not sent">
          Please try again in a moment.
        </StatusNote>
        <Field label="Message">
          {(field) => <Textarea {...field} value="See you on Sunday!" onValueChange={() => undefined} />}
        </Field>
      </Stack>
    ),
    actions: <Button>Try again</Button>,
  },
});

export const Denied = meta.story({
  name: 'What she may not do yet says why, and offers the way there',
  tags: ['kind:denied'],
  args: {
    description: 'Messages open with your first approved application.',
    children: 'Apply to an event to unlock all features!',
    actions: <ButtonLink href="#events">Events</ButtonLink>,
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
