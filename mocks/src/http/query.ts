import { columnType, isTable, type TableName } from '../world/schema.ts';

/** A filter of one column. */
export interface Filter {
  column: string;
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'ilike' | 'is' | 'in';
  /** One value for most operators, several for `in`. */
  values: string[];
}

/** An embedded row, reached through a foreign key. */
export interface Embed {
  alias: string;
  table: TableName;
  columns: string[];
}

/** What a request asks of a table, read from its address. */
export interface Query {
  columns: string[];
  embeds: Embed[];
  filters: Filter[];
  order: { column: string; ascending: boolean }[];
  limit: number | null;
  offset: number;
}

/** An answer of PostgREST itself, before any rule is asked. */
export class BadQuery extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'ilike', 'is', 'in'] as const;
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

function splitTopLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

/** Refuses a column that the table does not have, as Postgres does. */
function known(table: TableName, column: string): string {
  if (columnType(table, column) === undefined)
    throw new BadQuery('42703', `column ${table}.${column} does not exist`);
  return column;
}

function readEmbed(part: string): Embed | null {
  const match = /^(?:(\w+):)?(\w+)(?:!\w+)?\((.*)\)$/.exec(part);
  const table = match?.[2];
  if (!match || table === undefined) return null;
  if (!isTable(table)) throw new BadQuery('PGRST200', `Could not find a relationship to '${table}'`);
  const columns = splitTopLevel(match[3] ?? '').map((column) => known(table, column));
  return { alias: match[1] ?? table, table, columns };
}

/** Refuses a value that the column's type cannot hold, with Postgres' own codes. */
export function checkValue(table: TableName, column: string, value: string): void {
  const type = columnType(table, column);
  if (type === 'uuid' && !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value))
    throw new BadQuery('22P02', `invalid input syntax for type uuid: "${value}"`);
  if (type === 'int' && !/^-?\d+$/.test(value))
    throw new BadQuery('22P02', `invalid input syntax for type integer: "${value}"`);
  if (type !== 'timestamptz') return;
  if (!/^\d{4,}-\d{1,2}-\d{1,2}/.test(value))
    throw new BadQuery('22007', `invalid input syntax for type timestamp with time zone: "${value}"`);
  if (Number.isNaN(Date.parse(value)))
    throw new BadQuery('22008', `date/time field value out of range: "${value}"`);
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}

function readFilter(table: TableName, column: string, text: string): Filter {
  const [name = '', ...rest] = text.split('.');
  const operator = OPERATORS.find((known) => known === name);
  if (!operator) throw new BadQuery('PGRST100', `"failed to parse filter (${text})"`);
  const value = rest.join('.');
  const values = operator === 'in' ? splitTopLevel(value.slice(1, -1)).map(unquoted) : [value];
  known(table, column);
  if (operator !== 'is' && operator !== 'ilike') for (const each of values) checkValue(table, column, each);
  return { column, operator, values };
}

/** Reads what a request asks of a table; throws {@link BadQuery} as PostgREST would refuse. */
export function readQuery(table: TableName, parameters: URLSearchParams): Query {
  const parts = splitTopLevel((parameters.get('select') ?? '*').replaceAll(/\s/g, ''));
  const embeds = parts.map(readEmbed);
  const columns = parts.filter((_, index) => embeds[index] === null && parts[index] !== '*');
  const limit = parameters.get('limit');
  return {
    columns: columns.map((column) => known(table, column)),
    embeds: embeds.filter((embed) => embed !== null),
    filters: [...parameters]
      .filter(([key]) => !RESERVED.has(key))
      .map(([column, text]) => readFilter(table, column, text)),
    order: splitTopLevel(parameters.get('order') ?? '').map((part) => {
      const [column = '', direction] = part.split('.');
      return { column: known(table, column), ascending: direction !== 'desc' };
    }),
    limit: limit === null ? null : Number(limit),
    offset: Number(parameters.get('offset') ?? 0),
  };
}
