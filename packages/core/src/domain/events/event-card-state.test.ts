import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnRefund } from '../entities/own-refund.ts';
import type { EventCardFacts } from './event-card-state.ts';
import { applicationStatus, creditsLabel, eventCardState, isBooked } from './event-card-state.ts';

const me = '00000000-0000-4000-8000-000000000002';
const start = '2026-11-29T10:00:00+00:00';
const freeNow = Date.UTC(2026, 10, 20);
const lateNow = Date.UTC(2026, 10, 28);

const paidEvent = { attendeesCount: 3, maxAttendees: 20, creditsRequired: 6, startTime: start };
const freeEvent = { ...paidEvent, creditsRequired: 0 };
const fullEvent = { ...paidEvent, attendeesCount: 20 };

const applied = (
  status: 'pending' | 'approved' | 'denied',
  adminNotes: string | null = null,
  cancelledBy: string | null = null,
) => ({ status, adminNotes, cancelledBy, userId: me });

const facts = (given: Partial<EventCardFacts>): EventCardFacts => ({
  event: paidEvent,
  application: null,
  booking: null,
  now: freeNow,
  signedIn: true,
  ...given,
});

describe("an event card's state (A-27)", () => {
  it('says before an event is published that members do not see it, whatever else there is', () => {
    const state = (publishedAt: string | null) =>
      eventCardState(facts({ event: { ...paidEvent, publishedAt, timeZone: 'Europe/Berlin' } }));
    expect(state(null)).toMatchObject({
      kind: 'unpublished',
      button: { intent: 'none', disabled: true },
      status: { label: 'Draft', note: 'Members do not see it yet.' },
    });
    const later = new Date(freeNow + 24 * 3_600_000).toISOString();
    expect(state(later)).toMatchObject({ kind: 'unpublished', status: { label: 'Not visible yet' } });
    expect(state(new Date(freeNow).toISOString()).kind).toBe('action');
  });

  it.each([
    [
      'paid booking (R-298)',
      { booking: { status: 'paid' }, application: applied('approved') },
      'paid',
      'Cancel Booking',
    ],
    [
      'paid booking wins over everything (A-27)',
      { event: fullEvent, booking: { status: 'paid' }, application: applied('denied') },
      'paid',
      'Cancel Booking',
    ],
    ['approved application (R-299)', { application: applied('approved') }, 'approved', 'Cancel Booking'],
    [
      'approved on a full event (A-27)',
      { event: fullEvent, application: applied('approved') },
      'approved',
      'Cancel Booking',
    ],
    [
      'pending application (A-09)',
      { application: applied('pending'), booking: { status: 'pending' } },
      'pending',
      'Cancel Booking',
    ],
    [
      'pending on a full event (A-27)',
      { event: fullEvent, application: applied('pending') },
      'pending',
      'Cancel Booking',
    ],
    [
      'denied, paid event (R-300)',
      { application: applied('denied'), booking: { status: 'cancelled' } },
      'denied',
      'Apply Again (€30.00)',
    ],
    [
      'denied, free event (R-300)',
      { event: freeEvent, application: applied('denied') },
      'denied',
      'Apply Again (Free)',
    ],
    ['denied and full (A-27)', { event: fullEvent, application: applied('denied') }, 'full', 'Event Full'],
    ['full (R-302)', { event: fullEvent }, 'full', 'Event Full'],
    ['over capacity (R-302)', { event: { ...fullEvent, attendeesCount: 21 } }, 'full', 'Event Full'],
    ['neither, paid event (R-301)', {}, 'action', 'Pay & Book'],
    ['neither, free event (R-301)', { event: freeEvent }, 'action', 'Apply for Free'],
    [
      'signed out (R-252)',
      { signedIn: false, application: applied('approved'), booking: { status: 'paid' } },
      'action',
      'Pay & Book',
    ],
    ['signed out and full (R-302)', { signedIn: false, event: fullEvent }, 'full', 'Event Full'],
  ] as const)('%s', (_name, given, kind, label) => {
    const state = eventCardState(facts(given));
    expect(state.kind).toBe(kind);
    expect(state.button.label).toBe(label);
    expect(state.button.disabled).toBe(kind === 'full');
  });

  it.each([
    ['paid', null, true],
    ['paid', 'denied', true],
    [null, 'approved', true],
    ['pending', 'approved', true],
    ['pending', 'pending', false],
    ['cancelled', 'denied', false],
    [null, null, false],
  ] as const)(
    'counts a booking %s with an application %s as booked: %s (R-303)',
    (booking, application, is) => {
      expect(
        isBooked({
          booking: booking && { status: booking },
          application: application && applied(application),
        }),
      ).toBe(is);
    },
  );

  it('labels a paid booking and says that all is set (R-298, R-305)', () => {
    const state = eventCardState(facts({ booking: { status: 'paid' }, application: applied('approved') }));
    expect(state).toMatchObject({
      status: {
        tone: 'good',
        label: '✓ Booked & Paid',
        note: "Payment verified - you're all set!",
        adminNotes: null,
      },
    });
  });

  it.each([
    ['pending', 'warn', 'Pending Review', 'Awaiting admin review'],
    ['approved', 'good', 'Approved', "Payment verified - you're all set!"],
    ['denied', 'bad', 'Application Denied', 'Application not approved'],
  ] as const)('shows %s in %s with its label and note (R-304, R-305)', (status, tone, label, note) => {
    expect(applicationStatus(applied(status))).toEqual({ tone, label, note, adminNotes: null });
  });

  it('verifies no payment where none was to be made (A-93)', () => {
    expect(applicationStatus({ ...applied('approved'), paymentRequired: false }).note).toBe(
      "You're all set!",
    );
    expect(applicationStatus({ ...applied('approved'), paymentRequired: true }).note).toBe(
      "Payment verified - you're all set!",
    );
  });

  it('shows admin notes when present (R-306)', () => {
    expect(applicationStatus(applied('pending', ' Bring a towel ')).adminNotes).toBe('Bring a towel');
    expect(applicationStatus(applied('denied', '  ')).adminNotes).toBeNull();
  });

  it('shows someone who cancelled nothing red: it was her own wish (A-86)', () => {
    expect(applicationStatus(applied('denied', 'Cancelled by user', me))).toEqual({
      tone: 'neutral',
      label: 'Booking Cancelled',
      note: 'Cancelled by user',
      adminNotes: null,
    });
    expect(eventCardState(facts({ application: applied('denied', null, me) }))).toMatchObject({
      kind: 'denied',
      status: { tone: 'neutral' },
      button: { label: 'Apply Again (€30.00)' },
    });
  });

  it('says that an event was cancelled, not that she was turned down, with the reason once (A-26)', () => {
    expect(applicationStatus(applied('denied', 'The host is ill.', 'an admin'))).toEqual({
      tone: 'bad',
      label: 'Event cancelled',
      note: 'This event will not take place.',
      adminNotes: 'The host is ill.',
    });
    expect(applicationStatus(applied('denied', 'Event cancelled', 'an admin')).adminNotes).toBeNull();
  });

  it('does not take an admin note for a cancel (A-11)', () => {
    expect(applicationStatus(applied('denied', 'Cancelled by user', null))).toMatchObject({
      note: 'Application not approved',
      adminNotes: 'Cancelled by user',
    });
  });

  it('keeps telling a denied member about it on a full event (A-27)', () => {
    const state = eventCardState(facts({ event: fullEvent, application: applied('denied') }));
    expect(state).toMatchObject({ kind: 'full', status: { label: 'Application Denied' } });
  });

  it.each([
    [paidEvent, 'credits', '6 credits'],
    [freeEvent, 'free', 'Free'],
    [fullEvent, 'full', 'FULL'],
  ] as const)('wears the credits badge or FULL (R-292)', (event, kind, label) => {
    expect(eventCardState(facts({ event })).badge).toEqual({ kind, label });
  });

  it('says 1 credit in the singular', () => {
    expect(creditsLabel(1)).toBe('1 credit');
  });

  it('shows on which side of the 48 hours she is (R-333, A-14)', () => {
    const application = applied('approved');
    expect(eventCardState(facts({ application }))).toMatchObject({
      cancellation: { free: true, freeUntil: '2026-11-27T10:00:00.000Z' },
    });
    expect(eventCardState(facts({ application, now: lateNow }))).toMatchObject({
      cancellation: { free: false },
    });
    expect(eventCardState(facts({ application, event: { ...paidEvent, startTime: 'soon' } }))).toMatchObject({
      cancellation: null,
    });
  });

  it.each([
    ['who has not applied', null],
    ['who was denied', applied('denied')],
  ])('promises nobody %s a free cancellation that is over by then (A-95)', (_who, application) => {
    expect(eventCardState(facts({ application }))).toMatchObject({
      deadline: { free: true, freeUntil: '2026-11-27T10:00:00.000Z' },
    });
    expect(eventCardState(facts({ application, now: lateNow }))).toMatchObject({ deadline: { free: false } });
    expect(eventCardState(facts({ application, event: { ...paidEvent, startTime: 'soon' } }))).toMatchObject({
      deadline: null,
    });
  });

  it('knows what a cancel gives up: a seat and what was paid for it, or neither (A-14, R-333)', () => {
    const paid = { paymentRequired: true, paymentAmountCents: 3_000 };
    const cancellation = (given: Partial<EventCardFacts>) => {
      const state = eventCardState(facts(given));
      return 'cancellation' in state ? state.cancellation : null;
    };
    expect(cancellation({ application: { ...applied('approved'), ...paid } })).toMatchObject({
      holdsSeat: true,
      amountCents: 3_000,
    });
    expect(cancellation({ booking: { status: 'paid', amountPaidCents: 2_500 } })).toMatchObject({
      holdsSeat: true,
      amountCents: 2_500,
    });
    expect(cancellation({ application: { ...applied('pending'), ...paid } })).toMatchObject({
      holdsSeat: false,
      amountCents: 3_000,
    });
    expect(cancellation({ application: applied('approved') })).toMatchObject({ amountCents: 0 });
  });

  it('offers no press that could double an application while it is not known (R-157, R-310)', () => {
    const state = eventCardState(facts({ ownStateUnknown: true }));
    expect(state).toMatchObject({ kind: 'unknown', button: { intent: 'recheck', label: 'Check Again' } });
    expect(eventCardState(facts({ ownStateUnknown: true, event: fullEvent })).kind).toBe('unknown');
    // A booking that is known to be paid says enough.
    expect(eventCardState(facts({ ownStateUnknown: true, booking: { status: 'paid' } })).kind).toBe('paid');
    expect(eventCardState(facts({ ownStateUnknown: true, signedIn: false })).kind).toBe('action');
  });

  it('offers a pending paid application only a link that is ours and at its price (R-315, R-308)', () => {
    const pending = (paypalPaymentLink: string | null) =>
      eventCardState(facts({ event: { ...paidEvent, paypalPaymentLink }, application: applied('pending') }));
    expect(pending('https://paypal.me/Sorella/30.00')).toMatchObject({ payment: { kind: 'link' } });
    for (const bad of [null, 'https://evil.example/Sorella/30.00', 'https://paypal.me/Sorella/1.00']) {
      expect(pending(bad)).toMatchObject({
        payment: {
          kind: 'missing',
          text: 'Payment link not configured for this event. Please contact the admin.',
        },
      });
    }
    expect(eventCardState(facts({ event: freeEvent, application: applied('pending') }))).toMatchObject({
      payment: null,
    });
  });

  it('knows when she said that she has paid, so that she is not asked again (A-89)', () => {
    const stated = (paidStatedAt: string | null) =>
      eventCardState(
        facts({
          event: { ...paidEvent, timeZone: 'Europe/Berlin' },
          application: { ...applied('pending'), paidStatedAt },
        }),
      );
    expect(stated('2026-11-20T23:30:00+00:00')).toMatchObject({ statedOn: 'Nov 21, 2026' });
    expect(stated(null)).toMatchObject({ statedOn: null });
  });

  it('says the day on which she did so by her own calendar, where that is known (A-89)', () => {
    const told = eventCardState(
      facts({
        event: { ...paidEvent, timeZone: 'Europe/Vienna' },
        application: { ...applied('pending'), paidStatedAt: '2026-11-20T23:30:00+00:00' },
        readerZone: 'America/New_York',
      }),
    );
    expect(told).toMatchObject({ statedOn: 'Nov 20, 2026' });
  });

  it('says what stands of her money once her application has ended, and by which reference (A-14, R-333)', () => {
    const ended = (given: object, paidCents = 0) =>
      eventCardState(
        facts({
          event: paidEvent,
          application: {
            ...applied('denied'),
            paymentRequired: true,
            paymentAmountCents: 1500,
            reference: 'AB12CD34',
            ...given,
          },
          booking: paidCents === 0 ? null : { status: 'cancelled', amountPaidCents: paidCents },
        }),
      );
    expect(ended({})).toMatchObject({
      refund: { reference: 'AB12CD34', text: expect.stringMatching(/^Already sent €15\.00\? Email/) },
    });
    expect(ended({}, 2000)).toMatchObject({
      refund: { text: expect.stringMatching(/^For your refund of €20\.00/) },
    });
    // Her bookings could not be read: whether she had paid is not known.
    expect(ended({ cancelledLate: true })).toMatchObject({
      refund: { text: expect.stringMatching(/up to the organizers/) },
    });
    expect(ended({ paymentRequired: false })).toMatchObject({ refund: null });
    expect(ended({ reference: undefined })).toMatchObject({ refund: null });
  });

  it('says what went back of it, and when, or that it was kept, as soon as that is recorded (A-14)', () => {
    const after = (...refunds: readonly OwnRefund[]) =>
      eventCardState(
        facts({
          event: paidEvent,
          application: {
            ...applied('denied', 'The boat is broken.', 'an admin'),
            paymentRequired: true,
            paymentAmountCents: 2000,
            reference: 'AB12CD34',
          },
          booking: { status: 'cancelled', amountPaidCents: 2000, refunds: [...refunds] },
          readerZone: 'Europe/Vienna',
        }),
      );
    const back = { outcome: 'refunded', amountCents: 1500, createdAt: '2026-11-20T23:30:00+00:00' } as const;
    const kept = { ...back, outcome: 'kept' } as const;
    const says = (words: string) => ({ refund: { text: expect.stringContaining(words) } });
    expect(after()).toMatchObject(says('An organizer will send €20.00 back.'));
    expect(after(back)).toMatchObject(says('€15.00 was sent back to you on Nov\u00a021,\u00a02026.'));
    expect(after(back, { ...back, amountCents: 500 })).toMatchObject(says('€20.00 was sent back'));
    expect(after(kept)).toMatchObject(says('did not refund €15.00'));
    expect(after(kept, back)).toMatchObject(says('€15.00 was sent back'));
  });

  it('asks for what was settled when she applied, whatever the event costs by now (R-315, A-16)', () => {
    const link = 'https://paypal.me/Sorella/30.00';
    const owing = (paymentAmountCents: number, event: EventCardFacts['event'] = paidEvent) =>
      eventCardState(
        facts({
          event: { ...event, paypalPaymentLink: event === paidEvent ? link : null },
          application: { ...applied('pending'), paymentRequired: paymentAmountCents > 0, paymentAmountCents },
        }),
      );
    expect(owing(2_500)).toMatchObject({ payment: { link: 'https://paypal.me/Sorella/25.00' } });
    expect(owing(0)).toMatchObject({ payment: null });
    expect(owing(2_500, freeEvent)).toMatchObject({ payment: { kind: 'missing' } });
  });

  it.each(['pending', 'approved'] as const)(
    'says to whoever applied what her own price is, where it is another by now: %s (A-16)',
    (status) => {
      const own = (paymentAmountCents?: number) =>
        eventCardState(
          facts({
            application: {
              ...applied(status),
              ...(paymentAmountCents !== undefined && { paymentAmountCents }),
            },
            booking: status === 'approved' ? { status: 'paid' } : null,
          }),
        );
      expect(own(2_500)).toMatchObject({ ownPriceCents: 2_500 });
      expect(own(0)).toMatchObject({ ownPriceCents: 0 });
      expect(own(3_000)).toMatchObject({ ownPriceCents: null });
      expect(own()).toMatchObject({ ownPriceCents: null });
    },
  );

  const anyEvent = fc.record({
    attendeesCount: fc.nat({ max: 5 }),
    maxAttendees: fc.integer({ min: 1, max: 5 }),
    creditsRequired: fc.nat({ max: 10 }),
    startTime: fc.oneof(fc.constant(start), fc.string()),
    paypalPaymentLink: fc.option(fc.string()),
  });

  const anyFacts: fc.Arbitrary<EventCardFacts> = fc.record({
    event: anyEvent,
    application: fc.option(
      fc.record({
        status: fc.constantFrom('pending' as const, 'approved' as const, 'denied' as const),
        adminNotes: fc.option(fc.string()),
        cancelledBy: fc.option(fc.constantFrom(me, 'someone else')),
        userId: fc.constant(me),
      }),
    ),
    booking: fc.option(
      fc.record({ status: fc.constantFrom('pending' as const, 'paid' as const, 'cancelled' as const) }),
    ),
    now: fc.integer({ min: 0, max: 4e12 }),
    signedIn: fc.boolean(),
    ownStateUnknown: fc.boolean(),
  });

  it('is total, deterministic, and never offers what A-27 forbids', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const state = eventCardState(given);
        expect(eventCardState(structuredClone(given))).toEqual(state);
        expect(state.button.label).not.toMatch(/[{}]|undefined|NaN/);
        const full = given.event.attendeesCount >= given.event.maxAttendees;
        expect(full && state.button.intent === 'apply').toBe(false);
        expect(state.button.intent === 'none').toBe(state.kind === 'full');
        const known = !given.ownStateUnknown || given.booking?.status === 'paid';
        expect(['paid', 'approved'].includes(state.kind)).toBe(given.signedIn && known && isBooked(given));
        const isUnknown = given.signedIn && given.ownStateUnknown;
        expect(isUnknown && state.button.intent === 'apply').toBe(false);
        expect(given.signedIn || ['full', 'action'].includes(state.kind)).toBe(true);
      }),
    );
  });
});
