// `pnpm check:secrets`: no file that git knows holds a secret. With a folder: no file in it does, like what was built.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './processes.mjs';
import { complain, findSecrets } from './secrets/find-secrets.ts';

/** Each with its reason. */
const ALLOWED = [
  {
    file: 'packages/core/src/domain/messages/links.test.ts',
    what: 'BasicAuth',
    reason: 'a made-up address, to see that a link with a password in it is not taken for one',
  },
  {
    file: 'packages/supabase/supabase/functions/_shared/keys.test.ts',
    what: 'a token of the service role',
    reason: 'made up: its signature is a word, and no project knows it',
  },
];

const [folder] = process.argv.slice(2);
const files =
  folder === undefined
    ? execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
    : globSync(`${folder}/**/*`, { cwd: root });
const found = [];
let read = 0;
for (const file of files) {
  // Pictures and packed files, told by their endings, are not read at all.
  if (!file || /\.(br|gz|webp|png|jpe?g|ico|woff2|mp4|webm)$/.test(file)) continue;
  const path = resolve(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
  const bytes = readFileSync(path);
  if (bytes.includes(0)) continue;
  read += 1;
  found.push(...(await findSecrets(file, bytes.toString())));
}
const problems = complain(found, folder === undefined ? ALLOWED : []);
if (problems.length > 0 || read === 0) {
  console.error(read === 0 ? `There is nothing to read in ${folder}.` : problems.join('\n'));
  process.exit(1);
}
console.log(`No secret in ${read} files.`);
