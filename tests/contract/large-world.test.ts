import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { matchStatement } from '@sorella/core/domain/payments/statement';
import { readStatementLines } from '@sorella/core/domain/payments/statement-lines';
import { type Stack, startStack } from '@sorella/local-stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithLargeWorld } from '../tools/large-world.ts';
import { aDeviceOf } from './sessions.ts';

const ADMIN = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'admin@sorella.test',
  password: 'sorella-demo',
  firstName: 'Ada',
  lastName: 'Lindqvist',
};

let stack: Stack;
let statement: string | null;
let client: Client;

beforeAll(async () => {
  stack = await startStack({ ephemeral: true, seed: false });
  statement = await fillWithLargeWorld(stack);
  client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await stack?.stop();
});

const numberOf = async (sql: string) => {
  const { rows } = await client.query<{ number: number }>(`select (${sql})::int as number`);
  return rows[0]?.number;
};

describe('The large world', () => {
  it('holds 500 members with faces, 200 events around now, and 3,000 applications of which 1,000 wait', async () => {
    expect(await numberOf('select count(*) from profiles where avatar_url is not null')).toBe(500);
    expect(await numberOf(`select count(*) from storage.objects where bucket_id = 'profile-pictures'`)).toBe(
      500,
    );
    expect(await numberOf('select count(*) from events where end_time < now()')).toBe(100);
    expect(
      await numberOf(
        `select count(*) from events where start_time > now() and start_time < now() + interval '93 days'`,
      ),
    ).toBe(100);
    expect(await numberOf('select count(*) from event_applications')).toBe(3_000);
    expect(await numberOf(`select count(*) from event_applications where status = 'pending'`)).toBe(1_000);
    for (const table of [
      'payments',
      'refunds',
      'reports',
      'coffee_chat_requests',
      'messages',
      'user_subscriptions',
    ])
      expect(await numberOf(`select count(*) from ${table}`)).toBeGreaterThan(20);
  });

  it('keeps the laws that triggers keep in life: seats, bookings, and every row that another names', async () => {
    const { rows: references } = await client.query<{ orphans: string }>(`
      select format(
        'select count(*) from %s one left join %s other on other.%I = one.%I where one.%4$I is not null and other.%3$I is null',
        conrelid::regclass, confrelid::regclass, target.attname, source.attname
      ) as orphans
      from pg_constraint
      join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
      join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
        and confrelid::regclass::text not like 'auth.%'`);
    expect(references.length).toBeGreaterThan(15);
    for (const { orphans } of references) expect([orphans, await numberOf(orphans)]).toEqual([orphans, 0]);
    expect(
      await numberOf(`select count(*) from events where attendees_count <>
        (select count(*) from event_applications where event_id = events.id and status = 'approved')`),
    ).toBe(0);
    expect(
      await numberOf(`select count(*) from event_applications application
        left join event_bookings booking on booking.application_id = application.id
        where application.payment_required <> (booking.id is not null)
          or (application.status = 'approved' and booking.status <> 'paid')
          or (application.status = 'pending' and booking.status <> 'pending')`),
    ).toBe(0);
    expect(await numberOf('select count(*) from event_applications where application_date > now()')).toBe(0);
  });

  it('lets its admin in, and shows her face', async () => {
    const { data } = await aDeviceOf(stack, ADMIN);
    const { avatarUrl } = await data.profiles.getOwn(ADMIN.userId);
    const picture = await fetch(avatarUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('comes with a statement of which most fits, and some does not', async () => {
    const { data } = await aDeviceOf(stack, ADMIN);
    const targets: PaymentTarget[] = [];
    for (let page = 1, total = 1; targets.length < total; page += 1) {
      const next = await data.admin.listPaymentTargets(page);
      targets.push(...next.rows);
      total = next.total;
    }
    const rows = (statement ?? '').split('\r\n').map((row) => row.slice(1, -1).split('","'));
    const found = matchStatement(readStatementLines(rows) ?? [], targets);
    const kinds = Map.groupBy(found, ({ kind }) => kind);
    expect(kinds.get('fits')?.length).toBeGreaterThan(300);
    for (const kind of ['double', 'differs', 'proposed', 'returned', 'skipped'] as const)
      expect(kinds.get(kind)?.length).toBeGreaterThan(10);
    expect(kinds.has('unknown')).toBe(true);
  });

  it('is filled once', async () => {
    expect(await fillWithLargeWorld(stack)).toBeNull();
  });
});
