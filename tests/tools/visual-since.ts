// `pnpm visual:since COMMIT [TITLE…]`: the accepted pictures before and after, from a commit or a release until now.
import { join } from 'node:path';
import { root } from './processes.mjs';
import { namesIn, reportSince } from './review/pictures-since.ts';

const [commit, ...wanted] = process.argv.slice(2);
if (!commit) {
  console.error(
    '✗ Since when? pnpm visual:since COMMIT, and beginnings of titles if it should not be all of them.',
  );
  process.exit(1);
}
const report = join(root, 'test-results', 'since');
try {
  const names = namesIn(join(root, 'storybook-static'));
  const { counts } = await reportSince({ root, pictures: 'tests/visual', report }, commit, names, wanted);
  console.log(`Since ${commit}: ${counts.changed} pictures changed, ${counts.new} new, ${counts.gone} gone.`);
  console.log(`Look at them: ${join(report, 'index.html')}`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
