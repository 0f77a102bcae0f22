import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Pool } from 'pg';
import { postgrestTypes } from '../api/lite-app.ts';
import type { ServicesDatabase } from '../services-database.ts';

/**
 * A running Postgres as the front asks it.
 *
 * @param url - of the role of the local services.
 * @param pool - of the same role; whoever made it ends it.
 */
export function servicesDatabase(url: string, pool: Pool): ServicesDatabase {
  return {
    connection: createPostgresConnection({
      url,
      postgresOptions: { max: 20, onnotice: () => undefined, connect_timeout: 10, types: postgrestTypes },
    }),
    query: (text, values) => pool.query(text, values),
    async onOneConnection(work) {
      const client = await pool.connect();
      try {
        return await work({ query: (text, values) => client.query(text, values) });
      } finally {
        client.release();
      }
    },
  };
}
