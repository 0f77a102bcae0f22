// npm run deploy:verify: asks a project that runs, as anybody may, whether it does what it should.
import { parseArgs } from 'node:util';
import { reportOn } from './live-report.ts';

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
process.exit((await reportOn({ url, key, site })) === 0 ? 0 : 1);
