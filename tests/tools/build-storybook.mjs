// `pnpm build-storybook`: writes Storybook as a static site, which opens from any folder of any host, and says what it
// weighs. Further arguments go to Storybook. A film strip that has lost a story is said before anything is written.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strips } from '../../.storybook/docs/product/strips/strips.ts';
import { root, run } from './processes.mjs';
import { checkStrips } from './stories/check-strips.ts';
import { readStoryIndex } from './story-index.mjs';

const lost = checkStrips({ stories: await readStoryIndex(), strips });
if (lost.length > 0) {
  console.error(lost.join('\n'));
  process.exit(1);
}

const args = process.argv.slice(2);
const at = args.findIndex((arg) => arg === '-o' || arg === '--output-dir');
const inOne = args.find((arg) => arg.startsWith('--output-dir='))?.slice('--output-dir='.length);
const folder = resolve(inOne ?? (at < 0 ? join(root, 'storybook-static') : args[at + 1]));

const code = await run('storybook', [
  'build',
  ...(inOne || at >= 0 ? [] : ['-o', folder]),
  '--quiet',
  ...args,
]);
if (code !== 0) process.exit(code);

const files = readdirSync(folder, { recursive: true })
  .map((file) => ({ file: file.replaceAll('\\', '/'), ...statOf(join(folder, file)) }))
  .filter(({ isFile }) => isFile);
function statOf(path) {
  const stat = statSync(path);
  return { isFile: stat.isFile(), size: stat.size };
}

/** What the site is made of; the first that fits counts. */
const PARTS = [
  ['pictures', (file) => file.startsWith('pictures/')],
  ['the sandbox’s database', (file) => /\.(tar|wasm|data)$/.test(file)],
  ['everything else', () => true],
];
const sums = new Map();
for (const { file, size } of files) {
  const [part] = PARTS.find(([, fits]) => fits(file));
  sums.set(part, (sums.get(part) ?? 0) + size);
}
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const parts = [...sums].map(([part, size]) => `${part} ${mb(size)}`);
const total = files.reduce((sum, { size }) => sum + size, 0);
console.log(`${folder}: ${mb(total)} in ${files.length} files (${parts.join(', ')}).`);
