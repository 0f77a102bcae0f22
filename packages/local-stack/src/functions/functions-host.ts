import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Caller, callerOfKey, callerOfToken } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';

/** What a function finds around it; the same shape as `functions/_shared/environment.ts` gives it on Supabase. */
export interface FunctionEnvironment {
  readonly caller: {
    readonly role: Caller['role'];
    readonly userId: string | undefined;
    readonly address: string;
  };
  get(name: string): string | undefined;
  sendMail(mail: { to: string; replyTo?: string; subject: string; text: string }): Promise<void>;
  now(): number;
}

type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

/** What {@link createFunctionsHost} needs. */
export interface FunctionsHostOptions {
  /** The folder `supabase/functions`. */
  readonly folder: string;
  readonly keys: StackKeys;
  readonly mailbox: Mailbox;
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

  async function callerOf(request: Request): Promise<Caller> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
    const key = callerOfKey(keys, request.headers.get('apikey') ?? undefined);
    if (token !== undefined) return callerOfToken(keys, token);
    if (key === undefined) throw new Error('Missing authorization header');
    return key;
  }

  return async (request, name, address) => {
    const file = path.join(folder, name, 'handler.ts');
    if (!functionName.test(name) || !existsSync(file)) {
      return refuse(404, 'NOT_FOUND', 'Requested function was not found');
    }
    let caller: Caller;
    try {
      caller = await callerOf(request);
    } catch (error) {
      return refuse(401, 'UNAUTHORIZED', error instanceof Error ? error.message : 'Invalid JWT');
    }
    try {
      const found = loaded.get(file) ?? load(file);
      loaded.set(file, found);
      const handler = await found;
      const variables = options.variables();
      return await handler(request, {
        caller: { role: caller.role, userId: caller.userId, address },
        get: (variable) => variables[variable],
        sendMail: async (mail) => {
          mailbox.deliver(mail);
        },
        now: () => Date.now(),
      });
    } catch (error) {
      console.error(`[functions] ${name}`, error);
      return refuse(500, 'WORKER_ERROR', 'The function failed');
    }
  };
}
