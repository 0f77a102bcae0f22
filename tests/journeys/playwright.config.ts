import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/browser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/journeys',
  // Journeys share one stack; each brings an event of its own, so they may run side by side.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // A busy machine takes its time to load a page's later parts; what is awaited still decides.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env['CI'] ? [['dot']] : [['list']],
  use: {
    baseURL: process.env['SORELLA_APP_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Without a graphics card animations are drawn by the processor, and cost a fifth of all journeys. One keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env },
      args: browserArguments,
    },
  },
});
