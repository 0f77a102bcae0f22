/** A mail that a function sends. */
export interface OutgoingMail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** What the host, Supabase or the local stack, gives to a function beside the request. */
export interface FunctionEnvironment {
  /** Who calls: the verified role and user, and the network address for limits. */
  readonly caller: {
    readonly role: 'anon' | 'authenticated' | 'service_role';
    readonly userId: string | undefined;
    readonly address: string;
  };
  /** A setting or secret of the project. */
  get(name: string): string | undefined;
  /** @throws Error when the mail could not be handed over. */
  sendMail(mail: OutgoingMail): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A function of this project: the same module runs on Supabase and on the local stack. */
export type FunctionHandler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;
