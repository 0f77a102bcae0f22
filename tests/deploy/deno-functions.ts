import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FunctionFinder } from '@sorella/local-stack';
import { program, projectFolder } from '@sorella/supabase/deploy';

/** A project's Edge Functions, each in a Deno of its own, as hosted runs them. */
export interface DenoFunctions {
  readonly find: FunctionFinder;
  stop(): Promise<void>;
}

const functionsFolder = path.join(projectFolder, 'supabase/functions');

/** The names of all Edge Functions. */
export const functionNames = (): string[] =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);

const mailService = fileURLToPath(new URL('mail-service.js', import.meta.url));

/** The port on which a server listens on the loopback interface. */
async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await once(server.close(), 'close');
  return port;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );

/**
 * Runs the functions with Deno and nothing but the variables that hosted gives them, which `variables` makes of those
 * of the local stack. What they send to the mail service arrives where the stack's own mails do.
 */
export function functionsInDeno(
  variables: (get: (name: string) => string | undefined) => Readonly<Record<string, string>>,
): DenoFunctions {
  const children: ChildProcess[] = [];
  const addresses = new Map<string, Promise<string>>();
  let deliver: Parameters<Awaited<ReturnType<FunctionFinder>> & object>[1]['sendMail'] = async () =>
    undefined;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { to, reply_to: replyTo, ...mail } = JSON.parse(await text(request));
    await deliver({ ...mail, to: to[0], ...(replyTo === undefined ? {} : { replyTo }) });
    response.end('{}');
  }
  const mails = createHttpServer((request, response) => void take(request, response));

  async function start(name: string, get: (variable: string) => string | undefined): Promise<string> {
    const [port, mailPort] = await Promise.all([freePort(), portOf(mails)]);
    const { PATH = '', HOME = '' } = process.env;
    const plain = ['run', '--quiet', '--no-lock', '--no-prompt', '--node-modules-dir=none'];
    const allowed = ['--allow-net', '--allow-env', '--preload', mailService];
    const child = spawn(
      program('deno'),
      [...plain, ...allowed, path.join(functionsFolder, name, 'index.ts')],
      {
        cwd: path.join(functionsFolder, name),
        env: {
          PATH,
          HOME,
          DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
          TEST_MAIL_SERVICE: `http://127.0.0.1:${mailPort}`,
          ...variables(get),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    children.push(child);
    const address = `http://127.0.0.1:${port}`;
    while (!(await isUp(address))) if (child.exitCode !== null) throw new Error(`Deno could not run ${name}`);
    return address;
  }

  return {
    find(name) {
      if (!existsSync(path.join(functionsFolder, name, 'index.ts'))) return undefined;
      return Promise.resolve(async (request, environment) => {
        deliver = environment.sendMail;
        const starting = addresses.get(name) ?? start(name, (variable) => environment.get(variable));
        addresses.set(name, starting);
        const headers = new Headers(request.headers);
        headers.delete('host');
        const body = request.method === 'POST' ? await request.text() : null;
        const answer = await fetch(`${await starting}/${name}`, { method: request.method, headers, body });
        return new Response(answer.body, answer);
      });
    },
    async stop() {
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.kill()) await ended;
      }
      mails.close();
    },
  };
}
