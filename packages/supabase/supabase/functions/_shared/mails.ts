import { z } from 'zod';
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

/** As in the other templates of mails. */
const BRAND = 'Sorella';

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
  const until = `${clock(end)} ${zoneName(end, timeZone)}`;
  return day(start) === day(end)
    ? `${day(start)}, ${clock(start)} to ${until}`
    : `${day(start)}, ${clock(start)} to ${day(end)}, ${until}`;
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
  ['Event', at.title],
  ['When', whenOf(at)],
  ['Where', at.location],
];

/** A cancel is free until so many milliseconds before the start. */
const FREE_CANCELLATION_MS = 48 * 3_600_000;

/** Until when cancelling is free, or that it is not any more. */
function freeUntil({ start_time, time_zone: timeZone }: Place, now: number): string {
  const end = new Date(Date.parse(start_time) - FREE_CANCELLATION_MS);
  if (now > end.getTime())
    return 'The event is less than 48 hours away: cancelling is not free of charge any more.';
  const until = end.toLocaleString('en-US', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `Cancellation is free of charge up to 48 hours before the event, until ${until} (${timeZone}).`;
}

/** What is paid, where, and by which reference it is found. */
function paymentDueContent(details: Extract<WaitingMail, { kind: 'payment-due' }>['details']): Content {
  const { amount_cents, reference, link } = details;
  return {
    heading: 'How to pay',
    opening: 'Your application has arrived. It is complete once your payment is there.',
    facts: [
      ...factsOf(details),
      ['Amount', euros(amount_cents)],
      ['Reference', reference],
      ...(link === null ? [] : [['PayPal', link] as const]),
    ],
    closing: [
      link === null
        ? `Please reply to this mail to arrange your payment, and name your reference ${reference}.`
        : `Put the reference ${reference} into the note of your payment: by it an admin finds your money and confirms your seat.`,
      'If you have paid already, there is nothing more to do.',
    ],
  };
}

function contentOf(mail: WaitingMail, now: number): Content {
  const { details } = mail;
  if (mail.kind === 'event-changed') {
    const { before, status } = mail.details;
    return {
      heading: 'Changed',
      opening: `The time or place of an event you ${status === 'approved' ? 'have a seat at' : 'applied for'} has changed.`,
      facts: [...factsOf(details), ['Before', `${whenOf(before)}, ${before.location}`]],
      closing: [
        status === 'approved'
          ? 'Your seat stays yours. If you can no longer come, please cancel your booking so that somebody else can.'
          : 'Your application stays as it is.',
      ],
    };
  }
  if (mail.kind === 'event-message') {
    return {
      heading: 'Message from the organizers',
      opening: 'The organizers of this event wrote to you:',
      words: mail.details.words,
      facts: factsOf(details),
      closing: ['You find this message with your application too. To answer, reply to this mail.'],
    };
  }
  if (mail.kind === 'payment-due') return paymentDueContent(mail.details);
  const { amount_cents, reference, notes, was_approved } = mail.details;
  const refund =
    amount_cents > 0
      ? [`If you have paid for it, reply to this mail with your reference ${reference} for a refund.`]
      : [];
  const paid: Content['facts'] =
    amount_cents > 0
      ? [
          ['Price', euros(amount_cents)],
          ['Reference', reference],
        ]
      : [];
  const facts = [...factsOf(details), ...paid];
  switch (mail.kind) {
    case 'application-approved':
      return {
        heading: 'You are in',
        opening: 'Your application was approved. A seat is reserved for you.',
        facts,
        notes,
        closing: ['Coffee Chats and Messages are open to you now.', freeUntil(details, now)],
      };
    case 'application-denied':
      return {
        heading: 'About your application',
        opening: 'Your application was not approved this time.',
        facts,
        notes,
        closing: [...refund, 'You are welcome to apply for another event.'],
      };
    case 'seat-removed':
      return {
        heading: 'Your seat was taken back',
        opening: 'An admin has taken back your seat at this event.',
        facts,
        notes,
        closing: refund,
      };
    case 'event-cancelled':
      return {
        heading: 'Cancelled',
        opening: `This event does not take place. ${was_approved ? 'Your seat' : 'Your application'} was cancelled with it.`,
        facts,
        closing: refund,
      };
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Writes a mail, plain and HTML, with the event's details. `siteUrl` is where the app is served, `now` in ms. */
export function writeMail(mail: WaitingMail, siteUrl: string, now: number): WrittenMail {
  const { heading, opening, words, facts, notes, closing } = contentOf(mail, now);
  const subject = `${heading}: ${oneLine(mail.details.title)}`;
  const greeting = mail.first_name ? `Hello ${mail.first_name},` : 'Hello,';
  const link = `${siteUrl}/events`;
  const wrote = notes ? [`A note from us: ${notes}`] : [];
  const text = [
    greeting,
    opening,
    ...(words === undefined ? [] : [words]),
    facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    ...wrote,
    ...closing,
    `Your applications: ${link}`,
    BRAND,
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
                <p style="margin:0 0 24px;font-weight:700;font-size:19px;letter-spacing:-0.02em;color:#A5124F">${BRAND}</p>
                <h1 style="margin:0 0 12px;font-size:28px;line-height:1.1;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
                ${[greeting, opening].map(paragraph).join('')}${said}
                <table cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${rows.join('')}</table>
                ${[...wrote, ...closing].map(paragraph).join('')}
                <p style="margin:0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#A5124F;color:#FFFFFF;font-weight:700;text-decoration:none">Your applications</a></p>
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
