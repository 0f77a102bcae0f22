import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { AlertDialog } from '../primitives/AlertDialog.tsx';
import { page } from './ConfirmDialog.page.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  subcomponents: { AlertDialog },
  args: {
    open: true,
    tone: 'danger' as const,
    title: confirmTexts.cancelBookingTitle,
    description: confirmTexts.cancelBooking,
    confirmLabel: confirmTexts.cancelBookingTitle,
    cancelLabel: confirmTexts.keepBooking,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { page, docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  name: 'It asks, and focus starts on the button that changes nothing (R-329)',
  play: async ({ userEvent, args }) => {
    const safe = await screen.findByRole('button', { name: 'Keep Booking' });
    await waitFor(() => expect(safe).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'While it works it can neither be confirmed again nor closed',
  tags: ['kind:loading'],
  args: { busy: true, busyLabel: 'Cancelling...' },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: 'Cancelling...' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Booking' })).toHaveFocus());
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'A failure is told inside, and the question stays',
  tags: ['kind:error'],
  args: { error: 'We could not reach the server. Your booking is unchanged.' },
});

export const Plain = meta.story({ name: 'A question without danger', args: { tone: 'plain' } });

export const LongText = meta.story({
  name: 'Long words scroll, and the buttons stack, in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    description: 'word '.repeat(300),
    confirmLabel: 'Yes, cancel the Donaudampfschifffahrt',
    cancelLabel: 'No, keep my seat at the table',
  },
  play: async () => {
    // What scrolls is a stop of the keyboard, as soon as it is measured.
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeInTheDocument());
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
