import { expect, fn, waitFor, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { NoticeHost } from '../notices/NoticeHost.tsx';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { Inline } from '../primitives/Inline.tsx';
import { openedDialog } from '../primitives/opened-dialog.fixture.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = fn();
const onCancel = fn();

/** Once the dialog is there it hears keys from the next frame on. */
const opened = async () => {
  await openedDialog('alertdialog');
  await new Promise(requestAnimationFrame);
};

/** What is said of ConfirmDialog and AlertDialog. */
export const page = componentPage({
  component: ConfirmDialog,
  purpose: 'Asks before what cannot be undone, and stays open until it is done.',
  instead: [
    [Dialog, 'there is more to do than to answer'],
    [StatusNote, 'nothing has to be answered'],
    [NoticeHost, 'it can be undone: do it, and offer the way back'],
  ],
  keys: {
    example: () => (
      <ConfirmDialog
        open
        tone="danger"
        title="Cancel Booking"
        description="Your seat goes to somebody else."
        confirmLabel="Cancel Booking"
        cancelLabel="Keep Booking"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    ),
    rows: [
      {
        keys: ['Tab', 'Shift + Tab'],
        does: 'Goes through the stops of the dialog and stays inside.',
        before: opened,
        proof: ({ page, focused }) => expect(within(page).getByRole('alertdialog')).toContainElement(focused),
      },
      {
        keys: ['Escape'],
        does: 'Answers no.',
        before: opened,
        proof: () => waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1)),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Presses the button that has the focus: at first the one that changes nothing.',
        before: opened,
        proof: () => waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1)),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Inline>
          <Button variant="secondary">Keep Booking</Button>
          <Button variant="danger">Cancel Booking</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button variant="secondary">Cancel</Button>
          <Button variant="danger">OK</Button>
        </Inline>
      ),
      because: 'Each button says what becomes of the booking; “Cancel” could mean either.',
    },
  ],
});
