import { calendarFile, googleCalendarLink } from './calendar-file.ts';
import type { MailAttachment } from './environment.ts';
import { contentOf, type MailContent } from './mail-content.ts';
import {
  button,
  escapeHtml,
  factsTable,
  linkLine,
  type MailHref,
  mailPage,
  paragraph,
  quotation,
  smallLink,
} from './mail-layout.ts';
import { fillMailText, mailTexts } from './mail-texts.ts';
import type { WaitingMail } from './waiting-mail.ts';

const { everyMail } = mailTexts;

/** A mail as it is sent, said twice: for readers of text and for the others. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What she comes to, as a file for her calendar. */
  readonly attachments?: readonly MailAttachment[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A mail's lines as each reader gets them. */
interface Said extends MailContent {
  readonly subject: string;
  readonly greeting: string;
  /** What an admin wrote to her. */
  readonly wrote: readonly string[];
  readonly href: string;
  readonly further: readonly MailHref[];
  /** Where mails of this kind are given up; null where she must know. */
  readonly stopHref: string | null;
}

function textOf({
  greeting,
  opening,
  words,
  facts,
  wrote,
  closing,
  link,
  href,
  further,
  stopHref,
  mustKnow = everyMail.mustKnow,
}: Said): string {
  return [
    greeting,
    opening,
    ...(words === undefined ? [] : [words]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n')]),
    ...wrote,
    ...closing,
    ...[{ label: link.label, href }, ...further].map((line) =>
      fillMailText(everyMail.linkLine, { label: line.label, link: line.href }),
    ),
    everyMail.brand,
    ...(stopHref === null
      ? [mustKnow]
      : [fillMailText(everyMail.linkLine, { label: everyMail.stop, link: stopHref })]),
  ].join('\n\n');
}

function htmlOf(lines: Said): string {
  const { subject, heading, greeting, opening, words, facts, wrote, closing, link, href, further, stopHref } =
    lines;
  return mailPage({
    title: subject,
    preheader: opening,
    heading,
    sections: [
      paragraph(greeting),
      paragraph(opening),
      ...(words === undefined ? [] : [quotation(words)]),
      ...(facts.length === 0 ? [] : [factsTable(facts)]),
      ...[...wrote, ...closing].map(paragraph),
      button({ label: link.label, href }),
      ...further.map(linkLine),
    ],
    foot: [
      stopHref === null
        ? escapeHtml(lines.mustKnow ?? everyMail.mustKnow)
        : smallLink({ label: everyMail.stop, href: stopHref }),
    ],
  });
}

/** Writes a mail, plain and HTML. `siteUrl` is where the app is served, `now` in ms. */
export function writeMail(mail: WaitingMail, siteUrl: string, now: number): WrittenMail {
  const content = contentOf(mail, now);
  const { heading, notes, link } = content;
  const subject =
    'title' in mail.details
      ? fillMailText(everyMail.subject, { heading, title: oneLine(mail.details.title) })
      : heading;
  const greeting = mail.first_name
    ? fillMailText(everyMail.greeting, { firstName: mail.first_name })
    : everyMail.greetingNobody;
  const wrote = notes ? [fillMailText(everyMail.notes, { notes })] : [];
  const entry = content.calendar && { ...content.calendar, url: `${siteUrl}${content.calendar.path}` };
  const further = [
    ...(entry ? [{ label: everyMail.addToGoogle, href: googleCalendarLink(entry) }] : []),
    ...(content.more ?? []).map(({ label, path }) => ({ label, href: `${siteUrl}${path}` })),
  ];
  const token = mail.unsubscribe_token ?? null;
  const stopHref = token === null ? null : `${siteUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
  const closing = entry ? [...content.closing, everyMail.calendar] : content.closing;
  const href = `${siteUrl}${link.path}`;
  const said = { ...content, closing, subject, greeting, wrote, href, further, stopHref };
  return {
    subject,
    text: textOf(said),
    html: htmlOf(said),
    ...(entry && {
      attachments: [
        { filename: everyMail.calendarFile, contentType: 'text/calendar', content: calendarFile(entry, now) },
      ],
    }),
  };
}
