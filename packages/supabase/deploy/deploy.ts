// npm run deploy: everything that a Supabase project needs, with Supabase's own CLI. Says before what it will do.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { carryOut } from './carry-out.ts';
import { reportOn } from './live-report.ts';
import { onSignal } from './on-signal.ts';
import { fetchPrograms } from './programs.ts';
import { publicKeyOf } from './public-key.ts';
import {
  complaints,
  readTold,
  type Setting,
  type SettingName,
  settings,
  type Told,
  withoutSecrets,
} from './settings.ts';
import { stepsOf } from './steps.ts';

const help = `npm run deploy -- [--settings FILE] [--yes] [--dry-run] [--mail-to YOU]

Brings a Supabase project to what this repository says: migrations, first admin, settings, secrets, functions, schedule.
It can be run again, and ends by asking the project from outside whether it does what it should. What it is told comes from
the environment, from FILE, or from what you answer. FILE has NAME=value, a line each, as Node reads --env-file: a value with
a # in it stands in quotes. Keep it out of the repository.

  --dry-run   says what it would do, and does nothing
  --yes       does not ask before it begins
  --mail-to   at the end signs that address up, to see that the mails of Auth leave; an account stands afterwards

${settings.map(({ name, what, ...setting }) => `  ${name.padEnd(22)} ${what}${'optional' in setting ? ' (may be left out)' : ''}`).join('\n')}`;

/** The schedule comes each minute; a little more is left for what it asks. */
const firstRun = { forMs: 90_000, everyMs: 5000 };

/** Asks for what is missing, where somebody is there to answer. A secret is not shown while it is typed. */
async function askFor(told: Told): Promise<Told> {
  if (!process.stdin.isTTY) return told;
  const answers: Partial<Record<SettingName, string>> = { ...told };
  for (const setting of settings as readonly (Setting & { name: SettingName })[]) {
    if (answers[setting.name] !== undefined) continue;
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: true });
    const question = `${setting.name}, ${setting.what}${setting.optional ? ' (Enter leaves it out)' : ''}: `;
    if (setting.secret) {
      process.stdout.write(question);
      // What is typed is echoed by readline's own output alone.
      Object.assign(lines, { output: undefined, _writeToOutput: () => undefined });
    }
    answers[setting.name] = (await lines.question(setting.secret ? '' : question)).trim();
    if (setting.secret) process.stdout.write('\n');
    lines.close();
  }
  return answers;
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Go on? [y/N] ');
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    yes: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'mail-to': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
    // For a database that is not the project's own, and another management API: tests, self-hosting.
    database: { type: 'string' },
    'project-url': { type: 'string' },
    profile: { type: 'string' },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (values.settings !== undefined && !existsSync(values.settings)) {
  console.error(`There is no file ${values.settings}.`);
  process.exit(2);
}
const environment = Object.fromEntries(
  settings.flatMap(({ name }) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
const fromFile = readTold(values.settings === undefined ? '' : readFileSync(values.settings, 'utf8'));
const given = { ...fromFile.told, ...environment };
const told = fromFile.unknown.length === 0 ? await askFor(given) : given;
const wrong = complaints(told, fromFile.unknown);
if (wrong.length > 0) {
  console.error(
    [...wrong, '', 'Nothing was done. npm run deploy -- --help says what each is for.'].join('\n'),
  );
  process.exit(2);
}
const scheduleSecret = randomBytes(32).toString('hex');
const { PGPASSWORD } = process.env;
const { PROJECT_REF = '', SITE_URL = '', SUPABASE_ACCESS_TOKEN = '' } = told;
const projectUrl = values['project-url'] ?? `https://${PROJECT_REF}.supabase.co`;
const profile = values.profile === undefined ? [] : ['--profile', values.profile];
const steps = stepsOf(
  told,
  {
    database: values.database ?? PROJECT_REF,
    projectUrl,
    args: profile,
    ...(PGPASSWORD === undefined ? {} : { env: { PGPASSWORD } }),
  },
  scheduleSecret,
);
console.log(`To ${values.database ?? PROJECT_REF}, for ${SITE_URL}:`);
for (const [at, { title }] of steps.entries()) console.log(`  ${at + 1}. ${title}`);
if (values['dry-run']) process.exit(0);
if (!values.yes && !(await isAgreed())) {
  console.log('Nothing was done.');
  process.exit(1);
}
await fetchPrograms();
for (const [at, step] of steps.entries()) {
  const again = ['this again.', step.whenStopped].filter(Boolean).join(' ');
  const takeBack = onSignal(() => console.error(`\nStopped in step ${at + 1}. Run ${again}`));
  const { code, output } = await carryOut(step);
  takeBack();
  console.log(`\n── ${at + 1}. ${step.title}\n${withoutSecrets(output, told, [scheduleSecret]).trim()}`);
  if (code !== 0) {
    console.error(
      `\nStep ${at + 1} failed; the steps after it were not begun. Mend what it says and run ${again}`,
    );
    process.exit(1);
  }
}
console.log("\nDone. By hand, once: allow private channels only in Realtime's settings.");
const key = await publicKeyOf(PROJECT_REF, profile, { SUPABASE_ACCESS_TOKEN });
const verify = `npm run deploy:verify -- --url ${projectUrl} --key ${key ?? 'sb_publishable_…'} --site ${SITE_URL}`;
if (key === undefined) {
  console.log(`The project's public key could not be read, so the project was not asked. Do that with
  ${verify}`);
  process.exit(0);
}
console.log('\n── Asked from outside');
const failed = await reportOn({
  url: projectUrl,
  key,
  site: SITE_URL,
  mailTo: values['mail-to'],
  justDeployed: firstRun,
});
if (failed > 0) {
  console.error(`\nEverything was set up, and ${failed} of these things are not as they should be. Mend what it says, then ask again:
  ${verify}`);
  process.exit(1);
}
