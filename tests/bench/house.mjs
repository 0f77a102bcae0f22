// What the benches in a browser stand in: the local stack, the build of the app, a browser, people who sign in.
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { browserArguments, findBrowser } from '../tools/browser.mjs';
import { startStack } from '../tools/processes.mjs';
import { serveApp } from '../tools/serve-app.mjs';

const PASSWORD = 'sorella-demo';

/** Starts it all. `hold` notes a limit that does not hold; `end` says which, and stops everything. */
export async function startHouse() {
  const { stack, stop } = await startStack(['--ephemeral', '--with-parent', '--no-rate-limits']);
  const app = await serveApp({ stack });
  const backstage = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  const database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
  await database.query(`update private.settings set value = null where name like '%_per_minute'`);
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: browserArguments,
  });
  const broken = [];

  async function aPerson(first_name) {
    const last_name = `Bench${randomUUID().slice(0, 6)}`;
    const email = `${last_name.toLowerCase()}@sorella.test`;
    const { data } = await backstage.auth.admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { first_name, last_name },
    });
    return { id: data.user.id, email, name: `${first_name} ${last_name}` };
  }

  /** A page of a person, of nobody where there is none, with further settings of the browser. */
  async function open(person, path, settings = {}) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...settings });
    const page = await context.newPage();
    if (person) {
      const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
      const { data } = await client.auth.signInWithPassword({ email: person.email, password: PASSWORD });
      await page.goto(`${app.url}/icon.svg`);
      await page.evaluate(
        (session) => localStorage.setItem('sorella-session', session),
        JSON.stringify(data.session),
      );
    }
    await page.goto(`${app.url}${path}`);
    return { context, page };
  }

  return {
    stack,
    app,
    browser,
    database,
    aPerson,
    open,
    PASSWORD,
    /** What a share of sorted values does not exceed. */
    share: (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))],
    hold(what, holds) {
      if (!holds) broken.push(what);
    },
    async end() {
      if (broken.length > 0) console.info(`Not held: ${broken.join(', ')}`);
      await browser.close();
      await database.end();
      await app.close();
      await stop();
      process.exitCode = broken.length > 0 ? 1 : 0;
    },
  };
}
