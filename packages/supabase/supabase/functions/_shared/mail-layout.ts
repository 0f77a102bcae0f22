import { look, mailColors, mailFonts, mailStyles } from './mail-look.ts';
import { mailTexts } from './mail-texts.ts';

/** What somebody wrote, as text of a page. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A place that a mail leads to. */
export interface MailHref {
  readonly label: string;
  readonly href: string;
}

/** What {@link mailPage} lays out. All of it is plain text but `sections`, which the functions below have made. */
export interface MailPage {
  readonly title: string;
  /** What lists of mails show beside the subject, before the mail is opened. */
  readonly preheader: string;
  readonly heading: string;
  readonly sections: readonly string[];
  /** Below a line, small. */
  readonly foot: readonly string[];
}

const anchor = ({ label, href }: MailHref, attributes: string) =>
  `<a href="${escapeHtml(href)}" ${attributes}>${escapeHtml(label)}</a>`;

/** A paragraph of plain text. */
export const paragraph = (text: string): string =>
  `<p ${look('soft', 'margin:0 0 20px')}>${escapeHtml(text)}</p>`;

/** What somebody said, with its lines. */
export const quotation = (words: string): string =>
  `<blockquote ${look('quote', 'margin:0 0 20px;padding:0 0 0 16px;border-left-width:3px;border-left-style:solid;white-space:pre-line')}>${escapeHtml(words)}</blockquote>`;

/** What the whole mail asks for. */
export const button = (to: MailHref): string =>
  `<p style="margin:0 0 20px">${anchor(to, look('button', 'display:inline-block;padding:14px 26px;border-radius:999px;font-weight:700;text-decoration:none'))}</p>`;

/** A line that is a link. */
export const linkLine = (to: MailHref): string =>
  `<p style="margin:0 0 12px">${anchor(to, look('link', ''))}</p>`;

/** A small line that is one. */
export const smallLink = (to: MailHref): string => anchor(to, look('faint', ''));

/** The address that a button leads to, for programs in which it does not open. */
export const writtenLink = (hint: string, href: string): string =>
  `<p ${look('faint', 'margin:0 0 6px;font-size:14.5px')}>${escapeHtml(hint)}</p>
                <p style="margin:0 0 20px;font-size:13px;word-break:break-all">${anchor({ label: href, href }, look('link', ''))}</p>`;

/** A link where it is one: she pays from the mail alone. */
const valueOf = (value: string) =>
  /^https:\/\/\S+$/.test(value)
    ? anchor({ label: value, href: value }, look('link', 'word-break:break-all'))
    : escapeHtml(value);

/** Names, and what stands for each. */
export function factsTable(facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" valign="top" ${look('faint', 'padding:6px 0 6px 20px;font-weight:400;overflow-wrap:break-word', 'name')}>${escapeHtml(name)}</th>` +
      `<td valign="top" ${look('ink', 'padding:6px 20px;font-weight:700', 'value')}>${valueOf(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" ${look('panel', 'margin:0 0 24px;border-radius:16px;font-size:15px;border-spacing:0 8px')}>${rows.join('')}</table>`;
}

/** Two people, and what they share; drawn of nothing that a program would have to load. */
const mark = [mailColors.light.berry, '#B9A7F5']
  .map(
    (color, index) =>
      `<span style="display:inline-block;width:15px;height:15px;border-radius:999px;vertical-align:-2px;background-color:${color}${index === 0 ? '' : ';margin-left:-6px'}"></span>`,
  )
  .join('');

/** What fills a list's line after the preheader, so that nothing of the mail itself is drawn into it. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * The one layout of all mails: 600 pixels wide, light and dark, readable where no stylesheet is, nothing loaded from
 * anywhere.
 */
export function mailPage({ title, preheader, heading, sections, foot }: MailPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${mailStyles}
    </style>
  </head>
  <body ${look('page', `margin:0;padding:0;font-family:${mailFonts.text};font-size:16px;line-height:1.55`)}>
    <div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${FILL}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', '')}>
      <tr>
        <td align="center" class="edge" style="padding:40px 16px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('card', 'max-width:600px;border-width:1px;border-style:solid;border-radius:28px;text-align:left')}>
            <tr>
              <td class="inner" style="padding:36px 40px 34px;overflow-wrap:anywhere">
                <p ${look('link', 'margin:0 0 28px;font-weight:700;font-size:19px;letter-spacing:-0.02em')}>${mark} ${escapeHtml(mailTexts.everyMail.brand)}</p>
                <h1 ${look('ink', `margin:0 0 16px;font-family:${mailFonts.display};font-size:32px;font-weight:700;line-height:1.1;letter-spacing:-0.02em`, 'heading')}>${escapeHtml(heading)}</h1>
                ${sections.join('\n                ')}
                <div ${look('rule', 'margin-top:28px;border-top-width:1px;border-top-style:solid')}>
                  ${foot.map((line) => `<p ${look('faint', 'margin:16px 0 0;font-size:13px')}>${line}</p>`).join('')}
                </div>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}
