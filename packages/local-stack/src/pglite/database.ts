import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { postgrestTypes } from '../api/lite-app.ts';
import type { Found, ServicesDatabase } from '../services-database.ts';
import { type Clock, tickingClock, withClock } from './clock.ts';

/** The files that a database in a page is made of; Node finds all but the last by itself. */
export type DatabaseFiles = Pick<
  PGliteOptions,
  'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle' | 'loadDataDir'
>;

/** A Postgres in this process or page: one connection, which works for one after the other. */
export interface PgliteDatabase extends ServicesDatabase {
  /** Does one piece of work after the other; within it the statements of others do not come between. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Within {@link inTurn}: does work as the owner of everything instead of as the services' role. */
  asOwner<Result>(work: (driver: PGlite) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

const types = Object.values(postgrestTypes);

/** For PGlite what `postgrestTypes` is for postgres.js. */
const valueOptions: PGliteOptions = {
  parsers: Object.fromEntries(types.map(({ to, parse }) => [to, parse])),
  serializers: Object.fromEntries(
    types.map(({ to, serialize }) => [to, (value: unknown) => written(serialize(value))]),
  ),
};

/** Opens a database, empty unless a dump is given, whose clock follows the given one. */
export async function openPglite(
  files: DatabaseFiles = {},
  now: Clock = Date.now,
): Promise<{ driver: PGlite; connection: PgliteConnection }> {
  const extensions = { clock: withClock(tickingClock(now)) };
  const connection = new PgliteConnection({ pgliteOptions: { ...valueOptions, ...files, extensions } });
  await connection.driver.waitReady;
  return { driver: connection.driver, connection };
}

/** Opens a database that holds the migrations, for the front. */
export async function openDatabase(files: DatabaseFiles, now?: Clock): Promise<PgliteDatabase> {
  const { driver, connection } = await openPglite(files, now);
  await driver.exec('set session authorization local_services');
  let last: Promise<unknown> = Promise.resolve();
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Found<Row>> => {
    const { rows, affectedRows } = await driver.query<Row>(text, values);
    return { rows, rowCount: rows.length > 0 ? rows.length : (affectedRows ?? 0) };
  };
  return {
    connection,
    query,
    onOneConnection: (work) => work({ query }),
    inTurn(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    async asOwner(work) {
      await driver.exec('set session authorization postgres');
      try {
        return await work(driver);
      } finally {
        await driver.exec('set session authorization local_services');
      }
    },
    stop: () => connection.close(),
  };
}
