import { escapeLiteral as literal } from 'pg';
import { ADMIN, LENA, MAYA, NOOR, YUKI } from './demo-world.ts';
import { type Actor, identity, type Row, refusalOf } from './identity.ts';
import { connect, STAGE_LOCK } from './scene.ts';

/** Who tries everything. */
export const ROLES = ['visitor', 'no access', 'member', 'other member', 'admin'] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

const ACTORS: Readonly<Record<Role, Actor>> = {
  visitor: 'visitor',
  'no access': LENA,
  member: MAYA,
  'other member': NOOR,
  admin: ADMIN,
};

/** One thing of the schema, and what each role was able to do with it: '-' for nothing. */
export interface MatrixLine {
  readonly thing: string;
  readonly rights: Readonly<Record<Role, string>>;
}

/** What was tried and what came of it. */
export interface Matrix {
  readonly lines: readonly MatrixLine[];
  /** Attempts that were made as one of the roles. */
  readonly cells: number;
  /** Tables of the API without a row: of them nobody can tell who sees what. */
  readonly empty: readonly string[];
  /** Lines that prove nothing: what they say would be the same with the protection gone, and why. */
  readonly vague: readonly string[];
}

/** Rows for tables that the demo world leaves empty, or with rows of one person alone; a new table brings its own. */
const ROWS = [
  `insert into public.member_blocks (blocker_id, blocked_id) values ('${MAYA}', '${ADMIN}'), ('${NOOR}', '${LENA}')`,
  `insert into private.event_messages (id, event_id, written_by, audience, body)
   select gen_random_uuid(), id, '${ADMIN}', 'both', 'x' from public.events limit 1`,
  `insert into public.application_messages (application_id, message_id, user_id, body)
   select application.id, message.id, application.user_id, 'x'
   from public.event_applications application, private.event_messages message`,
  // Over by now: it shall not change what they may do otherwise.
  `insert into public.member_suspensions (user_id, until, reason)
   values ('${MAYA}', now() - interval '1 day', 'x'), ('${NOOR}', now() - interval '1 day', 'x')`,
  `insert into public.reports (id, reporter_id, reported_id, reason, copy)
   values (gen_random_uuid(), '${MAYA}', '${NOOR}', 'spam', '{"profile": {}}')`,
  `insert into public.staff_roles (user_id, role) values ('${YUKI}', 'treasurer')`,
  `insert into public.payments (booking_id, provider, reference, amount_cents, currency, status)
   select id, 'paypal', 'MATRIX01', 1, 'EUR', 'wrong-amount' from public.event_bookings limit 1`,
  `insert into public.booking_refunds (id, booking_id, user_id, outcome, amount_cents, created_at)
   select gen_random_uuid(), id, user_id, 'kept', 1, now() from public.event_bookings`,
  `insert into public.refunds (id, outcome, amount_cents, currency, settled_by)
   values (gen_random_uuid(), 'kept', 1, 'EUR', '${ADMIN}')`,
  `insert into public.messages (sender_id, recipient_id, content) values ('${NOOR}', '${YUKI}', 'hello')`,
  `insert into public.client_operations (user_id, operation_id) values ('${MAYA}', gen_random_uuid())`,
  `insert into public.admin_audit_log (actor_id, action, table_name) values ('${ADMIN}', 'read', 'matrix')`,
  `insert into public.admin_users (user_id) values ('${YUKI}')`,
  `insert into public.admin_audit_log (actor_id, action, table_name) values ('${YUKI}', 'read', 'matrix')`,
  `insert into public.refunds (id, outcome, amount_cents, currency, settled_by)
   values (gen_random_uuid(), 'kept', 1, 'EUR', '${YUKI}')`,
  `update public.events set created_by = '${YUKI}' where id = (select id from public.events order by id limit 1)`,
  `insert into public.user_subscriptions (user_id, plan_id, status)
   select '${MAYA}', id, 'cancelled' from public.subscription_plans limit 1`,
];

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    json_agg(json_build_object(
      'name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod), 'generated', a.attgenerated <> ''
    ) order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  group by 1 order by 1`;
/** Functions of triggers cannot be called, whoever may. */
const FUNCTIONS = `
  select format('%I.%I', n.nspname, p.proname) as name, p.oid::text as oid,
    pg_get_function_identity_arguments(p.oid) as signature,
    (select coalesce(string_agg(
         case
           when p.proargnames[place] in ('user_id', 'for_user_id', 'current_user_id', 'claimed') then '{self}'
           when p.proargnames[place] = 'refusal' then quote_literal('Refused')
           else 'null::' || format_type(type, null)
         end,
         ', ' order by place
       ), '')
     from unnest(p.proargtypes) with ordinality given (type, place)) as nothing
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by 1, 2`;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly generated: boolean;
}

/** What an attempt came to: a number of rows, or what Postgres said. */
type Outcome = { readonly rows: number; readonly first: Row | undefined } | { readonly refusal: string };

const isAllowed = (outcome: Outcome): boolean => !('refusal' in outcome);
const amount = (rows: number, own: number, all: number): string => {
  if (rows === 0) return 'none';
  if (rows === all) return 'all';
  return rows === own ? 'own' : 'some';
};

/**
 * Tries every verb on every table, column, function, bucket and topic of the schema as every role, on the demo world; each
 * attempt is taken back at once.
 */
export async function tryEverything(): Promise<Matrix> {
  const client = await connect();
  let cells = 0;
  const vague: string[] = [];
  const attempt = async (actor: Actor, sql: string, before = ''): Promise<Outcome> => {
    const { role, claims } = identity(actor);
    if (actor !== 'owner') cells += 1;
    try {
      const answers: unknown = await client.query(
        `savepoint attempt; ${before} select set_config('role', ${literal(role)}, true),
           set_config('request.jwt.claims', ${literal(claims)}, true); ${sql}`,
      );
      const last: unknown = Array.isArray(answers) ? answers.at(-1) : answers;
      const rowCount: unknown = Reflect.get(Object(last), 'rowCount');
      const rows: unknown = Reflect.get(Object(last), 'rows');
      const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
      return { rows: Number(rowCount ?? 0), first: first === undefined ? undefined : { ...Object(first) } };
    } catch (error) {
      return { refusal: refusalOf(error) };
    } finally {
      await client.query('rollback to savepoint attempt');
    }
  };
  const counted = async (actor: Actor, sql: string): Promise<number> => {
    const outcome = await attempt(actor, sql);
    return 'refusal' in outcome ? 0 : Number(Object.values(outcome.first ?? {})[0] ?? 0);
  };
  const forEachRole = async (thing: string, rightsOf: (actor: Actor, role: Role) => Promise<string>) => {
    const rights: Record<Role, string> = {
      visitor: '',
      'no access': '',
      member: '',
      'other member': '',
      admin: '',
    };
    for (const role of ROLES) rights[role] = await rightsOf(ACTORS[role], role);
    return { thing, rights };
  };

  const rightsOnColumns = async (table: string, columns: readonly Column[]): Promise<MatrixLine[]> => {
    const lines: MatrixLine[] = [];
    for (const { name, type, generated } of columns) {
      const line = await forEachRole(name, async (actor) => {
        const nothing = `select null::${type} where false`;
        const tried = [
          ['r', `select ${name} from ${table} where false`],
          ...(generated
            ? []
            : [
                ['a', `insert into ${table} (${name}) ${nothing}`],
                ['c', `update ${table} set ${name} = null where false`],
              ]),
        ];
        let rights = '';
        for (const [letter = '', sql = ''] of tried)
          if (isAllowed(await attempt(actor, sql))) rights += letter;
        return rights || '-';
      });
      lines.push(line);
    }
    // Columns with the same rights stand in one line.
    const groups = new Map<string, MatrixLine & { names: string[] }>();
    for (const { thing, rights } of lines) {
      const key = JSON.stringify(rights);
      const group = groups.get(key) ?? { thing, rights, names: [] };
      group.names.push(thing);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ names, rights }) => ({
      thing: `${table} (${names.join(' ')})`,
      rights,
    }));
  };

  const rightsOnRows = async (
    table: string,
    columns: readonly Column[],
    onColumns: readonly MatrixLine[],
  ): Promise<MatrixLine> => {
    const all = await counted('owner', `select count(*) from ${table}`);
    const columnWith = (role: Role, letter: string) => {
      const group = onColumns.find(({ rights }) => rights[role].includes(letter));
      return columns.find(({ name }) =>
        group?.thing
          .slice(table.length + 2, -1)
          .split(' ')
          .includes(name),
      )?.name;
    };
    // Of a view over several tables Postgres says so before it asks for rights, to its owner too.
    const owners = await attempt('owner', `delete from ${table} where false`);
    const isRemovable = !('refusal' in owners && owners.refusal === '55000');
    let seen = 0;
    const line = await forEachRole(`${table} rows`, async (actor, role) => {
      const own = await counted(
        'owner',
        `select count(*) from ${table} one where to_jsonb(one)::text like '%${actor === 'visitor' ? 'nobody' : actor}%'`,
      );
      const rights: string[] = [];
      const readable = columnWith(role, 'r');
      if (readable !== undefined) {
        const read = await counted(actor, `select count(${readable} is null) from ${table}`);
        seen += read;
        if (read > 0 && own === all) vague.push(`${table} rows, ${role}: all of them are hers`);
        rights.push(`read ${amount(read, own, all)}`);
      }
      const writable = columnWith(role, 'c');
      if (writable !== undefined) {
        const outcome = await attempt(actor, `update ${table} set ${writable} = ${writable}`);
        rights.push(`change ${'refusal' in outcome ? outcome.refusal : amount(outcome.rows, own, all)}`);
      }
      const removal = await attempt(actor, `delete from ${table}`);
      if (!('refusal' in removal)) rights.push(`remove ${amount(removal.rows, own, all)}`);
      else if (removal.refusal !== '42501' && isRemovable) rights.push(`remove ${removal.refusal}`);
      return rights.join(', ') || '-';
    });
    if (seen === 0 && Object.values(line.rights).some((rights) => rights.includes('read')))
      vague.push(`${table} rows: whoever may read finds none`);
    return line;
  };

  const rightsOnBucket = async (bucket: string): Promise<MatrixLine[]> => {
    const random = '0b51c4a0-7f0e-4c0e-9a52-9d2f5f0e1a11.png';
    const places = [
      ['own folder', (actor: Actor) => `${actor}/profile.png`],
      ["another's folder", (actor: Actor) => `${actor === NOOR ? MAYA : NOOR}/profile.png`],
      ['random name', () => random],
    ] as const;
    const lines: MatrixLine[] = [];
    for (const [place, nameFor] of places)
      lines.push(
        await forEachRole(`bucket ${bucket}, ${place}`, async (actor) => {
          const at = `bucket_id = ${literal(bucket)} and name = ${literal(nameFor(actor))}`;
          const there = `insert into storage.objects (bucket_id, name) values (${literal(bucket)}, ${literal(nameFor(actor))});`;
          const rights: string[] = [];
          const touches = async (verb: string, sql: string) => {
            const outcome = await attempt(actor, sql, there);
            if (!('refusal' in outcome) && outcome.rows > 0) rights.push(verb);
          };
          await touches('list', `select 1 from storage.objects where ${at}`);
          if (isAllowed(await attempt(actor, there))) rights.push('add');
          await touches('change', `update storage.objects set name = name where ${at}`);
          await touches('remove', `delete from storage.objects where ${at}`);
          return rights.join(' ') || '-';
        }),
      );
    return lines;
  };

  const rightsOnTopic = (topic: string, nameFor: (actor: Actor) => string): Promise<MatrixLine> =>
    forEachRole(`topic ${topic}`, async (actor) => {
      const name = literal(nameFor(actor));
      const join = `select set_config('realtime.topic', ${name}, true);`;
      const message = `insert into realtime.messages (topic, extension, event, payload) values (${name}, 'broadcast', 'x', '{}')`;
      const heard = await attempt(
        actor,
        `select 1 from realtime.messages where topic = ${name}`,
        `${join} ${message};`,
      );
      const sent = await attempt(actor, message, join);
      return (
        [!('refusal' in heard) && heard.rows > 0 ? 'hear' : '', isAllowed(sent) ? 'send' : '']
          .filter(Boolean)
          .join(' ') || '-'
      );
    });

  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [STAGE_LOCK]);
    const tables = (await client.query<{ name: string; columns: Column[] }>(TABLES)).rows;
    for (const row of ROWS) await client.query(row);
    const lines: MatrixLine[] = [];
    const empty: string[] = [];
    for (const { name, columns } of tables) {
      if (name.startsWith('public.') && (await counted('owner', `select count(*) from ${name}`)) === 0)
        empty.push(name);
      const onColumns = await rightsOnColumns(name, columns);
      lines.push(await rightsOnRows(name, columns, onColumns), ...onColumns);
    }
    const functions = (
      await client.query<{ name: string; oid: string; signature: string; nothing: string }>(FUNCTIONS)
    ).rows;
    for (const { name, oid, signature, nothing } of functions)
      lines.push(
        await forEachRole(`${name}(${signature})`, async (actor) => {
          const { role } = identity(actor);
          const may = await attempt(
            'owner',
            `select has_function_privilege(${literal(role)}, ${oid}::oid, 'execute')
               and has_schema_privilege(${literal(role)}, ${literal(name.split('.')[0] ?? '')}, 'usage') as may`,
          );
          // With nothing given but the caller's own id it does little but ask who calls.
          const self = actor === 'visitor' ? 'null' : `'${actor}'::uuid`;
          const outcome = await attempt(actor, `select ${name}(${nothing.replaceAll('{self}', self)})`);
          if (!('refusal' in outcome) || outcome.refusal !== '42501') return 'answers';
          return 'first' in may && may.first?.['may'] === true ? 'refuses' : '-';
        }),
      );
    const buckets = (await client.query<{ id: string }>('select id from storage.buckets order by id')).rows;
    for (const { id } of buckets) lines.push(...(await rightsOnBucket(id)));
    const typing = (one: string, other: string) => `typing:${[one, other].toSorted().join(':')}`;
    for (const [topic, nameFor] of [
      ['events', () => 'events'],
      ['admins', () => 'admins'],
      ["user: one's own", (actor: Actor) => `user:${actor}`],
      ["user: another's", (actor: Actor) => `user:${actor === NOOR ? MAYA : NOOR}`],
      ['typing: of two others', () => typing(LENA, ADMIN)],
      ['typing: of Maya and Noor', () => typing(MAYA, NOOR)],
      ['anything else', () => 'anything'],
    ] as const)
      lines.push(await rightsOnTopic(topic, nameFor));
    return { lines, cells, empty, vague };
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
