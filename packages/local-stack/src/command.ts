import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { whenLauncherEnds } from './launchers.ts';
import { type Stack, startStack } from './stack.ts';

const usage = `Usage: pnpm stack [options]

Starts a Supabase-compatible backend on this machine: API, database, mailbox.

  --ephemeral        throw everything away at the end; free ports
  --json             print one line of JSON when ready, and nothing else, on standard output
  --reset            begin with a fresh database and no files
  --no-seed          leave a new database without the demo world
  --no-rate-limits   let everybody sign in and up as often as she likes (for tests)
  --port <number>    port of the API (default 54321; another one when it is busy)
  --site-url <url>   where the app is served; mails lead there (default: auth.site_url of config.toml)
  --data-dir <path>  where the data is kept (default: .data/stack)
  --with-parent      end when the program that started this one ends, even when that is killed
  --migrations <dir> other migrations than the project's own, with their seed.sql beside the folder
`;

const oneMachine =
  'The local stack is for one machine (development, tests, demos) and listens on the loopback interface only.';
const noProduction = `${oneMachine} It does not start in production: run the product on Supabase there, and unset NODE_ENV=production or drop --production here.`;

const say = (line: string) => process.stderr.write(`${line}\n`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      ephemeral: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      seed: { type: 'boolean', default: true },
      'rate-limits': { type: 'boolean', default: true },
      port: { type: 'string' },
      'site-url': { type: 'string' },
      'data-dir': {
        type: 'string',
        default: fileURLToPath(new URL('../../../.data/stack', import.meta.url)),
      },
      migrations: { type: 'string' },
      'with-parent': { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
    strict: true,
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Error(`--port wants a number from 0 to 65535, not ${values.port}.`);
  }
  const siteUrl = values['site-url'];
  if (siteUrl !== undefined && !URL.canParse(siteUrl))
    throw new Error(`--site-url wants an address, not ${siteUrl}.`);
  return { ...values, port, siteUrl, dataDir: path.resolve(values['data-dir']) };
}

function announce(stack: Stack, json: boolean): void {
  const { url, publishableKey, secretKey, databaseUrl, mailboxUrl } = stack;
  if (json) {
    process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey, databaseUrl, mailboxUrl })}\n`);
    return;
  }
  say(`API              ${url}`);
  say(`Mailbox          ${mailboxUrl}`);
  say(`Database         ${databaseUrl}`);
  say(`Publishable key  ${publishableKey}`);
  say(`Secret key       ${secretKey}`);
  say('Ctrl-C ends it.');
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  if (options.production || process.env['NODE_ENV'] === 'production') throw new Error(noProduction);
  say(oneMachine);
  const { ephemeral, reset, seed, dataDir, port, siteUrl, migrations } = options;
  const starting = startStack({
    ephemeral,
    reset,
    seed,
    rateLimits: options['rate-limits'],
    ...(ephemeral ? {} : { dataDir }),
    ...(port === undefined ? {} : { port }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(migrations === undefined ? {} : { migrationsDir: path.resolve(migrations) }),
  });
  let ready: Stack | undefined;
  const end = () => {
    // A start that hangs would never come to its end; Postgres ends by its keeper, as after a crash.
    if (ready === undefined) process.exit(1);
    void ready.stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenLauncherEnds(end, options['with-parent']);
  ready = await starting;
  announce(ready, options.json);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path: place }: NodeJS.ErrnoException = error;
  if (place === undefined || !/^(EACCES|EEXIST|ENOTDIR|EPERM|EROFS)$/.test(code ?? '')) return error.message;
  return `Cannot write to ${place} (${code}): --data-dir names another folder for the data.`;
}

function fail(error: unknown): void {
  say(sentenceOf(error));
  process.exit(1);
}

/** Runs `pnpm stack` with the arguments of this process. A failure is one sentence on standard error and exit code 1. */
export function runCommand(): Promise<void> {
  return run().catch(fail);
}
