import type { CalendarEntry } from './calendar-file.ts';
import { fillMailText, mailTexts } from './mail-texts.ts';
import type { WaitingMail } from './waiting-mail.ts';
import { zoneName } from './zone-name.ts';

const { everyMail, mailsAboutMoney } = mailTexts;

/** What the database notes where an event was deleted. */
const DELETED = 'Event cancelled';

interface Place {
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly location: string;
}

/** `Sunday, November 29, 2026, 11:00 AM to 2:00 PM CET`: in the zone where it takes place. */
function whenOf({ start_time, end_time, time_zone: timeZone }: Place): string {
  const [start, end] = [new Date(start_time), new Date(end_time)];
  const day = (at: Date) =>
    at.toLocaleDateString('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    });
  const clock = (at: Date) =>
    at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const said = { day: day(start), start: clock(start), end: clock(end), zone: zoneName(end, timeZone) };
  return day(start) === day(end)
    ? fillMailText(everyMail.onOneDay, said)
    : fillMailText(everyMail.overMidnight, { ...said, endDay: day(end) });
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const money = (cents: number, currency: string) =>
  currency === 'EUR' ? euros(cents) : `${currency} ${(cents / 100).toFixed(2)}`;

const applications = { path: '/events?tab=applications', label: everyMail.applications };
const eventPage = ({ event_id }: { event_id: string }) => ({
  path: `/events/${event_id}`,
  label: everyMail.openEvent,
});

/** A path of the app, and what its button or line says. */
export interface MailLink {
  readonly path: string;
  readonly label: string;
}

/** An event that goes into her calendar, with the path of its page. */
export type MailCalendar = Omit<CalendarEntry, 'url'> & Pick<MailLink, 'path'>;

/** Lines of one mail: what happened, what it is about, what there is to know, and what can be done. */
export interface MailContent {
  /** Above the mail; the subject is this, with the event's title where there is one. */
  readonly heading: string;
  readonly opening: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes?: string | null;
  /** Said by somebody, as she wrote it. */
  readonly words?: string;
  readonly closing: readonly string[];
  /** The page of the thing itself. */
  readonly link: MailLink;
  /** What else there is to do. */
  readonly more?: readonly MailLink[];
  /** What she comes to, as an entry for her calendar. */
  readonly calendar?: MailCalendar;
  /** Why it cannot be stopped, where it is about something else than money and events. */
  readonly mustKnow?: string;
}

const factsOf = (at: Place & { title: string }): MailContent['facts'] => [
  [everyMail.event, at.title],
  [everyMail.when, whenOf(at)],
  [everyMail.where, at.location],
];

const calendarOf = (at: Place & { event_id: string; title: string }): MailCalendar => ({
  id: at.event_id,
  title: at.title,
  start: at.start_time,
  end: at.end_time,
  location: at.location,
  path: eventPage(at).path,
});

/** A cancel is free until so many milliseconds before the start. */
const FREE_CANCELLATION_MS = 48 * 3_600_000;

/** Until when cancelling is free, or that it is not any more. */
function freeUntil({ start_time, time_zone: timeZone }: Place, now: number): string {
  const texts = mailTexts['application-approved'];
  const end = new Date(Date.parse(start_time) - FREE_CANCELLATION_MS);
  if (now > end.getTime()) return texts.notFree;
  return fillMailText(texts.freeUntil, { until: momentOf(end.toISOString(), timeZone) });
}

type OwedMail = Extract<WaitingMail, { kind: 'payment-due' | 'payment-reminder' | 'payment-rest' }>;

/** What is paid, where, by which reference it is found, and by when. */
function owedContent({ kind, details }: OwedMail): MailContent {
  const { amount_cents, reference, link } = details;
  const due = mailTexts['payment-due'];
  const rest = mailTexts['payment-rest'];
  const payBy = 'pay_by' in details ? (details.pay_by ?? null) : null;
  const how = fillMailText(link === null ? due.withoutLink : due.byLink, { reference });
  const ends = payBy === null ? [] : [due.endsItself];
  return {
    heading: mailTexts[kind].heading,
    opening: mailTexts[kind].opening,
    facts: [
      ...factsOf(details),
      ...('came_cents' in details ? [[rest.came, euros(details.came_cents)] as const] : []),
      [kind === 'payment-rest' ? rest.rest : due.amount, euros(amount_cents)],
      [mailsAboutMoney.reference, reference],
      ...(payBy === null ? [] : [[due.payBy, momentOf(payBy, details.time_zone)] as const]),
      ...(link === null ? [] : [[due.link, link] as const]),
    ],
    closing:
      kind === 'payment-due'
        ? [how, ...ends, due.paidAlready]
        : kind === 'payment-rest'
          ? [how, rest.refund]
          : [how, ...ends, mailTexts[kind].havePaid],
    link: kind === 'payment-due' ? eventPage(details) : applications,
  };
}

/** What the event was before, and what stays of hers. */
function changedContent(details: Extract<WaitingMail, { kind: 'event-changed' }>['details']): MailContent {
  const { before, status } = details;
  const { payBy, paidAlready } = mailTexts['payment-due'];
  const by = details.pay_by ?? null;
  const texts = mailTexts['event-changed'];
  const was = fillMailText(texts.beforeLine, { when: whenOf(before), location: before.location });
  return {
    heading: texts.heading,
    opening: status === 'approved' ? texts.openingSeat : texts.openingApplication,
    facts: [
      ...factsOf(details),
      [texts.before, was],
      ...(by === null ? [] : [[payBy, momentOf(by, details.time_zone)] as const]),
    ],
    closing:
      status === 'approved'
        ? [texts.seatStays]
        : by === null
          ? [texts.applicationStays]
          : [texts.payByNow, paidAlready],
    link: eventPage(details),
    ...(status === 'approved' && { calendar: calendarOf(details) }),
  };
}

/** What an admin has decided about an application. */
function decidedContent(
  mail: Extract<WaitingMail, { details: { was_approved: boolean } }>,
  now: number,
): MailContent {
  const { details } = mail;
  const { amount_cents, reference, notes, was_approved } = details;
  const isPriced = amount_cents > 0;
  const refund = isPriced ? [fillMailText(mailsAboutMoney.refund, { reference })] : [];
  const paid: MailContent['facts'] = isPriced
    ? [
        [mailsAboutMoney.price, euros(amount_cents)],
        [mailsAboutMoney.reference, reference],
      ]
    : [];
  const facts = [...factsOf(details), ...paid];
  switch (mail.kind) {
    case 'application-approved': {
      const { heading, opening, opened } = mailTexts[mail.kind];
      const closing = [opened, freeUntil(details, now)];
      const calendar = calendarOf(details);
      return { heading, opening, facts, notes, closing, link: eventPage(details), calendar };
    }
    case 'application-denied': {
      const { heading, opening, welcome } = mailTexts[mail.kind];
      return { heading, opening, facts, notes, closing: [...refund, welcome], link: applications };
    }
    case 'application-expired': {
      const { heading, opening, again, havePaid } = mailTexts[mail.kind];
      const closing = [fillMailText(havePaid, { reference }), again];
      return { heading, opening, facts, notes, closing, link: eventPage(details) };
    }
    case 'seat-removed': {
      const { heading, opening } = mailTexts[mail.kind];
      return { heading, opening, facts, notes, closing: refund, link: applications };
    }
    case 'event-cancelled': {
      const { heading, seat, application } = mailTexts[mail.kind];
      const opening = was_approved ? seat : application;
      // Of one that was deleted nothing more is said, and no page of it is left.
      const isDeleted = notes === DELETED;
      return {
        heading,
        opening,
        facts,
        notes: isDeleted ? null : notes,
        closing: refund,
        link: isDeleted ? applications : eventPage(details),
      };
    }
  }
}

/** What she is reminded of; she comes, or says that she cannot. */
function reminderContent({
  kind,
  details,
}: Extract<WaitingMail, { kind: 'event-tomorrow' | 'event-soon' }>): MailContent {
  const { heading, opening } = mailTexts[kind];
  const { cannotCome } = mailTexts.mailsThatRemind;
  const page = eventPage(details);
  return {
    heading,
    opening,
    facts: factsOf(details),
    closing: [],
    link: page,
    calendar: calendarOf(details),
    more: [{ path: `${page.path}?cancel=true`, label: cannotCome }],
  };
}

/** Who hosts an event reads what she can do for it. */
function hostContent(details: Extract<WaitingMail, { kind: 'host-named' }>['details']): MailContent {
  const { heading, opening, rights, button } = mailTexts['host-named'];
  return {
    heading,
    opening,
    facts: factsOf(details),
    closing: [rights],
    link: { path: `/admin/events/${details.event_id}`, label: button },
    calendar: calendarOf(details),
  };
}

/** Money that was sent back. */
function refundContent(details: Extract<WaitingMail, { kind: 'refund-sent' }>['details']): MailContent {
  const { amount_cents, currency, reference } = details;
  const { heading, opening, amount, patience } = mailTexts['refund-sent'];
  return {
    heading,
    opening,
    facts: [
      ...factsOf(details),
      [amount, money(amount_cents, currency)],
      ...(reference === null ? [] : [[mailsAboutMoney.reference, reference] as const]),
    ],
    closing: [patience],
    link: applications,
  };
}

/** `Friday, November 27, 2026, 12:00 PM CET` */
function momentOf(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const said = at.toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return `${said.replace(' at ', ', ')} ${zoneName(at, timeZone)}`;
}

type CoffeeChatMail = Extract<WaitingMail, { details: { dates: string[] } }>;

/** What became of a coffee chat. */
function coffeeChatContent({ kind, details }: CoffeeChatMail): MailContent {
  const { facts, button } = mailTexts.mailsAboutCoffeeChats;
  const words = mailTexts[kind];
  const { heading, opening } = words;
  const times = details.dates.map((date) => momentOf(date, details.time_zone)).join('; ');
  const isOff = kind === 'coffee-chat-declined' || kind === 'coffee-chat-cancelled';
  return {
    heading,
    // A request that was to nobody in particular names nobody.
    opening:
      details.person === null && 'openingUnnamed' in words
        ? words.openingUnnamed
        : fillMailText(opening, { person: details.person ?? everyMail.someone }),
    facts: isOff || times === '' ? [] : [[facts, times]],
    closing: [],
    link: { path: '/coffee-chats', label: button },
  };
}

/** What organizers decided about her account. */
function accountContent(
  mail: Extract<WaitingMail, { kind: 'member-warned' | 'member-suspended' | 'member-reinstated' }>,
): MailContent {
  const { heading, opening, closing } = mailTexts[mail.kind];
  const { button, until } = mailTexts.mailsAboutAccounts;
  return {
    heading,
    opening,
    ...('words' in mail.details && { words: mail.details.words }),
    // Nobody's event and nobody's clock: hers is not known here.
    facts: 'until' in mail.details ? [[until, momentOf(mail.details.until, 'UTC')]] : [],
    closing: [closing],
    link: { path: '/profile', label: button },
    mustKnow: mailTexts.mailsAboutAccounts.mustKnow,
  };
}

/** Who wrote while she was away: how much, and not what. */
function messagesContent(
  details: Extract<WaitingMail, { kind: 'message-received' }>['details'],
): MailContent {
  const { heading, opening, one, many, button, words } = mailTexts['message-received'];
  return {
    heading,
    opening,
    facts: details.senders.map(({ person, messages }) => [
      person ?? everyMail.someone,
      messages === 1 ? one : fillMailText(many, { n: String(messages) }),
    ]),
    closing: [words],
    link: { path: '/messages', label: button },
  };
}

const DIGEST_ORDER = [
  'applications',
  'payments',
  'refunds',
  'reports',
  'lonely_events',
  'failed_mails',
] as const;

/** What waits for organizers, in the order of a day. */
function digestContent(details: Extract<WaitingMail, { kind: 'daily-digest' }>['details']): MailContent {
  const { heading, opening, button, ...names } = mailTexts['daily-digest'];
  return {
    heading,
    opening,
    facts: DIGEST_ORDER.flatMap((name) => {
      const waiting = details[name] ?? 0;
      return waiting === 0 ? [] : [[names[name], String(waiting)] as const];
    }),
    closing: [],
    link: { path: '/admin', label: button },
  };
}

/** The lines of a mail; `now` in milliseconds since 1970. */
export function contentOf(mail: WaitingMail, now: number): MailContent {
  switch (mail.kind) {
    case 'event-changed':
      return changedContent(mail.details);
    case 'event-message': {
      const { heading, opening, answer } = mailTexts[mail.kind];
      const { words } = mail.details;
      return { heading, opening, words, facts: factsOf(mail.details), closing: [answer], link: applications };
    }
    case 'payment-due':
    case 'payment-reminder':
    case 'payment-rest':
      return owedContent(mail);
    case 'refund-sent':
      return refundContent(mail.details);
    case 'coffee-chat-asked':
    case 'coffee-chat-accepted':
    case 'coffee-chat-declined':
    case 'coffee-chat-cancelled':
    case 'coffee-chat-tomorrow':
      return coffeeChatContent(mail);
    case 'event-tomorrow':
    case 'event-soon':
      return reminderContent(mail);
    case 'host-named':
      return hostContent(mail.details);
    case 'member-warned':
    case 'member-suspended':
    case 'member-reinstated':
      return accountContent(mail);
    case 'daily-digest':
      return digestContent(mail.details);
    case 'message-received':
      return messagesContent(mail.details);
    case 'application-approved':
    case 'application-denied':
    case 'application-expired':
    case 'seat-removed':
    case 'event-cancelled':
      return decidedContent(mail, now);
  }
}
