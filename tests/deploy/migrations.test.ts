import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Database, startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmptyDatabase } from './hosted.ts';
import { projectFolder, supabase } from './programs.ts';

let database: Database;
beforeAll(async () => {
  database = await startEmptyDatabase();
});
afterAll(() => database.stop());

const push = () => supabase(['db', 'push', `--remote=${database.url}`, '--yes']);

const definitions = `
  select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind in ('f', 'p')
  union all select indexdef from pg_indexes where schemaname in ('public', 'private')
  union all select format('%s %s %s', polrelid::regclass, polname, pg_get_expr(polqual, polrelid)) from pg_policy
  order by 1`;

async function linesOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ line: string }>(definitions)).rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

describe("The migrations, applied to an empty database by Supabase's CLI", () => {
  it('are all applied, and nothing is left for a second time', async () => {
    const files = readdirSync(path.join(projectFolder, 'supabase/migrations'));
    const first = await push();
    expect(first.output).toContain('Finished supabase db push.');
    for (const file of files) expect(first.output).toContain(`Applying migration ${file}`);
    const second = await push();
    expect(second).toMatchObject({
      code: 0,
      output: expect.stringContaining('Remote database is up to date.'),
    });
  });

  it('leave what the local stack has', async () => {
    const local = await startDatabase({ ephemeral: true, seed: false });
    try {
      expect(await linesOf(database.url)).toEqual(await linesOf(local.url));
    } finally {
      await local.stop();
    }
  });

  it("leave nothing that Supabase's advisors warn of", async () => {
    const { code, output } = await supabase([
      'db',
      'advisors',
      `--remote=${database.url}`,
      '--type',
      'all',
      '--level',
      'warn',
      '--fail-on',
      'warn',
    ]);
    expect(output).toContain('No issues found');
    expect(code).toBe(0);
  });
});
