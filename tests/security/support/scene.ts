import { Client, type QueryResult } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Actor, identity, type Row, refusalOf } from './identity.ts';

/** One transaction in which several people act; nothing of it stays. */
export interface Scene {
  /** Acts as someone and gives the rows; rejects with what Postgres says. */
  as(actor: Actor, sql: string, ...values: unknown[]): Promise<Row[]>;
  /** Acts as someone and gives the number of rows touched. */
  count(actor: Actor, sql: string, ...values: unknown[]): Promise<number>;
  /** Acts as someone who should be refused and gives what Postgres says (see {@link refusalOf}), or `allowed`. */
  refusal(actor: Actor, sql: string, ...values: unknown[]): Promise<string>;
  /** Acts as someone and gives the first column of the only row. */
  value(actor: Actor, sql: string, ...values: unknown[]): Promise<unknown>;
}

async function perform(
  client: Client,
  actor: Actor,
  sql: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const { role, claims } = identity(actor);
  await client.query('savepoint act');
  try {
    await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      claims,
    ]);
    const result = await client.query<Row>(sql, values);
    await client.query("select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)");
    await client.query('release savepoint act');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint act');
    throw error;
  }
}

function sceneOn(client: Client): Scene {
  const scene: Scene = {
    as: async (actor, sql, ...values) => (await perform(client, actor, sql, values)).rows,
    count: async (actor, sql, ...values) => (await perform(client, actor, sql, values)).rowCount ?? 0,
    refusal: (actor, sql, ...values) => perform(client, actor, sql, values).then(() => 'allowed', refusalOf),
    value: async (actor, sql, ...values) => {
      const [row = {}] = await scene.as(actor, sql, ...values);
      return Object.values(row)[0];
    },
  };
  return scene;
}

/** Connects as the owner to the run's database. */
export async function connect(): Promise<Client> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  return client;
}

let stage: Promise<Client> | undefined;
afterAll(async () => {
  const client = await stage;
  stage = undefined;
  await client?.end();
});

/** The key of the advisory lock that the scene being played holds. */
export const STAGE_LOCK = 1;

/**
 * Plays a scene on the demo world and takes everything back. Test files run side by side on one database, and one scene
 * at a time: two that lock rows of the same member in different orders (one deletes the account) end in a deadlock.
 */
export async function play(script: (scene: Scene) => Promise<void>): Promise<void> {
  stage ??= connect();
  const client = await stage;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [STAGE_LOCK]);
    await script(sceneOn(client));
  } finally {
    await client.query('rollback');
  }
}

/** Moves what is to come a month on and what is over a month back, so that on no day of the week an event is near. */
export const noEventIsNear = (scene: Scene): Promise<Row[]> =>
  scene.as(
    'owner',
    `update events set (start_time, end_time) = (
       select start_time + away, end_time + away
       from (select case when start_time > now() then interval '30 days' else interval '-30 days' end as away) as moved
     )`,
  );
