import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Inline } from './Inline.tsx';
import { openedDialog } from './opened-dialog.fixture.ts';
import { StatusNote } from './StatusNote.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New message</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New message"
        actions={<Button>Send</Button>}
      />
    </>
  );
}

const open = async (page: HTMLElement) => {
  await userEvent.click(within(page).getByRole('button', { name: 'New message' }));
  await openedDialog();
  // It hears keys from the next frame on.
  await new Promise(requestAnimationFrame);
};

/** What is said of Dialog. */
export const page = componentPage({
  component: Dialog,
  purpose: 'A task of its own over the page: short, and left again with nothing lost.',
  instead: [
    [AlertDialog, 'it asks one question that must be answered'],
    [Disclosure, 'it belongs to a button and may stay open beside the page'],
    [StatusNote, 'it only tells something'],
  ],
  keys: {
    example: () => <Opened />,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button that opens it: the focus goes into the dialog.',
        proof: async () => {
          await openedDialog();
        },
      },
      {
        keys: ['Tab', 'Shift + Tab'],
        does: 'Goes through the stops of the dialog and stays inside.',
        before: open,
        proof: ({ page, focused }) => expect(within(page).getByRole('dialog')).toContainElement(focused),
      },
      {
        keys: ['Escape'],
        does: 'Closes it, and gives the focus back to what opened it.',
        before: open,
        proof: async ({ page }) => {
          await waitFor(() => expect(within(page).queryByRole('dialog')).toBeNull());
          await waitFor(() =>
            expect(within(page).getByRole('button', { name: 'New message' })).toHaveFocus(),
          );
        },
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Inline>
          <Button variant="secondary">Keep writing</Button>
          <Button>Send</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button variant="secondary">No</Button>
          <Button>Yes</Button>
        </Inline>
      ),
      because: 'Its buttons are read without the title: each says what it does.',
    },
  ],
});
