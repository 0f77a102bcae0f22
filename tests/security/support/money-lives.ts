import { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { matchOf, matchStatement } from '@sorella/core/domain/payments/statement';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { readStatementLines } from '@sorella/core/domain/payments/statement-lines';
import { type Crowd, madeUpId, newcomers, type Person } from './crowd.ts';
import { moneyLaws, type ProviderSent } from './money-laws.ts';
import { pick, randomFrom } from './random.ts';

/** Clients that act at the same time. */
export const CLIENTS = 24;
const PRICE_CENTS = 2500;
const members = Array.from({ length: 12 }, (_, index) => madeUpId('d1', index));
const admins = Array.from({ length: 3 }, (_, index) => madeUpId('d2', index));
const EVENTS = 3;

/** Money that a member has sent: what PayPal knows, whatever the desk has heard of it. */
interface Sent {
  readonly order: string;
  readonly capture: string;
  readonly booking: string;
  readonly reference: string;
  readonly cents: number;
  readonly currency: string;
  /** What of it went back by now. */
  returnedCents: number;
}

interface Round {
  readonly events: readonly string[];
  readonly sent: Sent[];
  /** Payments that were shared out among bookings, each part of them by itself. */
  readonly parts: ProviderSent[];
  readonly random: () => number;
  /** Transactions that had gone back when a statement was read, and are in none that it records. */
  readonly surprises: string[];
}

const HEADINGS = [
  'Date',
  'Name',
  'Status',
  'Currency',
  'Gross',
  'Transaction ID',
  'Note',
  'Type',
  'Reference Txn ID',
];
const decimal = (cents: number) => (cents / 100).toFixed(2);

/** The activity report of some of what was sent, refunds and reversals after their payments. */
function statementOf(sent: readonly Sent[], random: () => number): string[][] {
  const payments = sent.map(({ capture, reference, cents, currency }) => [
    '11/20/2026',
    'Somebody',
    'Completed',
    currency,
    decimal(cents),
    capture,
    reference,
    'Website Payment',
    '',
  ]);
  const returns = sent
    .filter(({ returnedCents }) => returnedCents > 0)
    .map(({ capture, currency, returnedCents }) => [
      '11/21/2026',
      'Somebody',
      'Completed',
      currency,
      decimal(-returnedCents),
      `BACK${capture}`,
      '',
      random() < 0.5 ? 'Payment Refund' : 'Payment Reversal',
      capture,
    ]);
  return [HEADINGS, ...payments, ...returns];
}

const someId = (random: () => number) =>
  Math.floor(random() * 2 ** 40)
    .toString(36)
    .toUpperCase()
    .padStart(9, '0');

type Step = (
  person: Person,
  round: Round,
) => Promise<readonly [what: string, answer: Awaited<ReturnType<Person['act']>>, allowed: RegExp]>;

const NEVER = /^never$/;

const newestOf = (table: string, { events, random }: Round) =>
  `(select id from public.${table} where event_id = '${pick(events, random)}' and user_id = '${pick(members, random)}' order by created_at desc limit 1)`;

/** A statement as an admin answers for it: matched as her device does, and recorded with what does not fit or without. */
async function recordStatement(person: Person, round: Round) {
  const { sent, random, surprises } = round;
  const admin = pick(admins, random) ?? '';
  const read = await person.act(admin, 'select public.admin_payment_targets(1) as page');
  if (typeof read === 'string') return ['read targets', read, NEVER] as const;
  const page = read[0]?.['page'];
  const targets = targetsIn(page);
  const chosen = sent.filter(() => random() < 0.3).slice(0, 60);
  const findings = matchStatement(readStatementLines(statementOf(chosen, random)) ?? [], targets);
  const withOthers = random() < 0.3;
  const recorded = findings.filter(({ kind }: StatementFinding) => kind === 'fits' || withOthers);
  const matches = recorded.flatMap((finding) => matchOf(finding) ?? []).slice(0, 100);
  const returned = new Set(
    chosen.filter(({ returnedCents }) => returnedCents > 0).map(({ capture }) => capture),
  );
  for (const { transaction } of matches)
    if (returned.has(transaction)) surprises.push(`recorded what went back: ${transaction}`);
  const rows = matches.map(({ bookingId, transaction, amountCents, currency }) => ({
    booking_id: bookingId,
    transaction,
    amount_cents: amountCents,
    currency,
  }));
  const answer = await person.act(admin, `select public.admin_record_payments('${JSON.stringify(rows)}')`);
  return ['record', answer, NEVER] as const;
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camelled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [camel(key), camelled(one)]));
};
function targetsIn(page: unknown): PaymentTarget[] {
  const { rows } = Object(page);
  return Array.isArray(rows) ? rows.map((row) => PaymentTarget.parse(camelled(row))) : [];
}

