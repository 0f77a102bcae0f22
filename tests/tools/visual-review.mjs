// `pnpm visual:review`: the last run's pictures to be decided about, by keyboard; what is accepted is written.
// `--import FILE` applies verdicts that somebody without a checkout has saved.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen, root } from './processes.mjs';
import { applyVerdicts, keepVerdicts, rejectedFile } from './review/apply-verdicts.ts';
import { keptVerdicts, readReport, reviewHandler } from './review/serve-review.ts';
import { openPictures, parseVerdicts, verdictOn } from './review/verdicts.ts';

const PORT = 6007;

/** Applies a file of verdicts; those about pictures that look otherwise by now are left. */
async function importVerdicts(file, places) {
  const pictures = openPictures(readReport(places.report));
  const kept = keptVerdicts(places.report);
  const brought = parseVerdicts(readFileSync(file, 'utf8'));
  const now = { ...kept, ...brought };
  const { written, removed, takenBack } = await applyVerdicts(places, pictures, kept, now);
  await keepVerdicts(places.report, pictures, now);
  const rejected = pictures.filter((open) => verdictOn(now, open)?.verdict === 'rejected');
  const decided = new Set(pictures.filter((open) => verdictOn(brought, open)).map(({ name }) => name));
  const stale = Object.keys(brought).filter((name) => !decided.has(name));
  for (const name of stale)
    console.log(`left ${name}: it is not the picture that was decided about, or nothing is to be decided.`);
  console.log(
    `${written.length} pictures written, ${removed.length} removed, ${takenBack.length} taken back, ${rejected.length} rejected, ${stale.length} left.`,
  );
  if (rejected.length > 0) console.log(`To be mended: ${rejectedFile(places.report)}`);
  return stale.length > 0 ? 1 : 0;
}

try {
  const { values } = parseArgs({
    options: { import: { type: 'string' }, report: { type: 'string' }, port: { type: 'string' } },
  });
  const places = {
    baselines: join(root, 'tests', 'visual'),
    report: resolve(values.report ?? join(root, 'test-results', 'visual')),
  };
  if (values.import) process.exit(await importVerdicts(resolve(values.import), places));
  readReport(places.report);
  const { url } = await listen(reviewHandler(places), Number(values.port ?? PORT));
  console.log(
    `Review the pictures at ${url}\nWhat you accept is written to tests/visual at once. Ctrl+C ends it.`,
  );
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
