// `pnpm copy FILE`: every text that people read, as a table for a spreadsheet. `pnpm copy:check FILE` reads such a table
// back and says which texts differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { appearances } from './copy/appearances.ts';
import { differencesOf, sentenceOf, toCsv } from './copy/copy-csv.ts';
import { placesOf } from './copy/places.ts';
import { readCopy } from './copy/read-copy.ts';
import { root } from './processes.mjs';
import { readStoryIndex } from './story-index.mjs';

async function write(file, entries) {
  const stories = await readStoryIndex();
  const files = appearances(root, entries);
  const rows = entries.map((entry) => ({
    ...entry,
    where: placesOf(entry, files.get(entry.key) ?? [], stories).map(({ title }) => title),
  }));
  writeFileSync(file, toCsv(rows));
  console.log(`${rows.length} texts in ${file}. Mend its column 'text', then: pnpm copy:check ${file}`);
}

function check(file, entries) {
  const differences = differencesOf(readFileSync(file, 'utf8'), entries);
  for (const difference of differences) console.log(`${sentenceOf(difference)}\n`);
  const wrong = differences.filter(({ kind }) => kind !== 'changed').length;
  console.log(
    differences.length === 0
      ? 'Every text is as in the product.'
      : `${differences.length - wrong} texts differ, ${wrong} cannot be taken as they are.`,
  );
  return differences.length === 0 ? 0 : 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [file] = positionals;
  const entries = readCopy(root);
  if (values.check && !file) throw new Error('Say which file: pnpm copy:check FILE');
  if (values.check) process.exit(check(file, entries));
  await write(file ?? 'copy.csv', entries);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
