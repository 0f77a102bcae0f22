// `pnpm seed:generate`: writes the project's seed.sql from the demo world; with --check it only looks.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoSeedSql } from './demo-seed.ts';

const target = fileURLToPath(new URL('../../../packages/supabase/supabase/seed.sql', import.meta.url));

const seed = demoSeedSql();
if (!process.argv.includes('--check')) {
  await writeFile(target, seed);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== seed) {
  console.error('seed.sql is not what the demo world says: run `pnpm seed:generate` and commit it.');
  process.exitCode = 1;
}
