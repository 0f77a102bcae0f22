import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { startFixture } from './testing/fixture.ts';

it('answers the first requests of all, 50 at once, with nothing left to prepare', async () => {
  const stack = await startFixture();
  const [owner, onlooker] = [stack.databaseUrl, stack.databaseUrl].map(
    (connectionString) => new Client({ connectionString }),
  );
  if (!owner || !onlooker) throw new Error('Two were made');
  await Promise.all([owner.connect(), onlooker.connect()]);
  // Whoever still had rights to grant would wait for this one, and be refused when it is through.
  await owner.query('begin; grant usage on schema private to service_role');

  const answered = new AbortController();
  const answering = Promise.all(
    Array.from({ length: 50 }, async () => {
      const headers = { apikey: stack.publishableKey };
      const answer = await fetch(`${stack.url}/rest/v1/circles?select=name`, { headers });
      return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
    }),
  ).finally(() => answered.abort());
  const isSomeoneWaiting = async () => {
    const { rowCount } = await onlooker.query("select from pg_stat_activity where wait_event_type = 'Lock'");
    return rowCount !== 0;
  };
  await vi.waitUntil(async () => answered.signal.aborted || (await isSomeoneWaiting()));
  await owner.query('commit');

  expect((await answering).filter((answer) => answer !== '200 ')).toEqual([]);
  await Promise.all([owner.end(), onlooker.end()]);
  await stack.stop();
});
