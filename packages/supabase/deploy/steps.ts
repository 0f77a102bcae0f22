import type { Told } from './settings.ts';

/** One command of the CLI. */
export interface Step {
  /** What it does, for who reads the plan. */
  readonly title: string;
  readonly args: readonly string[];
  /** What it may know and nobody else: its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A file of its own, readable by its owner alone, whose path follows the arguments. */
  readonly file?: { readonly name: string; readonly text: string };
  /** What is amiss when it does not come to its end, until the deployment is run again. */
  readonly whenStopped?: string;
}

/** Where a deployment goes. */
export interface Target {
  /** The project by its reference, or another database by its address, without a password. */
  readonly database: string;
  /** Where the project's API answers. */
  readonly projectUrl: string;
  /** Arguments and environment of every command: another management API. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** One statement each: the CLI takes no more. */
const settingsSql = (values: readonly (readonly [name: string, value: string])[]) => `
update private.settings set value = told.value
from (values ${values.map((pair) => `(${pair.map(literal).join(', ')})`).join(', ')}) told (name, value)
where settings.name = told.name`;

/** Migrations use what Postgres 17 brought; an older one would stop half way through them. */
const versionSql = `
do $version$ begin
  if current_setting('server_version_num')::integer < 170000 then
    raise exception 'This project runs Postgres %; 17 is needed. Upgrade it in the settings of the project, then run this again.',
      current_setting('server_version');
  end if;
end $version$`;

const extensionsSql = `
do $extensions$ begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
end $extensions$`;

/** Nothing around it: Postgres keeps its statistics of a plain statement without its constants, of a block to the letter. */
const schedulesSql = (projectUrl: string, secret: string) =>
  `select private.set_schedules(${literal(projectUrl)}, ${literal(secret)})`;

const whenStopped =
  'Until then no mail goes out: the functions may know a new secret of the schedule, and the schedule knows the one before.';

const defined = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** A line of an env file, which the CLI reads to the letter between single quotes, or double ones around a single one. */
const line = ([name, value]: [string, string]) =>
  value.includes("'") ? `${name}="${value}"` : `${name}='${value}'`;

/**
 * Everything that a deployment does, in an order in which nobody can sign up before the rules stand and an admin is named.
 * Each step can be done again.
 */
export function stepsOf(told: Told, target: Target, scheduleSecret: string): readonly Step[] {
  const on = [...(target.args ?? []), '--yes'];
  const ref = `--remote=${told.PROJECT_REF}`;
  const database = `--remote=${target.database}`;
  const env = defined({
    ...target.env,
    SUPABASE_ACCESS_TOKEN: told.SUPABASE_ACCESS_TOKEN,
    SUPABASE_DB_PASSWORD: told.SUPABASE_DB_PASSWORD,
  });
  const { RESEND_API_KEY, MAIL_FROM, CONTACT_EMAIL, SITE_URL } = told;
  const { STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID, PAYPAL_SECRET } = told;
  const { RESEND_WEBHOOK_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = told;
  const secrets = defined({
    RESEND_API_KEY,
    MAIL_FROM,
    CONTACT_EMAIL,
    SITE_URL,
    SCHEDULE_SECRET: scheduleSecret,
    STRIPE_SECRET_KEY,
    PAYPAL_CLIENT_ID,
    PAYPAL_SECRET,
    RESEND_WEBHOOK_SECRET,
    PUSH_PUBLIC_KEY,
    PUSH_PRIVATE_KEY,
  });
  const { SMTP_HOST, SMTP_USER, SMTP_PASS, SMTP_FROM } = told;
  return [
    {
      title: 'Postgres is 17 or newer',
      args: ['db', 'query', database, ...on, '--file'],
      file: { name: 'version.sql', text: versionSql },
      env,
    },
    {
      title: 'Tables, rules, procedures, buckets and live updates',
      args: ['db', 'push', database, ...on],
      env,
    },
    {
      title: 'Who may become the first admin, and where pictures are served from',
      args: ['db', 'query', database, ...on, '--file'],
      file: {
        name: 'settings.sql',
        text: settingsSql([
          ['first_admin_email', told.FIRST_ADMIN_EMAIL ?? ''],
          ['storage_origin', target.projectUrl],
        ]),
      },
      env,
    },
    {
      title: 'The scheduler, and what lets the database ask the functions',
      args: ['db', 'query', database, ...on, '--file'],
      file: { name: 'extensions.sql', text: extensionsSql },
      env,
    },
    {
      title: 'Settings of Auth and the API, mail templates, the mail server and limits',
      args: ['config', 'push', ref, ...on],
      env: { ...env, ...defined({ SITE_URL, SMTP_HOST, SMTP_USER, SMTP_PASS, SMTP_FROM }) },
    },
    {
      title: `Secrets of the functions: ${Object.keys(secrets).join(', ')}`,
      args: ['secrets', 'set', ref, ...on, '--env-file'],
      file: { name: 'functions.env', text: Object.entries(secrets).map(line).join('\n') },
      env,
      whenStopped,
    },
    { title: 'The functions', args: ['functions', 'deploy', '--use-api', ref, ...on], env, whenStopped },
    {
      title: 'The schedule that has mails sent each minute',
      args: ['db', 'query', database, ...on, '--file'],
      file: {
        name: 'schedules.sql',
        text: schedulesSql(target.projectUrl, scheduleSecret),
      },
      env,
      whenStopped,
    },
  ];
}
