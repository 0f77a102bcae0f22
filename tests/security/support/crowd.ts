import { startDatabase } from '@sorella/local-stack';
import { Client, escapeLiteral as literal, Result } from 'pg';
import { chosenMigrations } from '../../tools/chosen-migrations.ts';
import { type Actor, identity, type Row, refusalOf } from './identity.ts';

/** A separate connection for someone in a crowd: what is done on it is committed, and may wait for others. */
export interface Person {
  /** Runs a statement as someone in one transaction; gives the rows, or what Postgres said. */
  act(actor: Actor, sql: string): Promise<Row[] | string>;
}

/** Connections that act at the same time. */
export interface Crowd {
  readonly people: readonly Person[];
  leave(): Promise<void>;
}

function personOn(client: Client): Person {
  return {
    async act(actor, sql) {
      const { role, claims } = identity(actor);
      const become = `select set_config('role', ${literal(role)}, true), set_config('request.jwt.claims', ${literal(claims)}, true)`;
      try {
        // Several statements in one message are one transaction.
        const answer: unknown = await client.query(`${become}; ${sql}`);
        const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
        return last instanceof Result ? last.rows : [];
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

/**
 * Opens so many connections to a database of their own: what a crowd does is committed, and other tests count rows.
 * It holds the migrations and nobody.
 */
export async function gather(size: number): Promise<Crowd> {
  const database = await startDatabase({ ephemeral: true, ...chosenMigrations() });
  const clients = Array.from({ length: size }, () => new Client({ connectionString: database.url }));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    people: clients.map(personOn),
    leave: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await database.stop();
    },
  };
}

/** A deterministic id: `kind` keeps the ids of different tests apart. */
export const madeUpId = (kind: string, index: number): string =>
  `00000000-0000-4000-8${kind.padStart(3, '0')}-${index.toString(16).padStart(12, '0')}`;

/** Statements that make members, some of them admins. */
export const newcomers = (ids: readonly string[], admins: readonly string[] = []): string =>
  [
    `insert into auth.users (id, email) values ${ids.map((id) => `('${id}', '${id}@crowd.test')`).join()}`,
    ...admins.map((id) => `insert into public.admin_users (user_id) values ('${id}')`),
  ].join(';');