/** Takes what came with another amount, alone or with what else came for its booking, or asks for its rest. */
async function settlePayments(person: Person, { random, sent }: Round): ReturnType<Step> {
  const money = pick(
    sent.filter(({ cents, currency }) => cents !== PRICE_CENTS && currency === 'EUR'),
    random,
  );
  if (!money) return ['settle payments', [], NEVER];
  const { booking } = money;
  const others = sent.filter(
    (other) =>
      other !== money && other.booking === booking && other.cents !== PRICE_CENTS && other.currency === 'EUR',
  );
  const payments = [money, ...(random() < 0.4 ? others.slice(0, 1) : [])].map(
    ({ capture, cents, currency }) => ({
      transaction: capture,
      amount_cents: cents,
      currency,
    }),
  );
  const decision = random() < 0.3 ? 'ask' : 'accept';
  const answer = await person.act(
    pick(admins, random) ?? '',
    `select public.admin_settle_payments('${booking}', '${JSON.stringify(payments)}', '${decision}', 'Agreed')`,
  );
  return [
    'settle payments',
    answer,
    /^(P0001 (ALREADY_DECIDED|NO_ACTIVE_BOOKING|NOT_FOUND|EVENT_FULL|EVENT_NOT_FOUND)|22023)/,
  ] as const;
}

/** Shares one payment out among two bookings, now and then twice and otherwise. */
async function splitPayment(person: Person, { random, events, parts }: Round): ReturnType<Step> {
  const ours = events.map((id) => `'${id}'`).join();
  const found = await person.act(
    'owner',
    `select id from public.event_bookings where event_id in (${ours}) order by random() limit 2`,
  );
  const bookings = typeof found === 'string' ? [] : found.map(({ id }) => String(id));
  if (bookings.length < 2) return ['split', [], NEVER];
  const capture = `SPLIT${someId(random)}`;
  const cents = bookings.map(() => (random() < 0.8 ? PRICE_CENTS : 1500));
  for (const [index, booking] of bookings.entries())
    parts.push({ booking, order: capture, capture, cents: cents[index] ?? 0 });
  const whole = {
    transaction: capture,
    amount_cents: cents.reduce((sum, one) => sum + one, 0),
    currency: 'EUR',
    fee_cents: 99,
  };
  const shared = bookings.map((id, index) => ({ booking_id: id, amount_cents: cents[index] }));
  const sql = `select public.admin_record_split('${JSON.stringify(whole)}', '${JSON.stringify(shared)}')`;
  const admin = pick(admins, random) ?? '';
  const answer = await person.act(admin, sql);
  if (random() < 0.2) await person.act(admin, sql);
  return ['split', answer, /^P0001 NOT_FOUND$/] as const;
}

/** What went back, as the statement shows it, of whichever payments. */
async function recordReturns(person: Person, { random, sent }: Round) {
  const returns = sent
    .filter(({ returnedCents }) => returnedCents > 0 && random() < 0.5)
    .slice(0, 50)
    .map(({ capture, currency, returnedCents }) => ({
      transaction: `BACK${capture}`,
      original: capture,
      amount_cents: returnedCents,
      currency,
    }));
  const sql = `select public.admin_record_returns('${JSON.stringify(returns)}')`;
  return ['record returns', await person.act(pick(admins, random) ?? '', sql), NEVER] as const;
}

