import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgresBinaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import { clearDataFolder } from './postmaster.ts';
import { ownNameOf, postgresAccount } from './run-as.ts';

/** The name of the all-powerful role, as on hosted Supabase. */
export const SUPERUSER = 'supabase_admin';

/** A running Postgres server on the loopback interface. */
export interface PostgresServer {
  readonly port: number;
  /** Ends the server and waits until it is gone. Harmless when repeated. */
  stop(): Promise<void>;
}

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', PGTZ: 'UTC' });

function output(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = `${text}${chunk.toString()}`.slice(-8_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

/**
 * Makes a new, empty cluster whose only role is {@link SUPERUSER}, sorted and encoded as hosted Supabase's.
 *
 * @param dataDir - a folder that does not exist yet, in an existing parent.
 * @param password - of the superuser.
 */
export async function initCluster(dataDir: string, password: string): Promise<void> {
  const { initdb } = findPostgresBinaries();
  const account = postgresAccount();
  const passwordFile = `${dataDir}.password`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) {
    chownSync(dataDir, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const args = [
    `--pgdata=${ownNameOf(dataDir)}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${ownNameOf(dataDir)}/../${path.basename(passwordFile)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=en-US',
    '--wal-segsize=4',
    '--no-sync',
    '--no-instructions',
  ];
  try {
    const child = spawn(initdb, args, { ...account, env: environment(), cwd: dataDir });
    const said = output(child);
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`Postgres could not make its data folder: ${said()}`)),
      );
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'logical',
  max_wal_senders: '8',
  max_replication_slots: '8',
  max_connections: '120',
  max_slot_wal_keep_size: '256MB',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};

const throwAwaySettings = { fsync: 'off', full_page_writes: 'off' };

class PortTaken extends Error {}

async function launch(
  { dataDir, throwAway }: Pick<ServerOptions, 'dataDir' | 'throwAway'>,
  port: number,
  onSpawned: (pid: number) => void,
): Promise<ChildProcess> {
  const { postgres } = findPostgresBinaries();
  const chosen = { ...settings, ...(throwAway ? throwAwaySettings : {}), port: String(port) };
  // A name that Postgres gives no meaning: it tells on the command line whose server this is.
  const settingsOfThis = { ...chosen, 'sorella.data_folder': dataDir };
  const args = Object.entries(settingsOfThis).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', ownNameOf(dataDir), ...args], {
    ...postgresAccount(),
    env: environment(),
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group, so that Ctrl-C in a terminal reaches the stack, which then stops it in order.
    detached: true,
  });
  if (child.pid !== undefined) onSpawned(child.pid);
  const said = output(child);
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (said().includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      const text = said();
      const taken = /could not bind|could not create any TCP\/IP sockets/i.test(text);
      reject(taken ? new PortTaken(text) : new Error(`Postgres did not start: ${text}`));
    });
  });
  return child;
}

function startKeeper(dataDir: string, removeDir: string | undefined): ChildProcess {
  const keeper = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./keeper.ts', import.meta.url)),
      dataDir,
      ...(removeDir === undefined ? [] : [removeDir]),
    ],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: {} },
  );
  keeper.on('error', () => undefined);
  keeper.stdin?.on('error', () => undefined);
  keeper.unref();
  return keeper;
}

/** What {@link startServer} needs. */
export interface ServerOptions {
  /** An initialised data folder. */
  readonly dataDir: string;
  /** Wished port; another one is taken when it is busy. */
  readonly port?: number;
  /** Trade safety against a power cut for speed. */
  readonly throwAway: boolean;
  /** Removed when the server ends, even when this process is killed. */
  readonly removeDir?: string;
}

/** Starts Postgres on a data folder, after ending a server that an earlier, killed stack left on it. */
export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const { dataDir, removeDir } = options;
  await clearDataFolder(dataDir);
  const keeper = startKeeper(dataDir, removeDir);
  let child: ChildProcess | undefined;
  let port = await freePort(options.port);
  for (let attempt = 1; child === undefined; attempt += 1) {
    try {
      child = await launch(options, port, (pid) => keeper.stdin?.write(`${pid}\n`));
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === 5) {
        keeper.stdin?.end();
        throw error;
      }
      port = await freePort();
    }
  }
  const server = child;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
    }
    if (removeDir !== undefined) rmSync(removeDir, { recursive: true, force: true });
    if (keeper.exitCode === null) {
      const gone = new Promise((resolve) => keeper.once('exit', resolve));
      keeper.ref();
      keeper.stdin?.end();
      await gone;
    }
  };
  return {
    port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
