import { z } from 'zod';
import { fillMailText, mailTexts } from './mail-texts.ts';
import { zoneName } from './zone-name.ts';

const place = { start_time: z.string(), end_time: z.string(), time_zone: z.string(), location: z.string() };
const event = { event_id: z.string(), title: z.string(), ...place };
const decided = z.object({
  ...event,
  reference: z.string(),
  amount_cents: z.number(),
  was_approved: z.boolean(),
  notes: z.string().nullable(),
});

const { everyMail, mailsAboutMoney } = mailTexts;

/** What the database notes where an event was deleted. */
const DELETED = 'Event cancelled';

/** A mail that waits in the database: what happened, and the event as it stood then. */
export const waitingMail = z.intersection(
  z.object({ id: z.number(), email: z.string(), first_name: z.string().nullable() }),
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['application-approved', 'application-denied', 'seat-removed', 'event-cancelled']),
      details: decided,
    }),
    z.object({
      kind: z.literal('payment-due'),
      details: z.object({
        ...event,
        reference: z.string(),
        amount_cents: z.number(),
        /** Null where no payment link is set up: she arranges it with the admin. */
        link: z.string().nullable(),
        /** What of the price has come, where the amount is the rest of it. */
        came_cents: z.number().optional(),
      }),
    }),
    z.object({
      kind: z.literal('event-message'),
      /** What organizers wrote, with its lines. */
      details: z.object({ ...event, words: z.string() }),
    }),
    z.object({
      kind: z.literal('event-changed'),
      details: z.object({ ...event, before: z.object(place), status: z.enum(['pending', 'approved']) }),
    }),
  ]),
);
/** See the schema of the same name. */
export type WaitingMail = z.infer<typeof waitingMail>;

/** A mail as it is sent, said twice: for readers of text and for the others. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

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

/** Lines of one mail: what happened, the event, what there is to know, and what can be done. */
interface Content {
  /** Above the mail; the subject is this with the event's title. */
  readonly heading: string;
  readonly opening: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes?: string | null;
  /** Said by somebody, as she wrote it. */
  readonly words?: string;
  readonly closing: readonly string[];
}

const factsOf = (at: Place & { title: string }): Content['facts'] => [
  [everyMail.event, at.title],
  [everyMail.when, whenOf(at)],
  [everyMail.where, at.location],
];

/** A cancel is free until so many milliseconds before the start. */
const FREE_CANCELLATION_MS = 48 * 3_600_000;

