import { callerOfKey, callerOfToken } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { MailAttachment, Mailbox } from '../mailbox/mailbox.ts';
import type { CaughtPush, PushBox } from '../mailbox/push-box.ts';

/** What a function finds around it: no more than hosted gives it, in the same shape as `functions/_shared/environment.ts` gives it on Supabase. */
export interface FunctionEnvironment {
  get(name: string): string | undefined;
  sendMail(mail: {
    to: string;
    replyTo?: string;
    subject: string;
    text: string;
    html?: string;
    headers?: Readonly<Record<string, string>>;
    attachments?: readonly MailAttachment[];
  }): Promise<void>;
  sendPush(push: CaughtPush): Promise<number>;
}

/** The handler of a function, as `functions/<name>/handler.ts` exports it. */
export type FunctionHandler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

/**
 * As the gateway hands it on: what a caller wrote in front of the address stays, and one header is the
 * platform's own.
 */
function asForwarded(request: Request, address: string): Request {
  const forwarded = new Request(request);
  const before = request.headers.get('x-forwarded-for');
  forwarded.headers.set('x-forwarded-for', before === null ? address : `${before}, ${address}`);
  forwarded.headers.set('cf-connecting-ip', address);
  return forwarded;
}

/** Finds a function of the project by its name, in a folder or in what a page was built with. */
export type FunctionFinder = (name: string) => Promise<FunctionHandler> | undefined;

/** What {@link createFunctionsHost} needs. */
export interface FunctionsHostOptions {
  /** The handler of a function; undefined when there is none of that name. */
  readonly find: FunctionFinder;
  readonly keys: StackKeys;
  readonly mailbox: Mailbox;
  /** Where pushes go; nowhere unless told, as if no service could be reached. */
  readonly pushBox?: PushBox;
  /** Whether the gateway refuses a call without a valid token (`verify_jwt`); else nobody has looked at it. */
  readonly verifiesToken: (name: string) => boolean;
  /** Settings and secrets that functions may read, in place of the machine's environment. */
  readonly variables: () => Readonly<Record<string, string>>;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message, error: message }, { status });
}

/**
 * Runs the project's Edge Functions as Supabase does: `functions/<name>/handler.ts` exports the same
 * `handler(request, environment)` that `index.ts` beside it hands to `Deno.serve`.
 */
export function createFunctionsHost(
  options: FunctionsHostOptions,
): (request: Request, name: string, address: string) => Promise<Response> {
  const { find, keys, mailbox } = options;

  async function verify(request: Request): Promise<void> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
    // The gateway knows the legacy secret alone: what is signed with a signing key it takes for forged.
    if (token !== undefined) await callerOfToken({ ...keys, signingKey: undefined }, token);
    else if (callerOfKey(keys, request.headers.get('apikey') ?? undefined) === undefined)
      throw new Error('Missing authorization header');
  }

  return async (request, name, address) => {
    const found = find(name);
    if (found === undefined) return refuse(404, 'NOT_FOUND', 'Requested function was not found');
    try {
      // Browsers ask first whether they may call, and say nothing of who they are.
      if (request.method !== 'OPTIONS' && options.verifiesToken(name)) await verify(request);
    } catch (error) {
      return refuse(401, 'UNAUTHORIZED', error instanceof Error ? error.message : 'Invalid JWT');
    }
    try {
      const handler = await found;
      const variables = options.variables();
      return await handler(asForwarded(request, address), {
        get: (variable) => variables[variable],
        sendMail: async (mail) => {
          mailbox.deliver(mail);
        },
        sendPush: async (push) => {
          if (options.pushBox === undefined) throw new Error('No push service can be reached');
          return options.pushBox.take(push);
        },
      });
    } catch (error) {
      console.error(`[functions] ${name}`, error);
      return refuse(500, 'WORKER_ERROR', 'The function failed');
    }
  };
}
