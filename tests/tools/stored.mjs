// `pnpm check:stored`: what releases have stored on devices stands as they stored it, and what this one stores has its
// fixture. With `--write`: adds the fixtures that are missing, with their digests.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryStore } from '@sorella/core/offline';
import { STORED_SAMPLES } from '@sorella/core/offline/testing';
import { root } from './processes.mjs';
import {
  changedKinds,
  digestOf,
  fileOf,
  lostProblems,
  newestOf,
  problemsOf,
} from './stored/released-shapes.ts';

const stored = join(root, 'packages/core/src/offline/stored');
const list = join(stored, 'released.sha256');
const folder = join(stored, 'released');

/** What a sample leaves in a store, by its keys. */
async function writtenOf({ write }) {
  const store = createMemoryStore();
  await write(store);
  const entries = [];
  for (const key of (await store.keys()).toSorted()) entries.push([key, JSON.parse(await store.get(key))]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

const read = () => ({
  fixtures: new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  digests: readFileSync(list, 'utf8'),
  written,
});

const written = new Map();
for (const [kind, sample] of Object.entries(STORED_SAMPLES)) written.set(kind, await writtenOf(sample));

if (process.argv.includes('--write') && lostProblems(read()).length === 0) {
  const { fixtures, digests } = read();
  let lines = digests;
  for (const kind of changedKinds(read())) {
    const file = fileOf(kind, newestOf(kind, fixtures.keys()) + 1);
    writeFileSync(join(folder, file), written.get(kind));
    lines += `${digestOf(written.get(kind))}  ${file}\n`;
    console.log(`${file} is new. One that no release has written may be deleted, with its line.`);
  }
  writeFileSync(list, lines);
}
const problems = problemsOf(read());
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${written.size} stored kinds, each with its fixture.`);
