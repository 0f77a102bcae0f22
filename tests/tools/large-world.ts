import { type ExpectedPayment, largeContents, statementCsv } from '@sorella/mocks/large';
import { Client } from 'pg';

/** What is needed of a running stack. */
export interface FillableStack {
  readonly url: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
}

const UPLOADS_AT_ONCE = 8;

/** Puts rows where they belong as they are: no trigger fires, nobody is told. */
async function insertRows(client: Client, rows: ReturnType<typeof largeContents>['rows']): Promise<void> {
  for (const [table, some] of Object.entries(rows)) {
    const [first] = some;
    if (!first) continue;
    const columns = Object.keys(first).map((name) => client.escapeIdentifier(name));
    await client.query(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(some)],
    );
  }
}

/** Puts pictures into a stack's storage, each where its place says. */
export async function uploadFiles(
  stack: Pick<FillableStack, 'url' | 'secretKey'>,
  files: ReturnType<typeof largeContents>['files'],
): Promise<void> {
  const left = [...files];
  const upload = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [place, { bytes, type }] = next;
      const answer = await fetch(`${stack.url}/storage/v1/object/${place}`, {
        method: 'POST',
        headers: {
          apikey: stack.secretKey,
          authorization: `Bearer ${stack.secretKey}`,
          'content-type': type,
          'x-upsert': 'true',
        },
        body: Uint8Array.from(bytes),
      });
      if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
}

const EXPECTED = `
  select application.reference, application.payment_amount_cents as "amountCents",
    concat_ws(' ', person.first_name, person.last_name) as name, event.title, booking.status,
    (select reference from public.payments where booking_id = booking.id and status = 'accepted') as transaction
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  join public.profiles person on person.id = booking.user_id
  join public.events event on event.id = booking.event_id
  order by booking.id`;

/**
 * Fills an empty stack with the large world, around now. A stack that is filled already is left as it is.
 *
 * @returns a PayPal statement to match, as CSV; null when nothing was filled.
 */
export async function fillWithLargeWorld(stack: FillableStack, now = new Date()): Promise<string | null> {
  const url = new URL(stack.databaseUrl);
  // Rules fire for everybody else.
  url.username = 'supabase_admin';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from public.profiles limit 1');
    if (rowCount !== 0) return null;
    const { rows, statements, files } = largeContents(stack.url, now);
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await insertRows(client, rows);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    await client.query('analyze');
    await uploadFiles(stack, files);
    return statementCsv((await client.query<ExpectedPayment>(EXPECTED)).rows, now);
  } finally {
    await client.end();
  }
}
