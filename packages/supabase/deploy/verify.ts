// npm run deploy:verify: asks a project that runs, as anybody may, whether it does what it should.
import { parseArgs } from 'node:util';
import { reportOn } from './live-report.ts';
import { isPublic } from './public-key.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    site: { type: 'string' },
    'mail-to': { type: 'string' },
  },
});
const { url, key, site } = values;
if (url === undefined || key === undefined) {
  console.error(
    `npm run deploy:verify -- --url https://PROJECT.supabase.co --key sb_publishable_… [--site https://…] [--mail-to YOU]

  --mail-to  signs that address up, to see that the mails of Auth leave; an account that is not confirmed stands afterwards`,
  );
  process.exit(2);
}
if (!isPublic(key)) {
  console.error(`That is not a key that browsers may have, and nothing was sent. Take the publishable key (sb_publishable_…). If it was a
secret key, replace it in the settings of the project: it stood in the list of processes, for everybody on this machine.`);
  process.exit(2);
}
process.exit((await reportOn({ url, key, site, mailTo: values['mail-to'] })) === 0 ? 0 : 1);
