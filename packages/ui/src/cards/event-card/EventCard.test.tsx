import type { Event } from '@sorella/core/domain/entities/event';
import type { EventCardState } from '@sorella/core/domain/events/event-card-state';
import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useOpenLayer } from '../../primitives/open-layers.ts';
import { aFreeEvent, anEvent, aState, MAYA } from '../cards.fixtures.ts';
import { EventCard } from './EventCard.tsx';
import { EventCompany } from './EventCompany.tsx';
import type { EventCardProps } from './event-card.types.ts';

const brunch = anEvent();
const club = aFreeEvent();
const full = anEvent({ attendeesCount: 20 });

function show(given: Partial<EventCardProps> = {}) {
  const event = given.event ?? brunch;
  const props = {
    onApply: vi.fn<EventCardProps['onApply']>(),
    onCancel: vi.fn<EventCardProps['onCancel']>(),
    onEdit: vi.fn<NonNullable<EventCardProps['onEdit']>>(),
    onDelete: vi.fn<NonNullable<EventCardProps['onDelete']>>(),
    onFlip: vi.fn<NonNullable<EventCardProps['onFlip']>>(),
  };
  const card = (more: Partial<EventCardProps> = {}) => (
    <EventCard {...props} event={event} state={aState(event)} {...given} {...more} />
  );
  const { container, rerender } = render(card());
  const faces = container.querySelectorAll<HTMLElement>('[data-flipped] > *');
  const [front, back] = faces;
  if (!front || !back) throw new Error('The card has no two faces');
  return {
    ...props,
    container,
    front,
    back,
    update: (more: Partial<EventCardProps>) => rerender(card(more)),
  };
}

const onFront = (state: EventCardState, event: Event = brunch) => within(show({ state, event }).front);

describe('the front of an event card', () => {
  it('says what, when, where, how many and how much (R-293)', () => {
    const front = within(show().front);
    for (const text of [
      'Sunday long-table brunch',
      'Sourdough, shakshuka and twelve women you have not met yet.',
      'Sunday, November 29, 2026',
      '11:00 AM – 2:00 PM CET',
      'Kreuzberg, Berlin',
      '14/20 going',
      '€30.00',
    ]) {
      expect(front.getByText(text)).toBeInTheDocument();
    }
    expect(front.getAllByText('6 credits')).toHaveLength(2);
  });

  it('has a generated picture when there is no image, and the image over it when there is (R-290)', () => {
    expect(show().front.querySelector('svg[viewBox="0 0 380 250"]')).not.toBeNull();
    const { front } = show({ event: anEvent({ imageUrl: 'https://images.example/brunch.jpg' }) });
    expect(front.querySelector('img')).toHaveAttribute('src', 'https://images.example/brunch.jpg');
  });

  it("wears its category, or 'General' (R-291)", () => {
    expect(within(show().front).getByText('Food & Drinks')).toBeInTheDocument();
    expect(within(show({ event: anEvent({ category: '' }) }).front).getByText('General')).toBeInTheDocument();
  });

  it('wears FULL in place of the credits when no seat is left (R-292)', () => {
    const front = onFront(aState(full), full);
    expect(front.getByText('FULL')).toBeInTheDocument();
    expect(front.getAllByText('6 credits')).toHaveLength(1);
  });

  it('has no credits box when it is free (R-293)', () => {
    expect(within(show({ event: club }).front).queryByText('€0.00')).toBeNull();
  });

  it('says so when its time is malformed, and never half a date (R-297)', () => {
    const event = anEvent({ startTime: 'soon' });
    expect(within(show({ event }).front).getByText('Time to be announced')).toBeInTheDocument();
  });
});

