import { button, escapeHtml, mailPage, paragraph, writtenLink } from './mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

/** The sign-in service fills these in. */
const links = {
  confirmation:
    '{{ .SiteURL }}/email-confirmed?token_hash={{ .TokenHash }}&type=signup&next={{ .RedirectTo }}',
  recovery: '{{ .SiteURL }}/update-password?token_hash={{ .TokenHash }}&type=recovery',
} as const;

/** A mail that the sign-in service sends, from a template. */
export type AccountMail = keyof typeof links;

/** The template of a mail of the sign-in service, in the layout of all other mails; `templates/` holds what it says. */
export function accountMailTemplate(kind: AccountMail): string {
  const { heading, opening, label, otherwise } = mailTexts[kind];
  const href = links[kind];
  return mailPage({
    title: heading,
    preheader: opening,
    heading,
    sections: [paragraph(opening), button({ label, href }), writtenLink(mailTexts.everyMail.noButton, href)],
    foot: [escapeHtml(otherwise)],
  }).replaceAll('&#38;', '&');
}
