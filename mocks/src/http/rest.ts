import { textIn } from '../fields.ts';
import { upsertAnswers, upsertLink } from '../rules/answers.ts';
import { type Caller } from '../rules/caller.ts';
import { PROCEDURES } from '../rules/procedures.ts';
import { readableRows } from '../rules/reading.ts';
import { denied, Refusal } from '../rules/refusal.ts';
import { apply } from '../rules/seats.ts';
import { upsertToggle } from '../rules/toggles.ts';
import { columnType, isTable, type TableName } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { found, shaped } from './evaluate.ts';
import { bearerOf, identify } from './identify.ts';
import { BadQuery, checkValue, type Embed, type Query, readQuery } from './query.ts';

type Wire = Record<string, unknown>;

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  PGRST103: 416,
  PGRST116: 406,
  PGRST202: 404,
  PGRST205: 404,
  PGRST301: 401,
  PGRST303: 401,
};

function refusal(
  error: { code: string; message: string; details?: string | null },
  caller: Caller,
): Response {
  const status =
    error.code === '42501' ? (caller.userId === null ? 401 : 403) : (STATUS_BY_CODE[error.code] ?? 400);
  const body = { code: error.code, details: error.details ?? null, hint: null, message: error.message };
  return Response.json(body, { status });
}

const wantsObject = (request: Request) => (request.headers.get('accept') ?? '').includes('vnd.pgrst.object');
const prefers = (request: Request, what: string) => (request.headers.get('prefer') ?? '').includes(what);

/** The column through which a table reaches the one row that an embed asks for. */
const FOREIGN_KEY: Partial<Record<TableName, string>> = {
  events: 'event_id',
  profiles: 'user_id',
  subscription_plans: 'plan_id',
};

function embedded(world: World, caller: Caller, row: Wire, { table, columns }: Embed): Wire | null {
  const key = FOREIGN_KEY[table];
  const target = readableRows(world, caller, table).find(
    (candidate) => key !== undefined && textIn(candidate, 'id') === row[key],
  );
  return target ? shaped(target, columns) : null;
}

function represented(world: World, caller: Caller, rows: readonly Wire[], query: Query): Wire[] {
  return rows.map((row) => ({
    ...shaped(row, query.columns),
    ...Object.fromEntries(query.embeds.map((embed) => [embed.alias, embedded(world, caller, row, embed)])),
  }));
}

function answered(request: Request, rows: Wire[], init: ResponseInit): Response {
  if (!wantsObject(request)) return Response.json(rows, init);
  if (rows.length === 1) return Response.json(rows[0], init);
  throw new Refusal(
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows.length} rows`,
  );
}

function read(world: World, caller: Caller, table: TableName, request: Request): Response {
  const query = readQuery(table, new URL(request.url).searchParams);
  const all = found<Wire>(table, readableRows(world, caller, table), query);
  const counted = prefers(request, 'count=exact');
  if (counted && query.offset > all.length)
    throw new Refusal(
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${query.offset} was requested, but there are only ${all.length} rows.`,
    );
  const end = query.limit === null ? undefined : query.offset + query.limit;
  const page = all.slice(query.offset, end);
  const range = page.length === 0 ? '*' : `${query.offset}-${query.offset + page.length - 1}`;
  const headers = { 'content-range': `${range}/${counted ? all.length : '*'}` };
  const status = counted && page.length < all.length ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return answered(request, represented(world, caller, page, query), { status, headers });
}

/** Columns that members may write (the database grants insert on these alone). */
const INSERTABLE = ['event_id', 'user_id'];

/** Tables whose rows members add or replace: by their key, a second time as the first. */
const UPSERTS: Partial<Record<TableName, (world: World, caller: Caller, row: unknown) => void>> = {
  user_social_links: upsertLink,
  user_questionnaire_responses: upsertAnswers,
  feature_toggles: upsertToggle,
};

async function insert(world: World, caller: Caller, table: TableName, request: Request): Promise<Response> {
  const given: unknown = await request.json();
  const upsert = UPSERTS[table];
  if (upsert && prefers(request, 'resolution=merge-duplicates')) {
    if (caller.userId === null) throw denied(`permission denied for table ${table}`);
    for (const row of Array.isArray(given) ? given : [given]) upsert(world, caller, row);
    return new Response(null, { status: 201 });
  }
  const body = typeof given === 'object' && given !== null ? given : {};
  for (const column of Object.keys(body))
    if (columnType(table, column) === undefined)
      throw new BadQuery(
        'PGRST204',
        `Could not find the '${column}' column of '${table}' in the schema cache`,
      );
  const allowed =
    table === 'event_applications' && Object.keys(body).every((key) => INSERTABLE.includes(key));
  if (!allowed || caller.userId === null) throw denied(`permission denied for table ${table}`);
  const text = (column: string) => String(Reflect.get(body, column) ?? '');
  for (const column of INSERTABLE) checkValue(table, column, text(column));
  const row = apply(world, caller, { event_id: text('event_id'), user_id: text('user_id') });
  if (!prefers(request, 'return=representation')) return new Response(null, { status: 201 });
  const query = readQuery(table, new URL(request.url).searchParams);
  return answered(request, represented(world, caller, [row], query), { status: 201 });
}

function checkArgument(type: string, value: unknown): void {
  if (value === null || type === 'json') return;
  const values = type === 'uuid[]' ? value : [value];
  if (!Array.isArray(values))
    throw new BadQuery('22P02', `malformed array literal: ${JSON.stringify(value)}`);
  if (type.startsWith('uuid')) for (const each of values) checkValue('events', 'id', String(each));
  if (type === 'timestamptz?') for (const each of values) checkValue('events', 'updated_at', String(each));
}

async function call(world: World, caller: Caller, name: string, request: Request): Promise<Response> {
  const procedure = Object.hasOwn(PROCEDURES, name) ? PROCEDURES[name] : undefined;
  const text = await request.text();
  const given: Wire = text === '' ? {} : JSON.parse(text);
  const takes = Object.entries(procedure?.takes ?? {});
  const fits =
    Object.keys(given).every((key) => takes.some(([taken]) => taken === key)) &&
    takes.every(([key, type]) => key in given || type.endsWith('?'));
  if (!procedure || !fits)
    throw new BadQuery('PGRST202', `Could not find the function public.${name} in the schema cache`);
  if (!procedure.open && caller.userId === null) throw denied(`permission denied for function ${name}`);
  for (const [key, type] of takes) if (key in given) checkArgument(type, given[key]);
  return Response.json(procedure.run(world, caller, given) ?? null);
}

/** Answers a request below `/rest/v1/` as PostgREST would, under the rules of the database. */
export async function answerRest(world: World, request: Request, path: string): Promise<Response> {
  const caller = identify(world, bearerOf(request));
  if ('code' in caller) return refusal(caller, { userId: null });
  try {
    if (path.startsWith('rpc/')) return await call(world, caller, path.slice('rpc/'.length), request);
    if (!isTable(path))
      throw new BadQuery('PGRST205', `Could not find the table 'public.${path}' in the schema cache`);
    if (request.method === 'GET' || request.method === 'HEAD') return read(world, caller, path, request);
    if (request.method === 'POST') return await insert(world, caller, path, request);
    throw denied(`permission denied for table ${path}`);
  } catch (thrown) {
    if (thrown instanceof Refusal || thrown instanceof BadQuery) return refusal(thrown, caller);
    throw thrown;
  }
}
