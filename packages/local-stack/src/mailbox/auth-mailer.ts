import type { App } from '@supabase/lite';
import { createScope } from '../api/request-scope.ts';
import type { MailKind, StackSettings } from '../settings.ts';
import type { Mailbox } from './mailbox.ts';

type LiteMailer = NonNullable<App['_mailer']>;
type MailMeta = Parameters<LiteMailer['sendConfirmation']>[3];

/** The address that the request being answered asked its mail to lead to. */
export const wishedRedirect = createScope<string | undefined>();

const linkTypes: Record<MailKind, string> = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
  invite: 'invite',
};

/** Whether what stands before ends within the query of an address in an attribute. */
const IN_QUERY = /="[^"<>]*\?[^"<>]*$/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function plainPage(heading: string): string {
  return `<h2>${heading}</h2><p><a href="{{ .ConfirmationURL }}">${heading}</a></p><p>Or enter the code {{ .Token }}</p>`;
}

function allowed(address: string, settings: StackSettings): boolean {
  if (!URL.canParse(address)) return false;
  // By the name of the host alone, as hosted Auth does.
  if (new URL(address).hostname === new URL(settings.siteUrl).hostname) return true;
  return settings.redirectUrls.some((pattern) => {
    const source = pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    return new RegExp(`^${source}$`).test(address);
  });
}

/** Writes the mails of Auth from the project's templates, with the variables that hosted Supabase offers. */
export class AuthMailer implements LiteMailer {
  readonly #settings: StackSettings;
  readonly #apiUrl: () => string;
  readonly #mailbox: Pick<Mailbox, 'deliver'>;

  constructor(settings: StackSettings, apiUrl: () => string, mailbox: Pick<Mailbox, 'deliver'>) {
    this.#settings = settings;
    this.#apiUrl = apiUrl;
    this.#mailbox = mailbox;
  }

  async sendConfirmation(email: string, hash: string, code: string, meta?: MailMeta): Promise<void> {
    this.#send('confirmation', email, hash, code, meta);
  }

  async sendRecovery(email: string, hash: string, code: string, meta?: MailMeta): Promise<void> {
    this.#send('recovery', email, hash, code, meta);
  }

  async sendMagicLink(email: string, hash: string, code: string, meta?: MailMeta): Promise<void> {
    this.#send('magic_link', email, hash, code, meta);
  }

  async sendEmailChange(email: string, hash: string, code: string, meta?: MailMeta): Promise<void> {
    this.#send('email_change', email, hash, code, meta);
  }

  async sendReauthentication(email: string, code: string): Promise<void> {
    this.#mailbox.deliver({ to: email, subject: 'Confirm it is you', text: `Your code is ${code}` });
  }

  #send(kind: MailKind, to: string, hash: string, code: string, meta: MailMeta): void {
    const { siteUrl, templates } = this.#settings;
    const wish = wishedRedirect.getStore();
    const redirectTo = wish !== undefined && allowed(wish, this.#settings) ? wish : siteUrl;
    const link = new URL('/auth/v1/verify', this.#apiUrl());
    link.search = new URLSearchParams({
      token: hash,
      type: linkTypes[kind],
      redirect_to: redirectTo,
    }).toString();
    const values: Readonly<Record<string, string>> = {
      ConfirmationURL: link.href,
      Token: code,
      TokenHash: hash,
      SiteURL: siteUrl,
      RedirectTo: redirectTo,
      Email: meta?.currentEmail ?? to,
      NewEmail: meta?.newEmail ?? to,
    };
    const fill = (text: string) =>
      text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string, at: number) => {
        const value = values[name] ?? '';
        // As Go's templates do on hosted Supabase, which know what an address's query takes.
        return escapeHtml(IN_QUERY.test(text.slice(0, at)) ? encodeURIComponent(value) : value);
      });
    const { subject, html } = templates[kind];
    const page = fill(html ?? plainPage(subject));
    const text = page
      .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#38;', '&')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim();
    this.#mailbox.deliver({ to, subject: fill(subject), text, html: page });
  }
}
