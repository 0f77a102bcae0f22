// What people do, in a real browser, on the production build and an ephemeral local stack.

import { run, startStack } from './processes.mjs';
import { serveApp } from './serve-app.mjs';

const { stack, stop } = await startStack(['--ephemeral', '--with-parent', '--no-rate-limits']);
const app = await serveApp({ stack });
const code = await run(
  'playwright',
  ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
  {
    SORELLA_APP_URL: app.url,
    SORELLA_STACK: JSON.stringify(stack),
  },
);
await app.close();
await stop();
process.exit(code);
