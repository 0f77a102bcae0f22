import { calendarText } from '@sorella/core/calendar';
import { zoneAbbreviation } from '@sorella/core/domain/events/event-time';
import { knownTimeZones } from '@sorella/core/domain/geography/time-zones';
import { describe, expect, it } from 'vitest';
import { accountMailTemplate } from './account-mails.ts';
import { mailTexts } from './mail-texts.ts';
import { writeMail } from './mails.ts';
import { type WaitingMail, waitingMail } from './waiting-mail.ts';
import { zoneName } from './zone-name.ts';

const event = {
  event_id: 'e',
  title: 'Sunday long-table brunch',
  start_time: '2026-11-29T10:00:00+00:00',
  end_time: '2026-11-29T13:30:00+00:00',
  time_zone: 'Europe/Berlin',
  location: 'Kreuzberg, Berlin',
};
const decided = { ...event, reference: 'K7M49QXT', amount_cents: 3000, was_approved: false, notes: null };

const mail = (given: object): WaitingMail =>
  waitingMail.parse({ id: 1, email: 'maya@sorella.test', first_name: 'Maya', ...given });
const now = Date.parse('2026-11-21T12:00:00Z');
const written = (kind: string, details: object = {}) =>
  writeMail(mail({ kind, details: { ...decided, ...details } }), 'https://sorella.example', now);

const COFFEE_CHATS = [
  'coffee-chat-asked',
  'coffee-chat-accepted',
  'coffee-chat-declined',
  'coffee-chat-cancelled',
  'coffee-chat-tomorrow',
] as const;
const chat = { person: 'Noor', dates: ['2026-11-27T11:00:00+00:00'], time_zone: 'Europe/Berlin' };
const senders = [
  { person: 'Noor', messages: 2 },
  { person: null, messages: 1 },
];

describe('Mails between members (A-60, A-102)', () => {
  const of = (kind: string, details: object) =>
    writeMail(mail({ kind, details }), 'https://sorella.example', now);

  it('name who asks for a coffee chat, by the first name, and the times with their zone', () => {
    const { subject, text } = of('coffee-chat-asked', chat);
    expect(subject).toBe('You are invited');
    expect(text).toContain('Noor invites you to a coffee chat.');
    expect(text).toContain('When: Friday, November 27, 2026, 12:00 PM CET');
    expect(text).toContain('https://sorella.example/coffee-chats');
  });

  it('name no time of what does not take place', () => {
    for (const kind of ['coffee-chat-declined', 'coffee-chat-cancelled'])
      expect(of(kind, chat).text).not.toContain('When');
  });

  it('gather who wrote while she was away, and never what', () => {
    const { subject, text } = of('message-received', { senders });
    expect(subject).toBe('New messages');
    expect(text).toContain('Noor: 2 messages\nSomeone: 1 message');
  });
});

describe('The mail of a morning (A-102)', () => {
  it('says how many wait, in the order of a day, and nothing of what does not', () => {
    const { subject, text } = writeMail(
      mail({ kind: 'daily-digest', details: { reports: 1, applications: 12 } }),
      'https://sorella.example',
      now,
    );
    expect(subject).toBe('What is waiting for you');
    expect(text).toContain('Applications to decide: 12\nReports to decide: 1\n');
    expect(text).not.toContain('Refunds');
    expect(text).toContain('https://sorella.example/admin');
  });
});

