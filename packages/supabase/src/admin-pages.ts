import type { AdminListQuery, Page } from '@sorella/core/data-port';
import * as z from 'zod/mini';
import { parsed } from './wire.ts';

const AnyPage = z.object({ total: z.int(), rows: z.array(z.unknown()) });

/** Reads a page whose rows are of one kind. */
export function pageOf<Row>(row: z.ZodMiniType<Row>, data: unknown): Page<Row> {
  const { total, rows } = parsed(AnyPage, data);
  return { total, rows: parsed(z.array(row), rows) };
}

/** What every list takes. */
export const argumentsOf = ({ page, pageSize, search, isExport = false }: AdminListQuery) => ({
  page,
  page_size: pageSize,
  is_export: isExport,
  ...(search !== undefined && { search }),
});

/** What every list takes that can be sorted. */
export const orderOf = ({ sortBy = 'date', ascending = false }: AdminListQuery) => ({
  sort_by: sortBy,
  ascending,
});
