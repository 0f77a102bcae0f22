import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import type { Client } from 'pg';
import { startDatabase, withClient } from './database.ts';
import { readMigrations } from './migrations.ts';
import { commentsOf } from './schema-text/comments.ts';
import { introspectSchema } from './schema-text/introspect.ts';
import { writeSchema } from './schema-text/write.ts';

const project = fileURLToPath(new URL('../../supabase/supabase', import.meta.url));
const typesFile = fileURLToPath(new URL('../../supabase/src/database.types.ts', import.meta.url));
const schemaFolder = `${project}/schema`;

/** The types that `supabase gen types typescript` gives. */
async function typesOf(client: Client): Promise<string> {
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
  return generateTypescript(sortGeneratorMetadata(metadata));
}

/** What is read from a database that holds the migrations, by the files it belongs in. */
async function filesOfMigrations(): Promise<Map<string, string>> {
  const database = await startDatabase({ ephemeral: true });
  try {
    const [migrations, schema, types] = await Promise.all([
      readMigrations(`${project}/migrations`),
      withClient(database.url, introspectSchema),
      withClient(database.url, typesOf),
    ]);
    const written = writeSchema(schema, commentsOf(migrations.map(({ sql }) => sql)));
    return new Map([
      [typesFile, types],
      ...[...written].map(([name, text]) => [`${schemaFolder}/${name}`, text] as const),
    ]);
  } finally {
    await database.stop();
  }
}

/** Files of the schema that lie there and that the migrations do not give. */
async function leftOver(files: ReadonlyMap<string, string>): Promise<string[]> {
  const names = await readdir(schemaFolder).catch(() => []);
  return names.map((name) => `${schemaFolder}/${name}`).filter((file) => !files.has(file));
}

async function staleFiles(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale = await leftOver(files);
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file);
  }
  return stale;
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

const files = await filesOfMigrations();
if (process.argv.includes('--check')) {
  const stale = (await staleFiles(files)).map((file) => path.relative(project, file));
  const problems =
    stale.length > 0
      ? [
          `Not what the migrations say: ${stale.join(', ')}. Run \`pnpm types:generate\` and commit what it writes.`,
        ]
      : await problemsOfReleased();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
} else {
  await mkdir(schemaFolder, { recursive: true });
  await Promise.all((await leftOver(files)).map((file) => rm(file)));
  await Promise.all([...files].map(([file, text]) => writeFile(file, text)));
}