/** What is done, each with how often. */
const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [
    20,
    async (person, { events, random }) => {
      const member = pick(members, random) ?? '';
      const sql = `insert into public.event_applications (event_id, user_id) values ('${pick(events, random)}', '${member}')`;
      return [
        'apply',
        await person.act(member, sql),
        /^(P0001 (EVENT_FULL|TOO_MANY_APPLICATIONS|EVENT_NOT_FOUND)|23505 event_applications_one_active|23503 .+)$/,
      ];
    },
  ],
  [
    12,
    async (person, { events, random }) => {
      const sql = `select public.cancel_application('${pick(events, random)}')`;
      return [
        'cancel',
        await person.act(pick(members, random) ?? '', sql),
        /^P0001 (NO_APPLICATION|EVENT_NOT_FOUND)$/,
      ];
    },
  ],
  [
    10,
    async (person, round) => {
      const decision = round.random() < 0.8 ? 'approve' : 'deny';
      const sql = `select public.decide_application(${newestOf('event_applications', round)}, '${decision}')`;
      return [
        'decide',
        await person.act(pick(admins, round.random) ?? '', sql),
        /^P0001 (EVENT_FULL|ALREADY_DECIDED|NO_APPLICATION)$/,
      ];
    },
  ],
  [
    3,
    async (person, { random }) => {
      const sql = `select public.admin_decide_applications(array(select id from public.event_applications where status = 'pending' order by random() limit 6), 'approve')`;
      return ['decide many', await person.act(pick(admins, random) ?? '', sql), NEVER];
    },
  ],
  [
    4,
    async (person, round) => {
      const sql = `select public.admin_remove_member(${newestOf('event_applications', round)}, 'Refunded')`;
      return [
        'remove',
        await person.act(pick(admins, round.random) ?? '', sql),
        /^P0001 (NO_APPLICATION|NO_ACTIVE_BOOKING)$/,
      ];
    },
  ],
  [
    3,
    async (person, { events, random }) => {
      const seats = 1 + Math.floor(random() * 4);
      const sql = `update public.events set max_attendees = ${seats} where id = '${pick(events, random)}'`;
      return [
        'capacity',
        await person.act(pick(admins, random) ?? '', sql),
        /^23514 events_seats_within_capacity$/,
      ];
    },
  ],
  [
    14,
    async (person, round) => {
      const { random, sent, events } = round;
      const ours = events.map((id) => `'${id}'`).join();
      const found = await person.act(
        'owner',
        `select booking.id, application.reference from public.event_bookings booking
         join public.event_applications application on application.id = booking.application_id
         where booking.event_id in (${ours}) order by random() limit 1`,
      );
      const row = typeof found === 'string' ? undefined : found[0];
      if (row) {
        const id = someId(random);
        sent.push({
          order: `ORDER${id}`,
          capture: `CAPT${id}`,
          booking: String(row['id']),
          reference: String(row['reference']),
          cents: random() < 0.8 ? PRICE_CENTS : (pick([1500, 1000], random) ?? 0),
          currency: random() < 0.95 ? 'EUR' : 'USD',
          returnedCents: 0,
        });
      }
      return ['send', found, NEVER];
    },
  ],
  [
    8,
    async (person, { random, sent }) => {
      const money = pick(sent, random);
      if (!money) return ['function', [], NEVER];
      const { booking, cents, currency, order, capture } = money;
      const sql = `select public.confirm_event_payment('${booking}', 'paypal', ${cents}, '${currency}', '${order}', '${capture}')`;
      return ['function', await person.act('server', sql), NEVER];
    },
  ],
  [
    6,
    async (_person, { random, sent }) => {
      const money = pick(sent, random);
      if (money) money.returnedCents = random() < 0.5 ? money.cents : Math.ceil(money.cents / 3);
      return ['return', [], NEVER];
    },
  ],
  [
    3,
    async (person) => {
      // The time to pay of some is over (A-106): the schedule ends what nothing came for.
      await person.act(
        'owner',
        `with late as (
           select id from public.event_applications where status = 'pending' order by random() limit 3 for update skip locked
         )
         update public.event_applications set pay_by = now() - interval '1 minute' where id in (select id from late)`,
      );
      return ['end unpaid', await person.act('owner', 'select private.end_unpaid(20)'), NEVER];
    },
  ],
  [
    3,
    async (person, { random }) => {
      const sql = `select public.admin_take_up_application((
        select id from public.event_applications where expired order by random() limit 1
      ))`;
      return [
        'take up',
        await person.act(pick(admins, random) ?? '', sql),
        /^(P0001 (NO_APPLICATION|ALREADY_DECIDED|EVENT_NOT_FOUND)|23505 event_applications_one_active)$/,
      ];
    },
  ],
  [8, recordStatement],
  [6, settlePayments],
  [4, splitPayment],
  [4, recordReturns],
  [
    5,
    async (person, { random }) => {
      const outcome = random() < 0.6 ? 'refunded' : 'kept';
      const sql = `select public.admin_settle_refund(task.id, '${outcome}') from (
        select (task ->> 'id')::uuid as id
        from jsonb_array_elements(public.admin_list_refunds(1, 10, wanted_state => 'open') -> 'rows') task
        order by random() limit 1
      ) task`;
      return [
        'settle',
        await person.act(pick(admins, random) ?? '', sql),
        /^P0001 (ALREADY_DECIDED|NOT_FOUND)$/,
      ];
    },
  ],
  [
    3,
    async (person, { random }) => {
      const member = pick(members, random) ?? '';
      const answer = await person.act(
        'owner',
        `delete from auth.users where id = '${member}'; ${newcomers([member])}`,
      );
      return ['leave', answer, /^23505 users_(pkey|email_partial_key)$/];
    },
  ],
  [
    4,
    async (person, round) => {
      const member = pick(members, round.random) ?? '';
      const sql = `select public.state_payment((select id from public.event_applications where user_id = '${member}' order by created_at desc limit 1), ${round.random() < 0.5})`;
      return [
        'state payment',
        await person.act(member, sql),
        /^P0001 (NO_APPLICATION|ALREADY_DECIDED|TOO_MANY.*)$/,
      ];
    },
  ],
];
const WEIGHTS = STEPS.reduce((sum, [weight]) => sum + weight, 0);

