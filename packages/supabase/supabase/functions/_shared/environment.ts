/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** Plain text. */
  readonly content: string;
}

/** A mail that a function sends. */
export interface OutgoingMail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Headers of its own, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same mail said twice is sent once, where the mail service can tell. */
  readonly idempotencyKey?: string;
}

/** A push that a function has the service of a device deliver. */
export interface OutgoingPush {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What the host, Supabase or the local stack, gives to a function beside the request. */
export interface FunctionEnvironment {
  /** A setting or secret of the project. */
  get(name: string): string | undefined;
  /** @throws MailRefusedError when the mail service would not take it, Error when it could not be handed over. */
  sendMail(mail: OutgoingMail): Promise<void>;
  /** The status that the service answers with. @throws Error when it cannot be reached. */
  sendPush(push: OutgoingPush): Promise<number>;
}

/** A function of this project: the same module runs on Supabase and on the local stack. */
export type FunctionHandler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;
