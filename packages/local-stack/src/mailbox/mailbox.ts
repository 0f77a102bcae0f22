/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A mail that the stack caught. Times are ISO 8601, UTC. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Those of its own, such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Files that go with it, as text. */
  readonly attachments: readonly MailAttachment[];
  readonly sentAt: string;
}

const kept = 500;

/** Catches the mails of one stack, newest first, and keeps the last 500. */
export class Mailbox {
  #mails: Mail[] = [];
  readonly #listeners = new Set<(mail: Mail) => void>();

  /** Puts a mail into the box. */
  deliver(mail: {
    to: string;
    subject: string;
    text?: string;
    html?: string;
    headers?: Readonly<Record<string, string>>;
    attachments?: readonly MailAttachment[];
  }): Mail {
    const { to, subject, text = '', html = '', headers = {}, attachments = [] } = mail;
    const caught: Mail = {
      id: crypto.randomUUID(),
      to,
      subject,
      text,
      html,
      headers,
      attachments,
      sentAt: new Date().toISOString(),
    };
    this.#mails = [caught, ...this.#mails].slice(0, kept);
    for (const listener of this.#listeners) listener(caught);
    return caught;
  }

  /** All mails, or those to one address, newest first. */
  list(to?: string): readonly Mail[] {
    const address = to?.toLowerCase();
    return address === undefined
      ? this.#mails
      : this.#mails.filter((mail) => mail.to.toLowerCase() === address);
  }

  /** One mail. */
  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Empties the box, or removes the mails to one address. */
  clear(to?: string): void {
    const address = to?.toLowerCase();
    this.#mails =
      address === undefined ? [] : this.#mails.filter((mail) => mail.to.toLowerCase() !== address);
  }

  /** Removes one mail. */
  remove(id: string): void {
    this.#mails = this.#mails.filter((mail) => mail.id !== id);
  }

  /** The newest mail to an address that fits, now or as soon as it comes. */
  next(to: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const wanted = (mail: Mail) => mail.to.toLowerCase() === to.toLowerCase() && fits(mail);
    const here = this.#mails.find(wanted);
    if (here !== undefined) return Promise.resolve(here);
    return new Promise((resolve) => {
      const listener = (mail: Mail) => {
        if (!wanted(mail)) return;
        this.#listeners.delete(listener);
        resolve(mail);
      };
      this.#listeners.add(listener);
    });
  }
}
