// `pnpm check:ids`: every requirement and decision that a file names is in the list, and the list is well-formed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';
import { readRequirements } from './trace/requirements.ts';
import { unknownIds } from './trace/unknown-ids.ts';

const read = (file) => readFileSync(join(root, file), 'utf8');
const known = new Set(readRequirements(read('tests/trace/requirements.json')).map(({ id }) => id));
const files = globSync('{packages,app,mocks,tests,.storybook}/**/*.{ts,tsx,mjs,sql,md,mdx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});
// The tests of this check itself name ids that are not in the list.
const problems = files
  .filter((file) => file !== join('tests', 'boundaries', 'trace.test.ts'))
  .flatMap((file) => unknownIds(file, read(file), known));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${known.size} ids, and no other is named in ${files.length} files.`);
