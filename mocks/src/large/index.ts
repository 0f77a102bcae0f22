import { BASE_NOW } from '../scenarios/instants.ts';
import { contentsOf, createWorld, type World } from '../scenarios/world.ts';
import { LARGE, type LargeWorldSize, largeWorld } from './large-world.ts';

export { type ExpectedPayment, statementCsv } from './statement.ts';
export { LARGE, type LargeWorldSize, largeWorld };

const DAY_MS = 86_400_000;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;

/** A large world as a database takes it. */
export interface LargeContents {
  /** Rows by table, with its schema. */
  readonly rows: Readonly<Record<string, readonly object[]>>;
  /** SQL that is run once the rows are there. */
  readonly statements: readonly string[];
  /** Pictures by `bucket/path`. */
  readonly files: World['objects'];
}

/**
 * A large world around an instant, by whole days: what lies ahead of the stories' base instant lies ahead of that.
 *
 * @param url - of the backend: the addresses of its pictures begin with it.
 */
export function largeContents(url: string, now: Date, size: LargeWorldSize = LARGE): LargeContents {
  const days = Math.floor((now.getTime() - BASE_NOW.getTime()) / DAY_MS);
  const moved = (text: string) =>
    text.replaceAll(INSTANT, (instant) => new Date(Date.parse(instant) + days * DAY_MS).toISOString());
  const world = createWorld(largeWorld(size), url);
  const { 'storage.objects': _written, ...rows } = contentsOf(world).rows;
  return {
    rows: JSON.parse(moved(JSON.stringify(rows))),
    statements: world.statements.map(moved),
    files: world.objects,
  };
}
