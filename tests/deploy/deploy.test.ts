import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, type Stack, startStack } from '@sorella/local-stack';
import {
  complaints,
  projectFolder,
  publicKeyOf,
  readTold,
  run,
  stepsOf,
  withoutSecrets,
} from '@sorella/supabase/deploy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startEmptyDatabase } from './hosted.ts';
import { type Management, projectRef, startManagement } from './management.ts';

const told = {
  PROJECT_REF: projectRef,
  SUPABASE_ACCESS_TOKEN: `sbp_${'5'.repeat(40)}`,
  SITE_URL: 'https://sorella.example',
  FIRST_ADMIN_EMAIL: "o'hara@sorella.example",
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'planted-smtp-password',
  SMTP_FROM: 'hello@sorella.example',
  RESEND_API_KEY: 're_planted_mail_key',
  MAIL_FROM: "Sorella's <hello@sorella.example>",
  CONTACT_EMAIL: 'hello@sorella.example',
  STRIPE_SECRET_KEY: 'sk_planted_"quoted$key',
};
const secrets = [told.SUPABASE_ACCESS_TOKEN, told.SMTP_PASS, told.RESEND_API_KEY, told.STRIPE_SECRET_KEY];

describe('What a deployment is told', () => {
  it('is complained of where it is missing or cannot be right, before anything is done', () => {
    expect(complaints(told)).toEqual([]);
    expect(complaints({ ...told, SMTP_PASS: '', SITE_URL: 'https://sorella.example/' })).toEqual([
      'SITE_URL does not look right: the address of the site, like https://sorella.example.',
      'SMTP_PASS is missing: its password.',
    ]);
  });

  it('is read as Node reads a file of its environment', () => {
    const text = `# mine
SITE_URL = "https://a.example"
export MAIL_FROM=Sorella <a@b.example> # whom they read
SMTP_PASS='ab#c'
SMTP_USER=mailer#1
`;
    expect(readTold(text)).toEqual({
      told: {
        SITE_URL: 'https://a.example',
        MAIL_FROM: 'Sorella <a@b.example>',
        SMTP_PASS: 'ab#c',
        SMTP_USER: 'mailer',
      },
      unknown: [],
    });
  });

  it('is complained of where a name is none of its own, half of two is there, or a quote stays open', () => {
    const { unknown } = readTold('STRIPE_KEY=sk_planted\nSITE_URL=https://a.example');
    expect(complaints(told, unknown)).toEqual(['STRIPE_KEY is no setting: is it misspelt?']);
    expect(complaints({ ...told, PAYPAL_CLIENT_ID: 'id' })).toEqual([
      'PAYPAL_SECRET is missing: PayPal takes both or neither of PAYPAL_CLIENT_ID and PAYPAL_SECRET.',
    ]);
    expect(complaints({ ...told, PAYPAL_SECRET: 'planted', PAYPAL_CLIENT_ID: '' })).toEqual([
      'PAYPAL_CLIENT_ID is missing: PayPal takes both or neither of PAYPAL_CLIENT_ID and PAYPAL_SECRET.',
    ]);
    const open = readTold("MAIL_FROM='Sorella\nSMTP_USER=mailer\nSMTP_FROM='hello@sorella.example'\n").told;
    expect(complaints({ ...told, ...open })).toEqual([
      'MAIL_FROM does not look right: it has more than one line. Is a quote open?',
    ]);
  });

  it('names its secrets in no block of statements, which Postgres keeps and logs as it stands', () => {
    const secret = 'planted-schedule-secret';
    const steps = stepsOf(told, { database: projectRef, projectUrl: 'https://abc.supabase.co' }, secret);
    const statements = steps.flatMap(({ file }) => (file?.name.endsWith('.sql') === true ? [file.text] : []));
    const hidden = [secret, ...secrets];
    expect(statements.filter((text) => hidden.some((each) => text.includes(each)))).toEqual([
      `select private.set_schedules('https://abc.supabase.co', '${secret}')`,
    ]);
  });

  it('is never printed where it is secret', () => {
    expect(withoutSecrets(`key ${told.RESEND_API_KEY} at ${told.SITE_URL}`, told)).toBe(
      'key ••• at https://sorella.example',
    );
  });
});

