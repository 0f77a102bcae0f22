import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aFreeEvent, anApplicationFor, anEvent, MAYA, NOW } from '../cards.fixtures.ts';
import { ApplicationCard, type ApplicationCardProps } from './ApplicationCard.tsx';

function show(application: ApplicationHistoryEntry, cancelling = false) {
  const onCancel = vi.fn<ApplicationCardProps['onCancel']>();
  render(<ApplicationCard application={application} cancelling={cancelling} onCancel={onCancel} now={NOW} />);
  return onCancel;
}

const brunch = anEvent();

describe("a card under 'My Applications'", () => {
  it('shows the event, the status, the price and when she applied (R-273, R-282)', () => {
    show(anApplicationFor(brunch));
    expect(screen.getByRole('article', { name: 'Sunday long-table brunch' })).toBeInTheDocument();
    for (const text of [
      'Pending Review',
      'Awaiting admin review',
      'Sunday, November 29, 2026',
      '€30.00 to pay',
      'Applied on Nov 20, 2026',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('leads to the contact page where there is no link to pay, and whoever has paid before may say so (R-308, A-106)', () => {
    show(anApplicationFor(anEvent({ paypalPaymentLink: null })));
    expect(screen.getByText(/^Payment link not configured for this event/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeInTheDocument();
  });

  it("says of a paid seat what the event's card says (R-298)", () => {
    show(
      anApplicationFor(brunch, {
        status: 'approved',
        booking: { status: 'paid', amountPaidCents: 3_000, paymentMethod: 'paypal', refunds: [] },
      }),
    );
    expect(screen.getByText('Booked & Paid', { exact: false })).toBeInTheDocument();
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('calls a free event free', () => {
    show(anApplicationFor(aFreeEvent()));
    expect(screen.getByText('Free')).toBeInTheDocument();
  });

  it.each(['pending', 'approved'] as const)('can be cancelled while %s (R-326, R-436)', async (status) => {
    const application = anApplicationFor(brunch, { status });
    const onCancel = show(application);
    await userEvent.click(screen.getByRole('button', { name: /^Cancel Booking/ }));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith({ application });
  });

  it('cannot be cancelled once denied (R-326)', () => {
    show(anApplicationFor(brunch, { status: 'denied' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot be cancelled once the event is over', () => {
    const past = anEvent({ startTime: '2026-11-20T10:00:00+00:00', endTime: '2026-11-20T13:00:00+00:00' });
    show(anApplicationFor(past, { status: 'approved' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not cancelled twice', async () => {
    const onCancel = show(anApplicationFor(brunch), true);
    await userEvent.click(screen.getByRole('button', { name: /Cancelling/ }));
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("shows the admin's notes, but her own cancel only once (R-306, A-07)", () => {
    show(anApplicationFor(brunch, { status: 'denied', adminNotes: 'Payment not found' }));
    expect(screen.getByText('Payment not found')).toBeInTheDocument();
    show(anApplicationFor(brunch, { status: 'denied', adminNotes: 'Cancelled by user', cancelledBy: MAYA }));
    expect(screen.getAllByText('Cancelled by user')).toHaveLength(1);
  });

  it("is for an 'Unknown Event' once the event is gone, and can still be cancelled (R-309)", () => {
    show(anApplicationFor(null));
    expect(screen.getByRole('article', { name: 'Unknown Event' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Cancel Booking/ })).toBeInTheDocument();
  });
});
