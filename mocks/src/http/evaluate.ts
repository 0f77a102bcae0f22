import { columnType, type TableName } from '../world/schema.ts';
import type { Filter, Query } from './query.ts';

type Cell = unknown;
type AnyRow = Readonly<Record<string, Cell>>;

const SYNTAX = /[.*+?^${}()|[\]\\/]/g;

/** A pattern of `ilike`: `%` and `*` for any text, `_` for any letter, a backslash makes a letter of either. */
function pattern(text: string): RegExp {
  let source = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      at += 1;
      source += (text[at] ?? '').replace(SYNTAX, '\\$&');
    } else if (letter === '%' || letter === '*') source += '.*';
    else if (letter === '_') source += '.';
    else source += letter.replace(SYNTAX, '\\$&');
  }
  return new RegExp(`^${source}$`, 'isu');
}

function comparable(type: string | undefined, value: Cell): string | number {
  if (type === 'timestamptz') return Date.parse(String(value));
  return type === 'int' ? Number(value) : String(value);
}

function compare(type: string | undefined, left: Cell, right: Cell): number {
  const [a, b] = [comparable(type, left), comparable(type, right)];
  return a === b ? 0 : a < b ? -1 : 1;
}

function matches(table: TableName, row: AnyRow, { column, operator, values }: Filter): boolean {
  const cell = row[column];
  const [value = ''] = values;
  if (operator === 'is') return JSON.stringify(cell) === value;
  if (cell === null) return false;
  if (operator === 'ilike')
    return pattern(value).test(typeof cell === 'string' ? cell : JSON.stringify(cell));
  const type = columnType(table, column);
  if (operator === 'in') return values.some((each) => compare(type, cell, each) === 0);
  const order = compare(type, cell, value);
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
  }
}

/** The rows that a query finds, in its order, before any page is cut. */
export function found<Found extends AnyRow>(table: TableName, rows: readonly Found[], query: Query): Found[] {
  return rows
    .filter((row) => query.filters.every((filter) => matches(table, row, filter)))
    .toSorted((left, right) => {
      for (const { column, ascending } of query.order) {
        const order = compare(columnType(table, column), left[column], right[column]);
        if (order !== 0) return ascending ? order : -order;
      }
      return 0;
    });
}

/** A row with only the columns that were asked for; all of them when none was named. */
export function shaped(row: AnyRow, columns: readonly string[]): Record<string, Cell> {
  if (columns.length === 0) return { ...row };
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