const firstStep = () => stepsOf(told, { database: projectRef, projectUrl: 'https://abc.supabase.co' }, '')[0];

describe('A deployment to an empty project', () => {
  let database: Database;
  let management: Management;
  let stack: Stack;
  let folder: string;
  beforeAll(async () => {
    [database, management, stack] = await Promise.all([
      startEmptyDatabase(),
      startManagement(),
      startStack({ seed: false }),
    ]);
    folder = await mkdtemp(path.join(tmpdir(), 'sorella-told-'));
    await writeFile(
      path.join(folder, 'told'),
      Object.entries(told)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    );
  });
  afterAll(async () => {
    await Promise.all([database.stop(), management.stop(), stack.stop(), rm(folder, { recursive: true })]);
  });

  const legacy = (role: string) => ({
    name: role,
    type: 'legacy',
    api_key: `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.planted-signature`,
  });
  const anonKey = legacy('anon');
  const publishableKey = () => ({ name: 'default', type: 'publishable', api_key: stack.publishableKey });
  const hiddenKeys = () => [
    legacy('service_role'),
    { name: 'default', type: 'secret', api_key: stack.secretKey },
  ];

  function startDeploying(more: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const address = new URL(database.url);
    const password = address.password;
    address.password = '';
    const script = path.join(projectFolder, 'deploy/deploy.ts');
    const args = ['--settings', path.join(folder, 'told'), '--database', String(address)];
    const target = ['--profile', management.profile, '--project-url', stack.url];
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [script, ...args, ...target, ...more], {
      env: { PATH, HOME, PGPASSWORD: password, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { output: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said.output += text;
      });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, said, ended, password };
  }

  /** Runs it, and looks meanwhile at what everybody on the machine can read of its programs. */
  async function deploy(...more: string[]) {
    const { child, said, ended, password } = startDeploying(more);
    const seen = new Set<string>();
    while (child.exitCode === null && child.signalCode === null) {
      for (const id of await readdir('/proc').catch(() => []))
        if (/^\d+$/.test(id)) seen.add(await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''));
      // Often enough for programs that ask a network, and not so often that they get no time.
      await setTimeout(20);
    }
    return { code: await ended, output: said.output, commands: [...seen].join('\n'), password };
  }

  it('says what it would do, and does nothing, when only that is asked', async () => {
    const { code, output } = await deploy('--dry-run');
    expect(code).toBe(0);
    expect(output).toContain('8. The schedule that has mails sent each minute');
    expect(management.changes).toEqual([]);
  });

  it('begins by refusing an old Postgres, on which the migrations would stop half way', async () => {
    const { title, args, file } = firstStep() ?? {};
    expect({ title, command: args?.slice(0, 2) }).toEqual({
      title: 'Postgres is 17 or newer',
      command: ['db', 'query'],
    });
    const statement = file?.text ?? '';
    expect(statement).toContain('170000');
    await expect(ask(database.url, statement)).resolves.toEqual([]);
    await expect(ask(database.url, statement.replace('170000', '180000'))).rejects.toThrow(
      /^This project runs Postgres 17\..+ 17 is needed/,
    );
  });

  it('asks the project with a key that browsers may have, the legacy one where there is no other', async () => {
    const asked = (keys: Management['keys']) => {
      management.keys = keys;
      return publicKeyOf(projectRef, ['--profile', management.profile], management.env);
    };
    expect(await asked([...hiddenKeys(), anonKey, publishableKey()])).toBe(stack.publishableKey);
    expect(await asked([...hiddenKeys(), anonKey])).toBe(anonKey.api_key);
    // Whatever it is called.
    expect(
      await asked(hiddenKeys().map((key) => ({ ...key, name: 'anon', type: 'publishable' }))),
    ).toBeUndefined();
  });

  it('does nothing where nobody is there to agree, or something is missing', async () => {
    expect(await deploy()).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was done.') });
    const misspelt = path.join(folder, 'misspelt');
    await writeFile(misspelt, 'STRIPE_KEY=sk_planted');
    const args = ['deploy/deploy.ts', '--yes', '--settings', misspelt];
    const { code, output } = await run(process.execPath, args);
    expect(code).toBe(2);
    expect(output).toContain('STRIPE_KEY is no setting: is it misspelt?');
    expect(output).toContain('RESEND_API_KEY is missing: the key of Resend, which sends all other mails.');
    expect(management.changes).toEqual([]);
  });

  it('sets up everything by itself, twice, and keeps every secret to itself', async () => {
    const rounds = [
      {
        keys: hiddenKeys(),
        more: [],
        code: 0,
        wrong: null,
        says: [
          "The project's public key could not be read",
          `npm run deploy:verify -- --url ${stack.url} --key sb_publishable_…`,
        ],
      },
      {
        keys: [...hiddenKeys(), anonKey, publishableKey()],
        more: ['--mail-to', 'inbox@example.org'],
        code: 1,
        // The one thing that is left to a hand: the local stack leaves it too.
        wrong: ['✗ Live updates are private'],
        says: [
          '✓ Visitors see the events',
          `${told.SITE_URL} is not served yet`,
          'Auth handed a mail to its mail server',
          `then ask again:\n  npm run deploy:verify -- --url ${stack.url} --key ${stack.publishableKey}`,
        ],
      },
    ];
    const hidden = hiddenKeys().map((key) => key.api_key);
    for (const round of rounds) {
      management.keys = round.keys;
      const { code, output, commands, password } = await deploy('--yes', ...round.more);
      for (const text of ['Done.', ...round.says]) expect(output).toContain(text);
      expect(output.match(/^✗.*/gm)).toEqual(round.wrong);
      expect(code).toBe(round.code);
      for (const secret of [...secrets, ...hidden, password]) {
        expect(output).not.toContain(secret);
        expect(commands).not.toContain(secret);
      }
      // Only Linux shows them here.
      expect(commands.includes('secrets\0set')).toBe(process.platform === 'linux');
      const known = await ask<{ name: string; value: string }>(
        database.url,
        "select name, value from private.settings where name in ('first_admin_email', 'storage_origin') order by name",
      );
      expect(known).toEqual([
        { name: 'first_admin_email', value: told.FIRST_ADMIN_EMAIL },
        { name: 'storage_origin', value: stack.url },
      ]);
      expect(management.sent('PATCH /config/auth')).toMatchObject({
        site_url: told.SITE_URL,
        smtp_pass: told.SMTP_PASS,
      });
      expect(management.sent('PUT /functions')).toHaveLength(8);
      const functionSecrets = management.changes.findLast(({ called }) => called === 'POST /secrets')?.body;
      const [vault] = await ask<{ secret: string }>(database.url, 'select secret from vault.secrets');
      const sent = JSON.parse(functionSecrets ?? '[]');
      expect(sent).toEqual(
        expect.arrayContaining([
          { name: 'STRIPE_SECRET_KEY', value: told.STRIPE_SECRET_KEY },
          { name: 'MAIL_FROM', value: told.MAIL_FROM },
          { name: 'SCHEDULE_SECRET', value: vault?.secret },
        ]),
      );
      expect(await ask(database.url, 'select jobname from cron.job')).toEqual([{ jobname: 'deliver-mails' }]);
    }
  });

  const noMails =
    'Until then no mail goes out: the functions may know a new secret of the schedule, and the schedule knows the one before.';

  it('says what waits for it when it stops between the secret of the schedule and the schedule', async () => {
    management.troubles = { 'PUT /functions': 'refusal' };
    const { code, output } = await deploy('--yes');
    management.troubles = {};
    expect(code).toBe(1);
    expect(output).toContain(`Mend what it says and run this again. ${noMails}`);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves no secret behind when it is ended by %s',
    async (signal) => {
      management.troubles = { 'POST /secrets': 'silence' };
      const before = management.changes.length;
      const temporary = await mkdtemp(path.join(folder, 'temporary-'));
      const { child, said, ended } = startDeploying(['--yes'], { TMPDIR: temporary });
      const isSending = () =>
        management.changes.slice(before).some(({ called }) => called === 'POST /secrets');
      await expect.poll(isSending, { timeout: 200_000 }).toBe(true);
      expect(await readdir(temporary)).toEqual([expect.stringMatching(/^sorella-deploy-/)]);
      child.kill(signal);
      management.troubles = {};
      expect(await ended).toBe(130);
      expect(await readdir(temporary)).toEqual([]);
      expect(said.output).toContain(`Run this again. ${noMails}`);
    },
  );
});
