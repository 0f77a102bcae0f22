import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { callerOfKey, callerOfToken } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';

/** What a function finds around it: no more than hosted gives it, in the same shape as `functions/_shared/environment.ts` gives it on Supabase. */
export interface FunctionEnvironment {
  get(name: string): string | undefined;
  sendMail(mail: { to: string; replyTo?: string; subject: string; text: string }): Promise<void>;
}

type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

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

/** What {@link createFunctionsHost} needs. */
export interface FunctionsHostOptions {
  /** The folder `supabase/functions`. */
  readonly folder: string;
  readonly keys: StackKeys;
  readonly mailbox: Mailbox;
  /** Whether the gateway refuses a call without a valid token (`verify_jwt`); else nobody has looked at it. */
  readonly verifiesToken: (name: string) => boolean;
  /** Settings and secrets that functions may read, in place of the machine's environment. */
  readonly variables: () => Readonly<Record<string, string>>;
}

const moduleShape = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const functionName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message, error: message }, { status });
}

/**
 * Runs the project's Edge Functions: `functions/<name>/handler.ts` exports the same `handler(request, environment)`
 * that `index.ts` beside it hands to `Deno.serve`.
 */
export function createFunctionsHost(
  options: FunctionsHostOptions,
): (request: Request, name: string, address: string) => Promise<Response> {
  const { folder, keys, mailbox } = options;
  const loaded = new Map<string, Promise<Handler>>();

  async function load(file: string): Promise<Handler> {
    return moduleShape.parse(await import(pathToFileURL(file).href)).handler;
  }

  async function verify(request: Request): Promise<void> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
    if (token !== undefined) await callerOfToken(keys, token);
    else if (callerOfKey(keys, request.headers.get('apikey') ?? undefined) === undefined)
      throw new Error('Missing authorization header');
  }

  return async (request, name, address) => {
    const file = path.join(folder, name, 'handler.ts');
    if (!functionName.test(name) || !existsSync(file)) {
      return refuse(404, 'NOT_FOUND', 'Requested function was not found');
    }
    try {
      if (options.verifiesToken(name)) await verify(request);
    } catch (error) {
      return refuse(401, 'UNAUTHORIZED', error instanceof Error ? error.message : 'Invalid JWT');
    }
    try {
      const found = loaded.get(file) ?? load(file);
      loaded.set(file, found);
      const handler = await found;
      const variables = options.variables();
      return await handler(asForwarded(request, address), {
        get: (variable) => variables[variable],
        sendMail: async (mail) => {
          mailbox.deliver(mail);
        },
      });
    } catch (error) {
      console.error(`[functions] ${name}`, error);
      return refuse(500, 'WORKER_ERROR', 'The function failed');
    }
  };
}
