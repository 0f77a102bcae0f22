// npm run deploy:verify: asks a project that runs, as anybody may, whether it does what it should.
import { parseArgs } from 'node:util';
import { liveChecks } from './live-checks.ts';

const { values } = parseArgs({
  options: { url: { type: 'string' }, key: { type: 'string' }, site: { type: 'string' } },
});
const { url, key, site } = values;
if (url === undefined || key === undefined) {
  console.error(
    'npm run deploy:verify -- --url https://PROJECT.supabase.co --key sb_publishable_… [--site https://…]',
  );
  process.exit(2);
}
let failed = 0;
for (const { title, run } of liveChecks) {
  const found = await run({ url, key, site }).catch((error: unknown) => String(error));
  console.log(found === undefined ? `✓ ${title}` : `✗ ${title}\n  ${found}`);
  if (found !== undefined) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
