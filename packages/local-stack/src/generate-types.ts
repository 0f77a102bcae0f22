import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { Client } from 'pg';
import { startDatabase } from './database.ts';

const target = fileURLToPath(new URL('../../supabase/src/database.types.ts', import.meta.url));

/** The types that `supabase gen types typescript` gives, read from a database that holds the migrations. */
async function typesOfMigrations(): Promise<string> {
  const database = await startDatabase({ ephemeral: true });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    let last: Promise<unknown> = Promise.resolve();
    // The introspection asks everything at once; one connection answers in turn.
    const inTurn = {
      query(sql: string) {
        const answer = last.then(() => client.query(sql));
        last = answer;
        return answer;
      },
    };
    const metadata = await introspect(inTurn, { includedSchemas: ['public'] });
    return await generateTypescript(sortGeneratorMetadata(metadata));
  } finally {
    await client.end();
    await database.stop();
  }
}

const types = await typesOfMigrations();
if (!process.argv.includes('--check')) {
  await writeFile(target, types);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
  console.error('database.types.ts is not what the migrations say: run `pnpm types:generate` and commit it.');
  process.exitCode = 1;
}