describe('Mails of decisions (R-334)', () => {
  it('say in the clock of the place what was approved, and what it opens', () => {
    const { subject, text, html } = written('application-approved');
    expect(subject).toBe('You are in: Sunday long-table brunch');
    for (const said of [
      'Hello Maya,',
      'Event: Sunday long-table brunch',
      'When: Sunday, November 29, 2026, 11:00 AM to 2:30 PM CET',
      'Where: Kreuzberg, Berlin',
      'Price: €30.00',
      'https://sorella.example/events/e',
    ])
      expect(text).toContain(said);
    for (const said of ['<td', '11:00 AM to 2:30 PM CET', 'href="https://sorella.example/events/e"'])
      expect(html).toContain(said);
  });

  it('name the zone as the pages do, in winter and in summer (R-297)', () => {
    const summer = { start_time: '2026-07-05T09:00:00+00:00', end_time: '2026-07-05T12:00:00+00:00' };
    expect(written('application-approved', summer).text).toContain('11:00 AM to 2:00 PM CEST');
    const lisbon = { ...summer, time_zone: 'Europe/Lisbon' };
    expect(written('application-approved', lisbon).text).toContain('10:00 AM to 1:00 PM WEST');
    for (const zone of [...knownTimeZones(), 'UTC'])
      for (const at of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])
        expect(`${zone} ${zoneName(new Date(at), zone)}`).toBe(`${zone} ${zoneAbbreviation(at, zone)}`);
  });

  it('give the reason of a denial and how money comes back, and none where none was asked', () => {
    const { text } = written('application-denied', { notes: 'Full of regulars' });
    expect(text).toContain('A note from us: Full of regulars');
    expect(text).toContain('your reference K7M49QXT');
    expect(written('application-denied', { amount_cents: 0 }).text).not.toContain('K7M49QXT');
  });

  it('promise a free cancellation only where there is time for one (R-333, A-95)', () => {
    expect(written('application-approved').text).toContain(
      'Cancellation is free of charge up to 48 hours before the event, until Friday, November 27, 2026, 11:00 AM CET.',
    );
    const soon = { start_time: '2026-11-22T18:00:00+00:00', end_time: '2026-11-22T20:00:00+00:00' };
    expect(written('application-approved', soon).text).toContain(
      'The event is less than 48 hours away: cancelling is not free of charge any more.',
    );
  });

  it('say after applying what is paid, where, and by which reference (R-315, A-89)', () => {
    const link = 'https://paypal.me/sorella/30.00';
    const { subject, text } = written('payment-due', { link });
    expect(subject).toBe('How to pay: Sunday long-table brunch');
    for (const said of ['Amount: €30.00', 'Reference: K7M49QXT', `PayPal: ${link}`, 'in the payment note'])
      expect(text).toContain(said);
    const { text: without } = written('payment-due', { link: null });
    expect(without).toContain('reply to this email to arrange your payment');
    expect(without).not.toContain('PayPal:');
  });

  it('say what came of a price and what of it is still to pay (A-89)', () => {
    const link = 'https://paypal.me/sorella/5.00';
    const { subject, text } = written('payment-rest', { link, amount_cents: 500, came_cents: 2500 });
    expect(subject).toBe('Part of the price is still due: Sunday long-table brunch');
    for (const said of ['Received: €25.00', 'Still due: €5.00', `PayPal: ${link}`, 'Reference: K7M49QXT'])
      expect(text).toContain(said);
    expect(text).not.toContain('I have paid');
  });

  it('say by when to pay, before it ends and once it has (A-106)', () => {
    const owed = { link: 'https://paypal.me/sorella/30.00', pay_by: '2026-11-27T17:00:00+00:00' };
    for (const kind of ['payment-due', 'payment-reminder']) {
      const { text } = written(kind, owed);
      expect(text).toContain('Pay by: Friday, November 27, 2026, 6:00 PM CET');
      expect(text).toContain('your application expires');
    }
    expect(written('payment-due', { link: null, pay_by: null }).text).not.toContain('Pay by');
    const { subject, text } = written('application-expired');
    expect(subject).toBe('Your application has expired: Sunday long-table brunch');
    expect(text).toContain('If you have paid, reply to this email with your reference K7M49QXT');
  });

  it('say of a cancelled event whether a seat or a wish went with it', () => {
    expect(written('event-cancelled', { was_approved: true }).text).toContain('Your seat was cancelled');
    expect(written('event-cancelled').text).toContain('Your application was cancelled');
  });

  it('say of another time or place what it was before', () => {
    const details = { ...event, location: 'Hamburg', before: event, status: 'approved' };
    const { text } = writeMail(mail({ kind: 'event-changed', details }), 'https://sorella.example', now);
    expect(text).toContain('Where: Hamburg');
    expect(text).toContain('Before: Sunday, November 29, 2026, 11:00 AM to 2:30 PM CET, Kreuzberg, Berlin');
    expect(text).toContain('Your seat stays yours');
  });

  it('have what organizers wrote as they wrote it (A-67)', () => {
    const details = { ...event, words: 'Second yard.\nRing at <Kranz>.' };
    const { subject, text, html } = writeMail(
      mail({ kind: 'event-message', details }),
      'https://sorella.example',
      now,
    );
    expect(subject).toBe('Message from the organizers: Sunday long-table brunch');
    expect(text).toContain('Second yard.\nRing at <Kranz>.');
    expect(html).toContain('Second yard.\nRing at &#60;Kranz&#62;.');
  });

  it('have the way to pay as a link, so that she pays from the mail alone (R-315, A-89)', () => {
    const link = 'https://paypal.me/sorella/30.00';
    const { html } = written('payment-due', { link });
    expect(html).toContain(`<a href="${link}"`);
    expect(written('payment-due', { link: 'https://x.example/"onload=1 <b>' }).html).not.toContain('<b>');
  });

  it('lead to the page of the thing itself', () => {
    expect(written('application-approved').html).toContain('href="https://sorella.example/events/e"');
    expect(written('application-denied').text).toContain('https://sorella.example/events?tab=applications');
  });

  it('remind of place and time, and lead to where she says that she cannot come (A-102)', () => {
    const { subject, text, html } = writeMail(
      mail({ kind: 'event-tomorrow', details: event }),
      'https://sorella.example',
      now,
    );
    expect(subject).toBe('Coming up: Sunday long-table brunch');
    expect(text).toContain(
      'When: Sunday, November 29, 2026, 11:00 AM to 2:30 PM CET\nWhere: Kreuzberg, Berlin',
    );
    expect(text).toContain("I can't come: https://sorella.example/events/e?cancel=true");
    expect(html).toContain('href="https://sorella.example/events/e?cancel=true"');
  });

  it('can be stopped by a link, but for what she must know (A-102)', () => {
    const token = 'a.application-approved.ff';
    const stops = mail({ kind: 'application-approved', details: decided, unsubscribe_token: token });
    const { text, html } = writeMail(stops, 'https://sorella.example', now);
    expect(text).toContain(
      'Stop emails like this: https://sorella.example/unsubscribe?token=a.application-approved.ff',
    );
    expect(html).toContain('href="https://sorella.example/unsubscribe?token=a.application-approved.ff"');
    const { text: must } = written('payment-due', { link: null });
    expect(must).toContain('We always send this email, whatever your settings');
    expect(must).not.toContain('unsubscribe');
  });

  it('say how much was sent back, and for what', () => {
    const { subject, text } = written('refund-sent', { amount_cents: 1250, currency: 'EUR' });
    expect(subject).toBe('Refund sent: Sunday long-table brunch');
    expect(text).toContain('Amount: €12.50\nReference: K7M49QXT');
    expect(written('refund-sent', { currency: 'USD' }).text).toContain('Amount: USD 30.00');
  });

  it('bring what she comes to as a file and a link for her calendar, as its page does (A-102)', () => {
    const entry = {
      id: 'e',
      title: event.title,
      start: event.start_time,
      end: event.end_time,
      location: event.location,
      url: 'https://sorella.example/events/e',
    };
    const mails = [
      written('application-approved'),
      written('event-tomorrow'),
      written('event-soon'),
      written('event-changed', { before: event, status: 'approved' }),
    ];
    for (const { text, attachments } of mails) {
      expect(attachments).toEqual([
        { filename: 'event.ics', contentType: 'text/calendar', content: calendarText(entry, now) },
      ]);
      expect(text).toContain('The attached file adds it to any calendar.');
      const [link = ''] = /https:\/\/calendar\.google\.com\S+/.exec(text) ?? [];
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
        action: 'TEMPLATE',
        text: event.title,
        dates: '20261129T100000Z/20261129T133000Z',
        location: event.location,
        details: 'https://sorella.example/events/e',
      });
    }
    for (const other of [
      written('application-denied'),
      written('event-cancelled'),
      written('event-changed', { before: event, status: 'pending' }),
    ])
      expect(other.attachments).toBeUndefined();
  });

  it('are dark where the program is, load nothing, and tell lists of mails what they are about', () => {
    const { html } = written('application-approved');
    for (const said of [
      '<meta name="color-scheme" content="light dark">',
      '@media (prefers-color-scheme:dark)',
      'max-width:600px',
      'display:none;max-height:0;overflow:hidden">Your application was approved.',
    ])
      expect(html).toContain(said);
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import|src=/);
  });

  it('name both days of what goes on past midnight', () => {
    const { text } = written('application-approved', { end_time: '2026-11-30T01:00:00+00:00' });
    expect(text).toContain('Sunday, November 29, 2026, 11:00 AM to Monday, November 30, 2026, 2:00 AM CET');
  });

  it('let no word of anybody become markup, a link or a header', () => {
    const plain = 'Plain words';
    const nasty = [
      '"><script>alert(1)</script>',
      "' onmouseover='x",
      '</style></td></table><img src=x onerror="x">',
      '<!--',
      ']]>',
      '&lt;b&gt;',
      '{heading}{notes}$& $1 {{ .SiteURL }}',
      'Tea\r\nBcc: x@y.z',
      'javascript:alert(1)',
      'https://x.example/"onload=1 <b>',
    ];
    const place = (said: string) => ({ ...event, title: said, location: said });
    const kinds = (said: string) => [
      { kind: 'application-approved', details: { ...decided, ...place(said), notes: said } },
      { kind: 'application-denied', details: { ...decided, ...place(said), notes: said } },
      { kind: 'payment-due', details: { ...decided, ...place(said), link: null } },
      { kind: 'event-changed', details: { ...place(said), before: place(said), status: 'approved' } },
      { kind: 'event-message', details: { ...place(said), words: said } },
      { kind: 'event-tomorrow', details: place(said) },
      { kind: 'refund-sent', details: { ...decided, ...place(said), currency: 'EUR' } },
      { kind: 'coffee-chat-asked', details: { ...chat, person: said } },
      { kind: 'message-received', details: { senders: [{ person: said, messages: 1 }] } },
    ];
    const sent = (said: string) =>
      kinds(said).map((given) =>
        writeMail(mail({ ...given, first_name: said }), 'https://sorella.example', now),
      );
    // What of the page is no text: all elements, but for where the link to the calendar leads.
    const elements = (html: string) =>
      html.replaceAll(/https:\/\/calendar\.google\.com[^"]*/g, '').match(/<[^>]*>/g);
    const expected = sent(plain).map(({ html }) => elements(html));
    for (const said of nasty) {
      const mails = sent(said);
      expect(mails.map(({ html }) => elements(html))).toEqual(expected);
      for (const { subject, attachments } of mails) {
        expect(subject).not.toMatch(/[\r\n]/);
        expect(attachments?.[0]?.content ?? '').not.toMatch(/^Bcc/m);
      }
    }
  });

  it('of the sign-in service have the same layout, as their templates say it (R-116)', async () => {
    for (const kind of ['confirmation', 'recovery'] as const)
      await expect(accountMailTemplate(kind)).toMatchFileSnapshot(`../../templates/${kind}.html`);
  });

  it('say every text of their table, and nothing but it (R-334)', () => {
    const place = {
      ...event,
      end_time: '2026-11-30T01:00:00+00:00',
      start_time: '2026-11-22T18:00:00+00:00',
    };
    const changed = { ...event, before: event };
    const mails = [
      ...[
        'application-approved',
        'application-denied',
        'application-expired',
        'seat-removed',
        'event-cancelled',
      ].flatMap((kind) => [
        { kind, details: { ...decided, was_approved: true } },
        { kind, first_name: null, details: { ...decided, ...place, notes: 'See you' } },
      ]),
      { kind: 'payment-due', details: { ...decided, link: null } },
      { kind: 'payment-due', details: { ...decided, link: 'https://pay.example' } },
      { kind: 'payment-reminder', details: { ...decided, link: null, pay_by: event.start_time } },
      { kind: 'payment-rest', details: { ...decided, link: 'https://pay.example', came_cents: 3000 } },
      { kind: 'event-changed', details: { ...changed, status: 'approved' } },
      { kind: 'event-changed', details: { ...changed, status: 'pending' } },
      { kind: 'event-changed', details: { ...changed, status: 'pending', pay_by: event.start_time } },
      { kind: 'event-message', details: { ...event, words: 'See you' } },
      { kind: 'refund-sent', details: { ...decided, currency: 'EUR' } },
      { kind: 'event-tomorrow', details: event },
      { kind: 'event-soon', details: event },
      { kind: 'host-named', details: event },
      ...COFFEE_CHATS.map((kind) => ({ kind, details: chat })),
      // Open requests were to nobody in particular.
      ...COFFEE_CHATS.map((kind) => ({ kind, details: { ...chat, person: null, dates: [] } })),
      { kind: 'message-received', details: { senders }, unsubscribe_token: 'x' },
      { kind: 'member-warned', details: { words: 'See you' } },
      { kind: 'member-suspended', details: { words: 'See you', until: event.start_time } },
      { kind: 'member-reinstated', details: {} },
      {
        kind: 'daily-digest',
        details: { applications: 2, payments: 2, refunds: 2, reports: 2, lonely_events: 2, failed_mails: 2 },
      },
    ].map((given) => writeMail(mail(given), 'https://sorella.example', now));
    const sent = mails
      .flatMap(({ subject, text, attachments = [] }) => [
        subject,
        text,
        ...attachments.map(({ filename }) => filename),
      ])
      .concat(accountMailTemplate('confirmation'), accountMailTemplate('recovery'))
      .join('\n')
      .replaceAll(/\{\{ \.SiteURL \}\}[^<"]*/g, ' ')
      .replaceAll(/<style>[^]*?<\/style>|<[^>]*>|&\S+?;/g, ' ');
    const fixedParts = Object.entries(mailTexts).flatMap(([kind, texts]) =>
      Object.entries(texts).flatMap(([name, text]) =>
        text.split(/\{\w+\}/).map((part) => [`${kind}.${name}`, part] as const),
      ),
    );
    expect(fixedParts.filter(([, part]) => !sent.includes(part))).toEqual([]);

    const filledIn = new RegExp(
      [
        /Maya|Noor|2 messages|: 2$|See you|K7M49QXT|€30\.00|Kreuzberg, Berlin|Sunday long-table brunch|Europe\/Berlin|CET|UTC/,
        /https:\S+/,
        /(Friday|Sunday|Monday), November \d+, 2026|November \d+, 2026 at|\d+:\d\d [AP]M/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'gm',
    );
    const words = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
    const known = new Set(fixedParts.flatMap(([, part]) => words(part)));
    expect(words(sent.replaceAll(filledIn, ' ')).filter((word) => !known.has(word))).toEqual([]);
  });
});
