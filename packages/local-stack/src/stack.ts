import { createECDH, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { createAuthLimits, noAuthLimits } from './api/auth-limits.ts';
import { projectFolder, startDatabase, withClient } from './database.ts';
import { startFront } from './front.ts';
import { functionVariables } from './functions/function-variables.ts';
import { createFunctionsHost, type FunctionFinder } from './functions/functions-host.ts';
import { functionsIn } from './functions/functions-in-folder.ts';
import { deliverMails } from './functions/mail-delivery.ts';
import { keptKeys, randomKeys } from './keys.ts';
import { listen } from './listen.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { createMailboxServer } from './mailbox/mailbox-server.ts';
import { PushBox, pushServiceSql } from './mailbox/push-box.ts';
import { isHeld } from './postgres/folder-lock.ts';
import { servicesDatabase } from './postgres/services-database.ts';
import { startRealtime } from './realtime/server.ts';
import { readSettings } from './settings.ts';
import { FileStorage } from './storage/file-storage.ts';
import { storageOriginSql } from './storage-origin.ts';
import { legacyKeys } from './tokens.ts';

/** The ports of a stack that stays, as the Supabase CLI has them. */
export const defaultPorts = { api: 54321, database: 54322, mailbox: 54324 } as const;

/** What {@link startStack} can be told. */
export interface StackOptions {
  /** Thrown away when stopped or killed, on free ports. Default: true. */
  readonly ephemeral?: boolean;
  /** Folder of a stack that stays; needed unless ephemeral. */
  readonly dataDir?: string;
  /** Throw away what the folder holds first. */
  readonly reset?: boolean;
  /** Fill a new database with the demo world of `seed.sql`. Default: true. */
  readonly seed?: boolean;
  /** Wished port of the API; a free one when it is busy. */
  readonly port?: number;
  /** Where the app is served: the mails of Auth lead there. Default: `auth.site_url` of config.toml. */
  readonly siteUrl?: string;
  /** Folder of migrations; the project's own unless told. */
  readonly migrationsDir?: string;
  /** Keep the limits of `[auth.rate_limit]`. Default: true; tests sign up more often than one person would. */
  readonly rateLimits?: boolean;
  /** Who runs the Edge Functions: the project's own in this process unless told. */
  readonly functions?: FunctionFinder;
  /** Settings and secrets for the Edge Functions. */
  readonly functionVariables?: Readonly<Record<string, string>>;
}

/** A running Supabase-compatible backend on the loopback interface. */
export interface Stack {
  /** For `createClient(url, publishableKey)`. */
  readonly url: string;
  readonly publishableKey: string;
  /** Passes row level security. */
  readonly secretKey: string;
  /** Connects as `postgres`. */
  readonly databaseUrl: string;
  readonly mailboxUrl: string;
  /** The mails that this stack caught. */
  readonly mailbox: Mailbox;
  /** The pushes that this stack caught. */
  readonly pushBox: PushBox;
  /** Makes the REST API see tables and procedures made after the start. */
  reloadSchema(): Promise<void>;
  /** Ends everything and resolves when it is gone. Harmless when repeated. */
  stop(): Promise<void>;
}

async function emptyFolder(folder: string): Promise<void> {
  if (await isHeld(folder))
    throw new Error(`Another local stack is running on ${folder}. Stop that one first.`);
  await rm(folder, { recursive: true, force: true });
}

/**
 * Starts the whole backend: Postgres, REST, Auth, Storage, Realtime, Edge Functions and the mailbox.
 *
 * @throws Error with a sentence for the person in front of the screen.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { ephemeral = true, dataDir, seed = true, migrationsDir } = options;
  const closers: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closers.toReversed()) await close();
    })();
    return stopping;
  };
  try {
    if (!ephemeral && dataDir !== undefined && options.reset === true)
      await emptyFolder(path.resolve(dataDir));
    const database = await startDatabase({
      ephemeral,
      seed,
      port: defaultPorts.database,
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(migrationsDir === undefined ? {} : { migrationsDir }),
    });
    closers.push(() => database.stop());
    const settings = {
      ...readSettings(projectFolder),
      ...(options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }),
    };
    const keys = ephemeral ? randomKeys() : keptKeys(database.folder);
    const mailbox = new Mailbox();
    const pushBox = new PushBox();
    let url = 'http://127.0.0.1';
    const pool = new Pool({ connectionString: database.servicesUrl, max: 8, idleTimeoutMillis: 10_000 });
    pool.on('error', () => undefined);
    closers.push(() => pool.end());
    const services = servicesDatabase(database.servicesUrl, pool);
    const pushKeys = createECDH('prime256v1');
    const legacy = await legacyKeys(keys);
    const variables = {
      SUPABASE_ANON_KEY: legacy.anon,
      SUPABASE_SERVICE_ROLE_KEY: legacy.serviceRole,
      SCHEDULE_SECRET: randomBytes(24).toString('hex'),
      PUSH_PUBLIC_KEY: pushKeys.generateKeys('base64url'),
      PUSH_PRIVATE_KEY: pushKeys.getPrivateKey('base64url'),
      ...options.functionVariables,
    };
    const functions = createFunctionsHost({
      find: options.functions ?? functionsIn(path.join(projectFolder, 'functions')),
      keys,
      mailbox,
      pushBox,
      verifiesToken: (name) => !settings.functionsWithoutVerification.includes(name),
      variables: () => ({
        ...functionVariables(keys, { url, siteUrl: settings.siteUrl }),
        ...variables,
      }),
    });
    const startingRealtime = startRealtime({
      replicationUrl: database.superuserUrl,
      database: services,
      keys,
    });
    const [front, realtime] = await Promise.all([
      startFront({
        database: services,
        keys,
        settings,
        mailbox: () => mailbox,
        storage: new FileStorage(path.join(database.folder, 'storage')),
        authLimits:
          options.rateLimits === false ? noAuthLimits : createAuthLimits({ settings, pool: services }),
        functions,
        broadcast: async (request) => (await startingRealtime).broadcast(request),
        url: () => url,
      }),
      startingRealtime,
    ]);
    closers.push(
      () => front.stop(),
      () => realtime.stop(),
    );
    const api = await listen(front.fetch, options.port ?? (ephemeral ? 0 : defaultPorts.api));
    closers.push(() => api.stop());
    api.server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/realtime/v1/websocket')) realtime.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
    const mailboxPage = await listen(
      createMailboxServer(mailbox, pushBox).fetch,
      ephemeral ? 0 : defaultPorts.mailbox,
    );
    closers.push(() => mailboxPage.stop());
    url = `http://127.0.0.1:${api.port}`;
    await withClient(database.url, (client) => client.query(`${storageOriginSql(url)}; ${pushServiceSql}`));
    closers.push(
      await deliverMails(database.url, () =>
        functions(
          new Request(`${url}/functions/v1/deliver-mails`, {
            method: 'POST',
            headers: { 'x-schedule-secret': variables.SCHEDULE_SECRET },
          }),
          'deliver-mails',
          '127.0.0.1',
        ),
      ),
    );
    return {
      url,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      databaseUrl: database.url,
      mailboxUrl: `http://127.0.0.1:${mailboxPage.port}`,
      mailbox,
      pushBox,
      reloadSchema: () => front.reloadSchema(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