function anyStep(random: () => number): Step {
  let left = random() * WEIGHTS;
  for (const [weight, step] of STEPS) {
    left -= weight;
    if (left < 0) return step;
  }
  return recordStatement;
}

/** Members and admins of a crowd's own database, before its first round. */
export async function settleIn(crowd: Crowd): Promise<void> {
  await crowd.people.at(-1)?.act('owner', newcomers([...members, ...admins], admins));
}

/**
 * One round: each client does so many steps at the same time as the others, in an order that no seed repeats; then
 * nobody acts, and every law must hold. Gives what was said that nobody may hear, and what broke a law.
 */
export async function moneyRound(crowd: Crowd, seed: number, steps: number): Promise<string[]> {
  const owner = crowd.people.at(-1);
  if (!owner) return ['nobody there'];
  const round: Round = {
    events: Array.from({ length: EVENTS }, (_, index) => madeUpId('d3', seed * EVENTS + index)),
    sent: [],
    parts: [],
    random: randomFrom(seed),
    surprises: [],
  };
  await owner.act('owner', 'delete from public.events; delete from private.departed_bookings');
  await owner.act(
    'owner',
    `insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required) values ${round.events
      .map((id) => `('${id}', 'Busy', 'Berlin', now() + interval '9 days', now() + interval '10 days', 2, 5)`)
      .join()}`,
  );
  await Promise.all(
    crowd.people.slice(0, CLIENTS).map(async (person) => {
      for (let count = 0; count < steps; count += 1) {
        const [what, answer, allowed] = await anyStep(round.random)(person, round);
        if (typeof answer === 'string' && !allowed.test(answer)) round.surprises.push(`${what}: ${answer}`);
      }
    }),
  );
  const sent = [
    ...round.sent.map(({ booking, order, capture, cents }) => ({ booking, order, capture, cents })),
    ...round.parts,
  ];
  const broken = await owner.act('owner', moneyLaws(sent));
  if (typeof broken === 'string') return [...round.surprises, broken];
  return [...round.surprises, ...broken.map((row) => `${String(row['law'])}: ${String(row['id'])}`)];
}
