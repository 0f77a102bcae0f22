import { contentOf, type MailContent } from './mail-content.ts';
import { fillMailText, mailTexts } from './mail-texts.ts';
import type { WaitingMail } from './waiting-mail.ts';

const { everyMail } = mailTexts;

/** A mail as it is sent, said twice: for readers of text and for the others. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A mail's lines as each reader gets them. */
interface Said extends MailContent {
  readonly subject: string;
  readonly greeting: string;
  /** What an admin wrote to her. */
  readonly wrote: readonly string[];
  readonly href: string;
  readonly further: readonly { readonly label: string; readonly href: string }[];
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
      ? [everyMail.mustKnow]
      : [fillMailText(everyMail.linkLine, { label: everyMail.stop, link: stopHref })]),
  ].join('\n\n');
}

const paragraph = (line: string) => `<p style="margin:0 0 20px;color:#5E4B63">${escapeHtml(line)}</p>`;
/** A link where it is one: she pays from the mail alone. */
const valueOf = (value: string) =>
  /^https:\/\/\S+$/.test(value)
    ? `<a href="${escapeHtml(value)}" style="color:#A5124F">${escapeHtml(value)}</a>`
    : escapeHtml(value);

function htmlOf(lines: Said): string {
  const { subject, heading, greeting, opening, words, facts, wrote, closing, link, href, further, stopHref } =
    lines;
  const said =
    words === undefined
      ? ''
      : `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid #A5124F;white-space:pre-line">${escapeHtml(words)}</blockquote>`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:4px 20px 4px 0;font-weight:400;color:#76647C">${escapeHtml(name)}</th>` +
      `<td style="padding:4px 0;font-weight:700">${valueOf(value)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<table cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${rows.join('')}</table>`;
  // The look of templates/confirmation.html.
  const furtherLinks = further
    .map(
      (line) =>
        `<p style="margin:20px 0 0"><a href="${escapeHtml(line.href)}" style="color:#A5124F">${escapeHtml(line.label)}</a></p>`,
    )
    .join('');
  const small = 'margin:20px 0 0;font-size:13px;color:#76647C';
  const foot =
    stopHref === null
      ? `<p style="${small}">${escapeHtml(everyMail.mustKnow)}</p>`
      : `<p style="${small}"><a href="${escapeHtml(stopHref)}" style="color:#76647C">${escapeHtml(everyMail.stop)}</a></p>`;
  return `<!doctype html>
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
                ${table}
                ${[...wrote, ...closing].map(paragraph).join('')}
                <p style="margin:0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#A5124F;color:#FFFFFF;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>${furtherLinks}${foot}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>`;
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
  const further = (content.more ?? []).map(({ label, path }) => ({ label, href: `${siteUrl}${path}` }));
  const token = mail.unsubscribe_token ?? null;
  const stopHref = token === null ? null : `${siteUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
  const said = { ...content, subject, greeting, wrote, href: `${siteUrl}${link.path}`, further, stopHref };
  return { subject, text: textOf(said), html: htmlOf(said) };
}
