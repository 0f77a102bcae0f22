import { DatabaseError } from 'pg';

/** A row as the database gives it. */
export type Row = Record<string, unknown>;

/** Who asks: a visitor, a signed-in member by id, the server's own key, or the owner of the tables. */
export type Actor = 'visitor' | 'server' | 'owner' | (string & {});

/** The settings that make a connection speak for someone, as the API's services make them for each request. */
export function identity(actor: Actor): { role: string; claims: string } {
  if (actor === 'owner') return { role: 'none', claims: '' };
  if (actor === 'visitor') return { role: 'anon', claims: '{"role":"anon"}' };
  if (actor === 'server') return { role: 'service_role', claims: '{"role":"service_role"}' };
  return { role: 'authenticated', claims: JSON.stringify({ role: 'authenticated', sub: actor }) };
}

/** What Postgres said, in a form that tests can name: `42501`, `P0001 EVENT_FULL`, `23505 the_constraint`. */
export function refusalOf(thrown: unknown): string {
  if (!(thrown instanceof DatabaseError)) throw thrown;
  const { code = '', constraint, message } = thrown;
  if (code === 'P0001') return `${code} ${message}`;
  return constraint === undefined ? code : `${code} ${constraint}`;
}
