import type { Profile } from '@sorella/core/domain/entities/profile';
import { priceInCents } from '@sorella/core/domain/events/money';
import type { MadeUpChat } from '../scenarios/coffee-chats.ts';
import { DEMO_IDS, idOf } from '../scenarios/ids.ts';
import { inDays, inHours } from '../scenarios/instants.ts';
import { addTalk } from '../scenarios/talks.ts';
import type { World } from '../scenarios/world.ts';
import type { Random } from './random.ts';

const LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** A transaction's number as PayPal makes them. */
export const transactionOf = (random: Random): string =>
  Array.from({ length: 17 }, () => random.pick([...LETTERS])).join('');

/** What came for two thirds of what is paid, what went back, and what did not fit. */
export function addPayments(world: World, random: Random): void {
  // Rows are put there as they are: nothing notes by which transactions they are found again.
  world.statements.push(
    'insert into private.payment_ids (provider, id, payment_id) select provider, reference, id from public.payments on conflict do nothing',
  );
  const { event_bookings, payments, refunds } = world.tables;
  const settled_by = DEMO_IDS.admin;
  const record = (booking: (typeof event_bookings)[number], amount_cents: number, status: string) => {
    const id = idOf('payment', payments.length + 1);
    const created_at = booking.updated_at ?? inDays(-1, 9);
    const [provider, currency, recorded_by] = ['paypal', 'EUR', settled_by];
    const reference = transactionOf(random);
    payments.push({
      id,
      booking_id: booking.id ?? '',
      provider,
      reference,
      amount_cents,
      currency,
      status,
      recorded_by,
      created_at,
    });
    return { id, created_at };
  };
  const sendBack = (id: string, amount_cents: number, created_at: string) =>
    refunds.push({
      id,
      outcome: random.chance(0.9) ? 'refunded' : 'kept',
      amount_cents,
      currency: 'EUR',
      note: null,
      settled_by,
      created_at,
    });
  for (const booking of event_bookings) {
    const price = priceInCents(booking.credits_used);
    if (booking.status === 'paid' && random.chance(0.66)) {
      record(booking, price, 'accepted');
      if (random.chance(0.02)) record(booking, price, 'second-payment');
    }
    if (booking.status === 'pending' && random.chance(0.02)) record(booking, price - 500, 'wrong-amount');
    if (booking.status !== 'cancelled' || !random.chance(0.35)) continue;
    booking.amount_paid_cents = price;
    const { created_at } = record(booking, price, 'accepted');
    if (random.chance(0.6)) sendBack(booking.id ?? '', price, created_at);
  }
}

/** What the admin did, as the log has it. */
export function addDecisionsToLog({ tables }: World): void {
  for (const { id, status, processed_at, cancelled_by } of tables.event_applications) {
    if (!processed_at || cancelled_by) continue;
    const details = { changed: ['status'], before: { status: 'pending' }, after: { status: status ?? null } };
    tables.admin_audit_log.push({
      actor_id: DEMO_IDS.admin,
      action: 'update',
      table_name: 'event_applications',
      row_id: id ?? null,
      details,
      created_at: processed_at,
    });
  }
}

const COMMENTS = [
  'She will not stop writing to me.',
  'I think that this picture is not hers.',
  'An advertisement.',
];

/** Reports, most of them decided. */
export function addReports({ tables }: World, count: number, random: Random, members: Profile[]): void {
  for (let n = 1; n <= count; n += 1) {
    const [reporter, reported] = random.some(members, 2);
    if (!reporter || !reported) return;
    const isOpen = random.chance(0.4);
    const { firstName: first_name, lastName: last_name, title, bio } = reported;
    tables.reports.push({
      id: idOf('report', n),
      reporter_id: reporter.id,
      reported_id: reported.id,
      reason: random.pick(['harassment', 'spam', 'fake-profile', 'unsafe', 'other']),
      comment: random.pick(COMMENTS),
      copy: { profile: { first_name, last_name, title, bio } },
      status: isOpen ? 'open' : random.pick(['upheld', 'dismissed']),
      note: null,
      decided_by: isOpen ? null : DEMO_IDS.admin,
      decided_at: isOpen ? null : inHours(-random.below(900)),
      created_at: inHours(-900 - random.below(900)),
    });
  }
}

/** Coffee chats asked for, a third of which wait. */
export function coffeeChats(count: number, random: Random, members: Profile[]): MadeUpChat[] {
  const notes = [
    null,
    'Somewhere near Kreuzberg, please.',
    'I am new in town and curious.',
    'Coffee before work?',
  ];
  const requesters = random.some(members, count);
  return requesters.map(({ id: requester }): MadeUpChat => {
    const status = random.pick([
      'pending',
      'pending',
      'accepted',
      'completed',
      'cancelled',
      'rejected',
    ] as const);
    const other = random.pick(members).id;
    const days = status === 'completed' ? -2 - random.below(60) : 2 + random.below(12);
    const dates = [inDays(days, 9), inDays(days + 1, 15)];
    const isMet = status === 'accepted' || status === 'completed';
    const recipient = other !== requester && (isMet || random.chance(0.3)) ? other : null;
    const asked = {
      requester,
      recipient,
      message: random.pick(notes),
      status,
      dates,
      hoursAgo: 30 + random.below(300),
    };
    return isMet ? { ...asked, chosen: 0 } : asked;
  });
}

const SENTENCES = [
  'Are you going on Sunday?',
  'That was such a good evening, thank you.',
  'I am running ten minutes late, please keep me a chair.',
  'Shall we share a taxi from the station?',
  'Here is the recipe that you asked for.',
  'Yes!',
];

/** What members wrote to each other, an hour apart. */
export function addMessages(world: World, count: number, random: Random, members: Profile[]): void {
  const pairs = Array.from({ length: Math.ceil(count / 8) }, () => random.some(members, 2));
  const lines = Array.from({ length: count }, (_, n) => {
    const pair = random.pick(pairs);
    const [from, to] = random.chance(0.5) ? pair : pair.toReversed();
    const ago = `${count - n} hours ${n % 60} minutes`;
    return {
      from: from?.id ?? '',
      to: to?.id ?? '',
      content: random.pick(SENTENCES),
      isRead: random.chance(0.9),
      ago,
    };
  });
  addTalk(world, lines);
}