/** Until when cancelling is free, or that it is not any more. */
function freeUntil({ start_time, time_zone: timeZone }: Place, now: number): string {
  const texts = mailTexts['application-approved'];
  const end = new Date(Date.parse(start_time) - FREE_CANCELLATION_MS);
  if (now > end.getTime()) return texts.notFree;
  const until = end.toLocaleString('en-US', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return fillMailText(texts.freeUntil, { until, timeZone });
}

/** What is paid, where, and by which reference it is found. */
function paymentDueContent(details: Extract<WaitingMail, { kind: 'payment-due' }>['details']): Content {
  const { amount_cents, reference, link, came_cents } = details;
  const texts = mailTexts['payment-due'];
  const isRest = came_cents !== undefined;
  return {
    heading: isRest ? texts.restHeading : texts.heading,
    opening: isRest ? texts.restOpening : texts.opening,
    facts: [
      ...factsOf(details),
      ...(isRest ? [[texts.came, euros(came_cents)] as const] : []),
      [isRest ? texts.rest : texts.amount, euros(amount_cents)],
      [mailsAboutMoney.reference, reference],
      ...(link === null ? [] : [[texts.link, link] as const]),
    ],
    closing: [
      fillMailText(link === null ? texts.withoutLink : texts.byLink, { reference }),
      isRest ? texts.restRefund : texts.paidAlready,
    ],
  };
}

/** What the event was before, and what stays of hers. */
function changedContent(details: Extract<WaitingMail, { kind: 'event-changed' }>['details']): Content {
  const { before, status } = details;
  const texts = mailTexts['event-changed'];
  const was = fillMailText(texts.beforeLine, { when: whenOf(before), location: before.location });
  return {
    heading: texts.heading,
    opening: status === 'approved' ? texts.openingSeat : texts.openingApplication,
    facts: [...factsOf(details), [texts.before, was]],
    closing: [status === 'approved' ? texts.seatStays : texts.applicationStays],
  };
}

function contentOf(mail: WaitingMail, now: number): Content {
  if (mail.kind === 'event-changed') return changedContent(mail.details);
  if (mail.kind === 'event-message') {
    const texts = mailTexts['event-message'];
    return {
      heading: texts.heading,
      opening: texts.opening,
      words: mail.details.words,
      facts: factsOf(mail.details),
      closing: [texts.answer],
    };
  }
  if (mail.kind === 'payment-due') return paymentDueContent(mail.details);
  const { details } = mail;
  const { amount_cents, reference, notes, was_approved } = details;
  const isPriced = amount_cents > 0;
  const refund = isPriced ? [fillMailText(mailsAboutMoney.refund, { reference })] : [];
  const paid: Content['facts'] = isPriced
    ? [
        [mailsAboutMoney.price, euros(amount_cents)],
        [mailsAboutMoney.reference, reference],
      ]
    : [];
  const facts = [...factsOf(details), ...paid];
  switch (mail.kind) {
    case 'application-approved': {
      const { heading, opening, opened } = mailTexts[mail.kind];
      return { heading, opening, facts, notes, closing: [opened, freeUntil(details, now)] };
    }
    case 'application-denied': {
      const { heading, opening, welcome } = mailTexts[mail.kind];
      return { heading, opening, facts, notes, closing: [...refund, welcome] };
    }
    case 'seat-removed': {
      const { heading, opening } = mailTexts[mail.kind];
      return { heading, opening, facts, notes, closing: refund };
    }
    case 'event-cancelled': {
      const { heading, seat, application } = mailTexts[mail.kind];
      // Of one that was deleted nothing more is said.
      const reason = notes === DELETED ? null : notes;
      return { heading, opening: was_approved ? seat : application, facts, notes: reason, closing: refund };
    }
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Writes a mail, plain and HTML, with the event's details. `siteUrl` is where the app is served, `now` in ms. */
export function writeMail(mail: WaitingMail, siteUrl: string, now: number): WrittenMail {
  const { heading, opening, words, facts, notes, closing } = contentOf(mail, now);
  const subject = fillMailText(everyMail.subject, { heading, title: oneLine(mail.details.title) });
  const greeting = mail.first_name
    ? fillMailText(everyMail.greeting, { firstName: mail.first_name })
    : everyMail.greetingNobody;
  const link = `${siteUrl}/events`;
  const wrote = notes ? [fillMailText(everyMail.notes, { notes })] : [];
  const text = [
    greeting,
    opening,
    ...(words === undefined ? [] : [words]),
    facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    ...wrote,
    ...closing,
    fillMailText(everyMail.applicationsLine, { label: everyMail.applications, link }),
    everyMail.brand,
  ].join('\n\n');
  const paragraph = (line: string) => `<p style="margin:0 0 20px;color:#5E4B63">${escapeHtml(line)}</p>`;
  const said =
    words === undefined
      ? ''
      : `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid #A5124F;white-space:pre-line">${escapeHtml(words)}</blockquote>`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:4px 20px 4px 0;font-weight:400;color:#76647C">${escapeHtml(name)}</th>` +
      `<td style="padding:4px 0;font-weight:700">${escapeHtml(value)}</td></tr>`,
  );
  // The look of templates/confirmation.html.
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="margin:0;background:#FFFCFA;color:#24112A;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td align="center" style="padding:40px 16px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#FFFFFF;border:1px solid #E9E0EA;border-radius:28px">
            <tr>
              <td style="padding:36px 36px 32px">
                <p style="margin:0 0 24px;font-weight:700;font-size:19px;letter-spacing:-0.02em;color:#A5124F">${escapeHtml(everyMail.brand)}</p>
                <h1 style="margin:0 0 12px;font-size:28px;line-height:1.1;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
                ${[greeting, opening].map(paragraph).join('')}${said}
                <table cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${rows.join('')}</table>
                ${[...wrote, ...closing].map(paragraph).join('')}
                <p style="margin:0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#A5124F;color:#FFFFFF;font-weight:700;text-decoration:none">${escapeHtml(everyMail.applications)}</a></p>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>`;
  return { subject, text, html };
}
