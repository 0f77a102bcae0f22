import type { Caller } from '../callers.ts';
import type { Queries, ServicesDatabase } from '../services-database.ts';

/** What a caller may do on one private topic. */
export interface TopicRights {
  readonly read: boolean;
  readonly write: boolean;
}

async function becomeCaller(client: Queries, caller: Caller, topic: string): Promise<void> {
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claim.role', $3, true), set_config('realtime.topic', $4, true),
            set_config('role', $3, true)`,
    [JSON.stringify(caller.claims), caller.userId ?? '', caller.role, topic],
  );
}

async function refused(client: Queries, work: () => Promise<boolean>): Promise<boolean> {
  await client.query('savepoint attempt');
  try {
    return !(await work());
  } catch {
    await client.query('rollback to savepoint attempt');
    return true;
  }
}

/**
 * Asks the policies of `realtime.messages` what a caller may do on a topic, as hosted Supabase does: in a transaction
 * that is always rolled back, it reads a probe of that topic and writes another one under the caller's role and claims.
 */
export function topicRights(
  database: Pick<ServicesDatabase, 'onOneConnection'>,
  caller: Caller,
  topic: string,
): Promise<TopicRights> {
  return database.onOneConnection(async (client) => {
    await client.query('begin');
    try {
      return await probe(client, caller, topic);
    } finally {
      await client.query('rollback').catch(() => undefined);
    }
  });
}

async function probe(client: Queries, caller: Caller, topic: string): Promise<TopicRights> {
  await client.query("select set_config('realtime.topic', $1, true)", [topic]);
  const { rows } = await client.query<{ id: string }>(
    `insert into realtime.messages (topic, extension, event, payload, private)
       values ($1, 'broadcast', 'probe', '{}', true) returning id`,
    [topic],
  );
  await becomeCaller(client, caller, topic);
  const mayNotRead = await refused(client, async () => {
    const seen = await client.query('select from realtime.messages where topic = $1 and id = $2', [
      topic,
      rows[0]?.id,
    ]);
    return seen.rowCount === 1;
  });
  const mayNotWrite = await refused(client, async () => {
    await client.query(
      `insert into realtime.messages (topic, extension, event, payload, private)
         values ($1, 'broadcast', 'probe', '{}', true)`,
      [topic],
    );
    return true;
  });
  return { read: !mayNotRead, write: !mayNotWrite };
}
