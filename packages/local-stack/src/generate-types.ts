import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { Client } from 'pg';
import { startDatabase } from './database.ts';
import { readMigrations } from './migrations.ts';

const project = fileURLToPath(new URL('../../supabase/supabase', import.meta.url));
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

/** What databases that people use have applied: such a file never changes, and no new one comes before it. */
async function problemsOfReleased(): Promise<string[]> {
  const released = new Map(
    (await readFile(`${project}/released.sha256`, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => {
        const [digest = '', file = ''] = line.split(/ +/);
        return [file, digest] as const;
      }),
  );
  const migrations = await readMigrations(`${project}/migrations`);
  const digests = new Map(
    migrations.map(({ file, sql }) => [file, createHash('sha256').update(sql).digest('hex')]),
  );
  const last = [...released.keys()].at(-1) ?? '';
  return [
    ...[...released]
      .filter(([file, digest]) => digests.get(file) !== digest)
      .map(
        ([file]) =>
          `${file} is released and has changed: undo that, and put the change into a new migration.`,
      ),
    ...[...digests.keys()]
      .filter((file) => !released.has(file) && file < last)
      .map((file) => `${file} comes before what is released: give it a later version.`),
  ];
}

const types = await typesOfMigrations();
if (!process.argv.includes('--check')) {
  await writeFile(target, types);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
  console.error('database.types.ts is not what the migrations say: run `pnpm types:generate` and commit it.');
  process.exitCode = 1;
} else {
  const problems = await problemsOfReleased();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
