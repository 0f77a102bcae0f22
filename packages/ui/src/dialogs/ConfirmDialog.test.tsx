import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const question = (props: Partial<ConfirmDialogProps> = {}): ConfirmDialogProps => ({
  open: true,
  title: confirmTexts.cancelBookingTitle,
  description: confirmTexts.cancelBooking,
  confirmLabel: 'Cancel Booking',
  cancelLabel: confirmTexts.keepBooking,
  onConfirm: vi.fn<() => void>(),
  onCancel: vi.fn<() => void>(),
  ...props,
});

describe('the confirm dialog', () => {
  it('asks in the words of the catalogue, as an alert dialog (R-329)', async () => {
    render(<ConfirmDialog {...question()} />);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Booking' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        'Are you sure you want to cancel your booking? This action cannot be undone.',
      ),
    );
  });

  it('puts the focus on the button that changes nothing', async () => {
    render(<ConfirmDialog {...question()} />);
    const safe = await screen.findByRole('button', { name: 'Keep Booking' });
    await waitFor(() => expect(safe).toHaveFocus());
  });

  it('puts it there even when something before it could take it', async () => {
    render(<ConfirmDialog {...question({ description: <a href="/terms">Our terms</a> })} />);
    const safe = await screen.findByRole('button', { name: 'Keep Booking' });
    await waitFor(() => expect(safe).toHaveFocus());
  });

  it('answers no to Escape', async () => {
    const props = question();
    render(<ConfirmDialog {...props} />);
    const safe = await screen.findByRole('button', { name: 'Keep Booking' });
    await waitFor(() => expect(safe).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(props.onCancel).toHaveBeenCalled();
    expect(props.onConfirm).not.toHaveBeenCalled();
  });

  it('gives the focus back when it is answered within the frame that draws it', async () => {
    const frames: FrameRequestCallback[] = [];
    const hold = vi
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    render(<button type="button">Events</button>);
    const asker = screen.getByRole('button', { name: 'Events' });
    asker.focus();
    const props = question();
    const { rerender } = render(<ConfirmDialog {...props} />);
    screen.getByRole('button', { name: 'Keep Booking' }).focus();
    hold.mockRestore();
    for (const frame of frames) frame(performance.now());
    rerender(<ConfirmDialog {...props} open={false} />);
    await waitFor(() => expect(asker).toHaveFocus());
  });

  it('says what it asked until it is gone, and takes no second answer', () => {
    const props = question();
    const { rerender } = render(<ConfirmDialog {...props} />);
    const confirm = screen.getByRole('button', { name: 'Cancel Booking' });
    rerender(<ConfirmDialog {...props} open={false} title="Cancel the booking of Unknown User?" />);
    expect(confirm).toBeInTheDocument();
    expect(screen.queryByText('Cancel the booking of Unknown User?')).toBeNull();
    fireEvent.click(confirm);
    expect(props.onConfirm).not.toHaveBeenCalled();
  });

  it('can neither be confirmed again nor left while it works', async () => {
    const props = question({ busy: true });
    render(<ConfirmDialog {...props} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep Booking' }));
    await userEvent.keyboard('{Escape}');
    expect(props.onConfirm).not.toHaveBeenCalled();
    expect(props.onCancel).not.toHaveBeenCalled();
  });

  it('tells a failure inside and stays open', async () => {
    render(<ConfirmDialog {...question({ error: 'Your booking is unchanged.' })} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your booking is unchanged.');
  });

  it('gives the focus back to what opened it', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <ConfirmDialog {...question({ open, onCancel: () => setOpen(false) })} />
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const safe = await screen.findByRole('button', { name: 'Keep Booking' });
    await waitFor(() => expect(safe).toHaveFocus());
    await userEvent.click(safe);
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
