import { type EventCardState, eventCardState } from '@sorella/core/domain/events/event-card-state';
import { DEMO_IDS } from '@sorella/mocks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, aState, NOW } from '../cards.fixtures.ts';
import { EventPage, type EventPageProps } from './EventPage.tsx';

const stateOf = (event: EventPageProps['event']): EventCardState =>
  eventCardState({ event, application: null, booking: null, now: NOW, signedIn: true });

function draw(given: Partial<EventPageProps> = {}) {
  const event = given.event ?? anEvent();
  const onApply = vi.fn<EventPageProps['onApply']>();
  const onShare = vi.fn<EventPageProps['onShare']>();
  const { container } = render(
    <EventPage
      event={event}
      state={stateOf(event)}
      busy={null}
      onApply={onApply}
      onCancel={() => undefined}
      onShare={onShare}
      {...given}
    />,
  );
  const told = (name: string) =>
    [...container.querySelectorAll(`[itemprop="${name}"]`)].map((found) => found.getAttribute('content'));
  return { event, onApply, onShare, told };
}

describe("an event's own page", () => {
  it('applies with the button of the card, and hands the address on (R-301)', async () => {
    const { event, onApply, onShare } = draw();
    await userEvent.click(screen.getByRole('button', { name: /Pay & Book|Apply for Free/ }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ event });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(onShare).toHaveBeenCalledOnce();
  });

  it('offers nothing of an event that is over', () => {
    draw({ over: true });
    expect(screen.getByText('This event is over.')).toBeDefined();
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share']);
  });

  it.each([
    ['has cancelled', {}, 'Booking Cancelled'],
    [
      'would have come to an event that does not take place',
      { cancelledAt: new Date(NOW).toISOString() },
      'This event is cancelled',
    ],
  ])('tells her who %s what becomes of her money, and by which reference (A-14)', (_, given, says) => {
    const event = anEvent(given);
    const state = aState(event, { application: { status: 'denied', cancelledBy: DEMO_IDS.maya } });
    draw({ event, state });
    expect(screen.getByText(says)).toBeDefined();
    expect(screen.getByText('K7M49QXT').parentElement).toHaveTextContent('Reference K7M49QXT');
    expect(screen.getByText(/^Already sent €30\.00\? Email .* with your reference/)).toBeDefined();
  });

  it('offers ways in to visitors alone', () => {
    draw();
    expect(screen.queryByRole('link', { name: 'Join Now' })).toBeNull();
  });

  it('tells search engines when, where and for how much', () => {
    const { event, told } = draw({ event: anEvent({ creditsRequired: 3 }) });
    expect(told('name')).toEqual([event.title, event.location]);
    expect(told('startDate')).toEqual([event.startTime]);
    expect(told('endDate')).toEqual([event.endTime]);
    expect([told('price'), told('priceCurrency')]).toEqual([['15.00'], ['EUR']]);
  });
});