describe('the state of an event card', () => {
  it.each([
    [
      'R-298',
      aState(brunch, { application: { status: 'approved' }, booking: 'paid' }),
      'Booked & Paid',
      'Cancel Booking',
    ],
    ['R-299', aState(brunch, { application: { status: 'approved' } }), 'Approved', 'Cancel Booking'],
    ['A-09', aState(brunch, { application: { status: 'pending' } }), 'Pending Review', 'Cancel Booking'],
    [
      'R-300',
      aState(brunch, { application: { status: 'denied' } }),
      'Application Denied',
      'Apply Again (€30.00)',
    ],
    [
      'R-300',
      aState(club, { application: { status: 'denied' } }),
      'Application Denied',
      'Apply Again (Free)',
    ],
  ])('%s: shows the status and offers the one button', (_id, state, status, button) => {
    const front = onFront(state);
    expect(front.getByText(status)).toBeInTheDocument();
    const names = front
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-labelledby') && one.textContent);
    expect(names.some((name) => name?.startsWith(button))).toBe(true);
  });

  it("keeps the tick of '✓ Booked & Paid' in its text (R-298)", () => {
    const { front } = show({ state: aState(brunch, { booking: 'paid' }) });
    expect(front).toHaveTextContent('✓ Booked & Paid');
  });

  it.each([
    [brunch, 'Pay & Book'],
    [club, 'Apply for Free'],
  ])('offers to apply at the price of the event: two texts, one press (R-301, A-29)', async (event, name) => {
    const { front, onApply } = show({ event });
    await userEvent.click(within(front).getByRole('button', { name: new RegExp(name) }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ event });
  });

  it('names the event with each button, which of many alike says whose it is (R-294)', () => {
    const front = within(show().front);
    for (const label of ['Pay & Book', 'Click for more details'])
      expect(front.getByRole('button', { name: new RegExp(`^${label}`) })).toHaveAccessibleName(
        `${label} Sunday long-table brunch`,
      );
  });

  it("shows 'Event Full' as a button that cannot be pressed (R-302)", async () => {
    const { front, onApply, onFlip } = show({ event: full, state: aState(full) });
    const button = within(front).getByRole('button', { name: /^Event Full/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onApply).not.toHaveBeenCalled();
    expect(onFlip).not.toHaveBeenCalled();
  });

  it('asks to cancel, and does not cancel by itself (R-329)', async () => {
    const { front, onCancel } = show({ state: aState(brunch, { application: { status: 'approved' } }) });
    await userEvent.click(within(front).getByRole('button', { name: /^Cancel Booking/ }));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith({ event: brunch });
  });

  it("shows the admin's notes (R-306)", () => {
    const front = onFront(
      aState(brunch, { application: { status: 'denied', adminNotes: 'Payment not found' } }),
    );
    expect(front.getByText('Note from the organizers: Payment not found')).toBeInTheDocument();
  });

  it("says 'Cancelled by user' once to someone who cancelled herself (A-07)", () => {
    const application = { status: 'denied', adminNotes: 'Cancelled by user', cancelledBy: MAYA } as const;
    const front = onFront(aState(brunch, { application }));
    expect(front.getAllByText('Cancelled by user')).toHaveLength(1);
    expect(front.queryByText('Application not approved')).toBeNull();
  });

  it('leads a pending paid application to its payment link in a new tab (R-315)', () => {
    const front = onFront(aState(brunch, { application: { status: 'pending' }, booking: 'pending' }));
    const link = front.getByRole('link', { name: /^Pay €30\.00/ });
    expect(link).toHaveAttribute('href', 'https://paypal.me/Sorella/30.00');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says whom to ask when a pending paid application has no payment link (R-308)', () => {
    const event = anEvent({ paypalPaymentLink: null });
    const front = onFront(aState(event, { application: { status: 'pending' } }), event);
    expect(
      front.getByText('Payment link not configured for this event. Please contact the admin.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['applying', 'Applying...'],
    ['cancelling', 'Cancelling...'],
  ] as const)('does nothing twice while %s', async (busy, name) => {
    const { front, onApply, onCancel } = show({ busy });
    const button = within(front).getByRole('button', { name: new RegExp(name) });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.dblClick(button);
    expect(onApply).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('reads out a status that changes while the page is open, and not the first one (R-307)', () => {
    const { update } = show({ state: aState(brunch, { application: { status: 'pending' } }) });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    update({ state: aState(brunch, { application: { status: 'approved' } }) });
    expect(screen.getByRole('status')).toHaveTextContent(
      "Sunday long-table brunch: Approved. Payment verified - you're all set!",
    );
  });
});

const TOO_LATE = 'Less than 48 hours away: cancelling is not free any more';

describe('the back of an event card', () => {
  const onBack = (given: Partial<EventCardProps>) => within(show({ defaultFlipped: true, ...given }).back);

  it.each([
    [anEvent({ detailedDescription: 'All of it.' }), 'All of it.'],
    [anEvent({ detailedDescription: null, description: 'In short.' }), 'In short.'],
    [anEvent({ detailedDescription: ' ', description: null }), 'No detailed description available.'],
  ])('tells the long description, else the short one, else that there is none (R-295)', (event, text) => {
    expect(onBack({ event }).getByText(text)).toBeInTheDocument();
  });

  it('shows what people wrote as they wrote it, and never as markup (A-81)', () => {
    const written = '<b>Bring</b> a <img src=x onerror=alert(1)> towel';
    const { back, container } = show({
      event: anEvent({ title: written, description: written, detailedDescription: written }),
      state: aState(brunch, { application: { status: 'denied', adminNotes: written } }),
      defaultFlipped: true,
    });
    expect(within(back).getAllByText(new RegExp(written.replaceAll(/[()]/g, String.raw`\$&`)))).not.toEqual(
      [],
    );
    expect(container.querySelector('b, img')).toBeNull();
  });

  it('can be read with the keyboard when it scrolls (A-73)', () => {
    expect(onBack({}).getByRole('group', { name: 'Sunday long-table brunch' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('shows edit and delete to admins only (R-296, R-254)', async () => {
    const member = onBack({});
    expect(member.queryByRole('button', { name: /^Edit Event/ })).toBeNull();
    expect(member.queryByRole('button', { name: /^Delete Event/ })).toBeNull();

    const { back, onEdit, onDelete } = show({ defaultFlipped: true, isAdmin: true });
    await userEvent.click(within(back).getByRole('button', { name: /^Edit Event/ }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ event: brunch });
    await userEvent.click(within(back).getByRole('button', { name: /^Delete Event/ }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith({ event: brunch });
  });

  it('says until when cancelling is free, in the zone of the place (R-333, A-14)', () => {
    const booked = onBack({ state: aState(brunch, { booking: 'paid' }) });
    expect(booked.getByText('Free cancellation until Nov 27, 2026, 11:00 AM CET')).toBeInTheDocument();
    const soon = anEvent({ startTime: '2026-11-22T10:00:00+00:00', endTime: '2026-11-22T13:00:00+00:00' });
    const late = onBack({ event: soon, state: aState(soon, { booking: 'paid' }) });
    expect(late.getByText(TOO_LATE)).toBeInTheDocument();
  });

  it('says before the press on which side of the 48 hours it falls (R-333, A-95)', () => {
    expect(onBack({}).getByText('Free cancellation until Nov 27, 2026, 11:00 AM CET')).toBeInTheDocument();
    const soon = anEvent({ startTime: '2026-11-22T18:00:00+00:00', endTime: '2026-11-22T20:00:00+00:00' });
    const late = onBack({ event: soon, state: aState(soon) });
    expect(late.getByText(TOO_LATE)).toBeInTheDocument();
    expect(late.queryByText(/Free cancellation/)).toBeNull();
  });

  it('says before applying when no payment link is configured (R-308)', () => {
    const back = onBack({ event: anEvent({ paypalPaymentLink: null }) });
    expect(back.getByText('Payment link not configured for this event')).toBeInTheDocument();
  });
});

describe('turning an event card (R-289)', () => {
  it('turns on its button: the hidden face is inert and the focus follows', async () => {
    const { front, back, onFlip } = show();
    expect(back).toHaveAttribute('inert');
    expect(front).not.toHaveAttribute('inert');
    await userEvent.click(within(front).getByRole('button', { name: /^Click for more details/ }));
    expect(front).toHaveAttribute('inert');
    expect(back).not.toHaveAttribute('inert');
    expect(within(back).getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(onFlip).toHaveBeenCalledExactlyOnceWith({ event: brunch, flipped: true });
  });

  it('takes the focus to the title once it has been applied for: there one would cancel next (R-301)', async () => {
    const { front, update } = show({ event: club, state: aState(club) });
    const face = within(front);
    act(() => face.getByRole('button', { name: /^Apply for Free/ }).focus());
    update({ state: aState(club, { application: { status: 'pending' } }) });
    expect(face.getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus in the steps to pay, which give it back to the title (R-301, R-315)', async () => {
    const { front, update } = show();
    const face = within(front);
    const pay = face.getByRole('button', { name: /^Pay & Book/ });
    act(() => pay.focus());
    const steps = renderHook(({ open }) => useOpenLayer(open), { initialProps: { open: true } });
    update({ state: aState(brunch, { application: { status: 'pending' } }) });
    expect(pay).toHaveFocus();
    steps.rerender({ open: false });
    act(() => pay.blur());
    act(() => pay.focus());
    expect(face.getByRole('heading')).toHaveFocus();
  });

  it('turns on a press anywhere on the front that is not a control (R-294)', async () => {
    const { front, onFlip } = show();
    await userEvent.click(within(front).getByRole('button', { name: /^Pay & Book/ }));
    expect(onFlip).not.toHaveBeenCalled();
    await userEvent.click(within(front).getByText('Kreuzberg, Berlin'));
    expect(onFlip).toHaveBeenCalledExactlyOnceWith({ event: brunch, flipped: true });
  });

  it.each([
    [
      'its close button',
      (back: HTMLElement) => userEvent.click(within(back).getByRole('button', { name: 'Close' })),
    ],
    [
      '← Go Back',
      (back: HTMLElement) => userEvent.click(within(back).getByRole('button', { name: '← Go Back' })),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('turns back on %s, and the focus returns (R-295, R-296)', async (_name, turnBack) => {
    const { front, back } = show();
    await userEvent.click(within(front).getByRole('button', { name: /^Click for more details/ }));
    await turnBack(back);
    expect(back).toHaveAttribute('inert');
    expect(within(front).getByRole('button', { name: /^Click for more details/ })).toHaveFocus();
  });

  it('takes no focus when the page opens', () => {
    show({ defaultFlipped: true });
    expect(document.body).toHaveFocus();
  });

  it('is one article, named by the event on either face', async () => {
    const { front } = show();
    expect(screen.getByRole('article', { name: 'Sunday long-table brunch' })).toBeInTheDocument();
    await userEvent.click(within(front).getByRole('button', { name: /^Click for more details/ }));
    expect(screen.getByRole('article', { name: 'Sunday long-table brunch' })).toBeInTheDocument();
  });
});

describe('who is going, on the back', () => {
  const faces = [
    { userId: 'a', firstName: 'Inês', avatarUrl: null },
    { userId: 'b', firstName: 'Amara', avatarUrl: null },
  ];
  it.each([
    ['three with her', 3, true, 'Inês, Amara, and you'],
    ['more with her', 6, true, 'Inês, Amara, you, and 3 more'],
    ['more without her', 6, false, 'Inês, Amara, and 4 more'],
    ['two without her', 2, false, 'Inês and Amara'],
  ])('counts herself as herself: %s', (_who, attendeesCount, isGoing, words) => {
    render(<EventCompany {...{ faces, attendeesCount, isGoing }} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});
