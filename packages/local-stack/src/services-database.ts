import type { Connection } from '@supabase/lite';

/** What a statement found or changed. */
export interface Found<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
}

/** Asks a database, one statement at a time. */
export interface Queries {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Found<Row>>;
}

/** A database as the front asks it, as the role of the local services; Postgres or PGlite. */
export interface ServicesDatabase extends Queries {
  /** The way that lite takes to the same database. */
  readonly connection: Connection;
  /** Does work whose statements belong together, such as a transaction, on one connection. */
  onOneConnection<Result>(work: (client: Queries) => Promise<Result>): Promise<Result>;
}
