import { Client } from 'pg';

/** How often the schedule of a hosted project has mails sent. */
const SCHEDULE_MS = 60_000;

/**
 * Has waiting mails sent each minute, as the schedule of a hosted project does, and as soon as the database says that
 * there are some. Resolves when the first round is over; the returned function ends it, once what is being sent is sent.
 *
 * @throws Error when the database cannot be listened to.
 */
export async function deliverMails(
  databaseUrl: string,
  send: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  let running: Promise<void> | undefined;
  let asked = false;
  async function run(): Promise<void> {
    while (asked) {
      asked = false;
      await send().catch((error: unknown) => console.error('[mails]', error));
    }
    running = undefined;
  }
  // What Postgres says when it goes down is no news here.
  client.on('error', () => undefined);
  const ask = () => {
    asked = true;
    running ??= run();
  };
  client.on('notification', ask);
  await client.connect();
  await client.query('listen outgoing_mails');
  const schedule = setInterval(ask, SCHEDULE_MS).unref();
  // What an earlier start left.
  ask();
  await running;
  return async () => {
    clearInterval(schedule);
    client.removeAllListeners('notification');
    await running;
    await client.end();
  };
}
