import { noAuthLimits } from '../api/auth-limits.ts';
import { type Caller, callerOfKey } from '../callers.ts';
import { type Front, startFront } from '../front.ts';
import { functionVariables } from '../functions/function-variables.ts';
import { createFunctionsHost, type FunctionFinder } from '../functions/functions-host.ts';
import type { StackKeys } from '../keys.ts';
import { Mailbox } from '../mailbox/mailbox.ts';
import { topicRights } from '../realtime/authorization.ts';
import { ChannelDirectory } from '../realtime/channel.ts';
import { type LiveConnection, type LiveSocket, serveConnection } from '../realtime/connection.ts';
import type { StackSettings } from '../settings.ts';
import { storageOriginSql } from '../storage-origin.ts';
import type { PgliteDatabase } from './database.ts';
import { issueSession } from './issue-session.ts';
import { createMemoryStorage, type StoredFiles } from './memory-storage.ts';

/** Everybody may know them: what they open lives in one page or one test. */
export const pageKeys: StackKeys = {
  publishableKey: 'sb_publishable_page',
  secretKey: 'sb_secret_page',
  jwtSecret: 'everybody may know what a page signs its tokens with',
};

/** What a project holds when it begins. */
export interface ProjectContents {
  /** Rows by table with its schema; a table that is not named holds what the migrations brought. */
  readonly rows: Readonly<Record<string, readonly object[]>>;
  /** SQL that runs after the rows were put, with no trigger firing. */
  readonly statements?: readonly string[];
  readonly files?: StoredFiles;
}

/** A project as Supabase calls it: an address with a database, files and mails of its own. */
export interface Project {
  readonly url: string;
  readonly publishableKey: string;
  readonly mailbox: Mailbox;
  /** Answers a request to its address; as a dead network would once it is closed. */
  fetch(request: Request): Promise<Response>;
  /** Takes a live connection; null when its key is not one of the project's. */
  accept(socket: LiveSocket, address: URL): LiveConnection | null;
  /** The session that somebody would get by signing in, as the auth service answers. */
  sessionOf(email: string): Promise<unknown>;
  /** Asks its database as the owner of everything; triggers fire, and what they broadcast is heard. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Gives its place in the database up: it is not put back any more. */
  close(): void;
}

/** Projects that share one database, which holds the rows of one of them at a time. */
export interface Projects {
  open(url: string, contents: ProjectContents): Project;
  /** Closes all of them, and the database. */
  stop(): Promise<void>;
}

interface Tenant {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly files: StoredFiles;
  readonly channels: ChannelDirectory;
  /** Its rows while another one's are in the database, as JSON. */
  kept: string;
  statements: readonly string[];
  closed: boolean;
}

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
}

const unserved = async () => Response.json({ message: 'A page does not serve this' }, { status: 404 });

const FUNCTIONS = '/functions/v1/';

/** Serves projects from a database that holds the migrations, behind the front of the local stack. */
export async function startProjects(
  database: PgliteDatabase,
  settings: StackSettings,
  findFunction: FunctionFinder,
): Promise<Projects> {
  const tenants = new Set<Tenant>();
  let current: Tenant | undefined;
  const nobody: StoredFiles = new Map();
  const nowhere = new Mailbox();
  const front: Front = await startFront({
    database,
    keys: pageKeys,
    settings,
    mailbox: () => current?.mailbox ?? nowhere,
    storage: createMemoryStorage(() => current?.files ?? nobody),
    authLimits: noAuthLimits,
    functions: unserved,
    broadcast: unserved,
    url: () => current?.url ?? 'https://nobody.invalid',
  });

  /** Sees to it that the database holds the tenant's rows. */
  async function loadRows(tenant: Tenant): Promise<void> {
    if (current === tenant) return;
    await database.asOwner(async (driver) => {
      if (current !== undefined && !current.closed) {
        const { rows } = await driver.query<{ kept: string }>('select snapshots.take()::text as kept');
        current.kept = rows[0]?.kept ?? '{}';
      }
      current = undefined;
      await driver.query('select snapshots.put($1)', [tenant.kept]);
      if (tenant.statements.length > 0)
        await driver.exec(
          ['begin', 'set local session_replication_role = replica', ...tenant.statements, 'commit'].join(
            ';\n',
          ),
        );
    });
    tenant.kept = '{}';
    tenant.statements = [];
    current = tenant;
  }

  const inTurnOf = <Result>(tenant: Tenant, work: () => Promise<Result>): Promise<Result> =>
    database.inTurn(async () => {
      if (tenant.closed) throw new Error('The project is closed');
      await loadRows(tenant);
      return work();
    });

  /** Hands on what triggers wrote since the last time. It stays, marked, for whoever asks what she missed. */
  async function deliver({ channels }: Tenant): Promise<void> {
    const { rows } = await database.query<Message>(
      `with handed_on as (
         update realtime.messages set updated_at = 'infinity' where updated_at < 'infinity' returning *
       )
       select id, topic, event, payload, private from handed_on order by inserted_at, id`,
    );
    for (const message of rows) channels.deliver(message);
  }

  function open(url: string, contents: ProjectContents): Project {
    const tenant: Tenant = {
      url,
      mailbox: new Mailbox(),
      files: new Map(contents.files),
      channels: new ChannelDirectory(),
      kept: JSON.stringify(contents.rows),
      statements: [storageOriginSql(url), ...(contents.statements ?? [])],
      closed: false,
    };
    tenants.add(tenant);
    const functions = createFunctionsHost({
      find: findFunction,
      keys: pageKeys,
      mailbox: tenant.mailbox,
      verifiesToken: (name) => !settings.functionsWithoutVerification.includes(name),
      variables: () => functionVariables(pageKeys, { url, siteUrl: settings.siteUrl }),
    });
    const rightsOf = (caller: Caller, topic: string) =>
      inTurnOf(tenant, () => topicRights(database, caller, topic));
    return {
      url,
      publishableKey: pageKeys.publishableKey,
      mailbox: tenant.mailbox,
      async fetch(request) {
        if (tenant.closed) return Response.error();
        const { pathname } = new URL(request.url);
        // Functions ask the database over the network, as anybody does: they must not hold it meanwhile.
        if (pathname.startsWith(FUNCTIONS))
          return functions(request, pathname.slice(FUNCTIONS.length), '127.0.0.1');
        return inTurnOf(tenant, async () => {
          const answer = await front.fetch(request);
          if (request.method !== 'GET') await deliver(tenant);
          return answer;
        }).catch((error: unknown) => {
          if (tenant.closed) return Response.error();
          throw error;
        });
      },
      accept(socket, address) {
        const keyCaller = callerOfKey(pageKeys, address.searchParams.get('apikey') ?? undefined);
        if (tenant.closed || keyCaller === undefined) return null;
        const version = address.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
        return serveConnection(socket, {
          rightsOf,
          keys: pageKeys,
          directory: tenant.channels,
          keyCaller,
          version,
        });
      },
      sessionOf: (email) => inTurnOf(tenant, () => issueSession(database, pageKeys, { email, url })),
      sql: <Row extends object>(text: string, values: unknown[] = []) =>
        inTurnOf(tenant, async () => {
          const { rows } = await database.asOwner((driver) => driver.query<Row>(text, values));
          await deliver(tenant);
          return rows;
        }),
      close() {
        tenant.closed = true;
        tenants.delete(tenant);
      },
    };
  }

  async function stop(): Promise<void> {
    for (const tenant of tenants) tenant.closed = true;
    // Whoever is being answered is answered; whoever waits hears that the network is dead.
    await database.inTurn(() => front.stop());
  }

  return { open, stop };
}
