import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from 'pg-logical-replication';
import { z } from 'zod';

/** A row that a trigger or `realtime.send` wrote into `realtime.messages`. */
export interface DatabaseBroadcast {
  readonly id: string;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly private: boolean;
}

const messageRow = z.object({
  id: z.string(),
  topic: z.string(),
  event: z
    .string()
    .nullish()
    .transform((event) => event ?? ''),
  payload: z.unknown(),
  private: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  extension: z.literal('broadcast'),
});

const publication = 'supabase_realtime_messages_publication';
const slotPrefix = 'sorella_realtime_';
const reconnectPauseMs = 200;
const pruneEveryMs = 10 * 60 * 1000;

/** What {@link listenToDatabase} tells. */
export interface BroadcastListener {
  onBroadcast(broadcast: DatabaseBroadcast): void;
  /** Nothing is heard any more, and what was written since the last broadcast never will be. */
  onLost(): void;
  /** From now on everything is heard again. */
  onFound(): void;
}

/** A running subscription to what the database broadcasts. */
export interface DatabaseBroadcasts {
  stop(): Promise<void>;
}

async function prepareSlot(databaseUrl: string, slot: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A stack that was killed leaves its slot, and a slot nobody reads keeps the log growing.
    await client.query(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots
       where starts_with(slot_name, $1) and not active`,
      [slotPrefix],
    );
    await client.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [slot]);
  } finally {
    await client.end();
  }
}

/** Postgres gives a slot up whose reader is more than `max_slot_wal_keep_size` behind. */
async function isLost(databaseUrl: string, slot: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_replication_slots where slot_name = $1 and wal_status <> 'lost'",
      [slot],
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/**
 * Hears of every row of `realtime.messages` as soon as it is committed, by logical replication, and prunes the table.
 * Resolves once listening: whatever is committed afterwards is heard, even across a lost connection. A lost slot is
 * said, and replaced.
 *
 * @param databaseUrl - of a role that may replicate.
 */
export async function listenToDatabase(
  databaseUrl: string,
  listener: BroadcastListener,
): Promise<DatabaseBroadcasts> {
  const slot = `${slotPrefix}${process.pid}`;
  await prepareSlot(databaseUrl, slot);
  const service = new LogicalReplicationService(
    { connectionString: databaseUrl, application_name: 'sorella-realtime' },
    { acknowledge: { auto: true, timeoutSeconds: 10 } },
  );
  service.on('data', (_lsn: string, message: Pgoutput.Message) => {
    if (message.tag !== 'insert' || message.relation.schema !== 'realtime') return;
    const row = messageRow.safeParse(message.new);
    if (row.success) listener.onBroadcast(row.data);
  });
  const ending = new AbortController();
  const started = new Promise<void>((resolve) => service.once('start', () => resolve()));
  service.on('start', () => listener.onFound());
  service.on('error', (error) => {
    if (!ending.signal.aborted) console.error(`[realtime] ${error.message}`);
  });
  const replaceLostSlot = async () => {
    if (!(await isLost(databaseUrl, slot))) return;
    console.error(
      '[realtime] More was written at once than the replication slot holds, and it is lost. Pages read again when they are connected to a new one.',
    );
    listener.onLost();
    await prepareSlot(databaseUrl, slot);
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      const plugin = new PgoutputPlugin({ protoVersion: 1, publicationNames: [publication] });
      await service.subscribe(plugin, slot).catch(() => undefined);
      if (ending.signal.aborted) return;
      await replaceLostSlot().catch(() => undefined);
      await delay(reconnectPauseMs);
    }
  })();
  const pool = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  const prune = () =>
    pool
      .query("delete from realtime.messages where inserted_at < now() - interval '1 hour'")
      .catch(() => undefined);
  const timer = setInterval(() => void prune(), pruneEveryMs);
  timer.unref();
  await started;
  void prune();
  return {
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await service.destroy().catch(() => undefined);
      await running;
      await pool.end();
    },
  };
}
