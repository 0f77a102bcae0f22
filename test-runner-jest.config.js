import { getJestConfig } from '@storybook/test-runner';
import { browserArguments, findBrowser } from './tests/tools/browser.mjs';

const base = getJestConfig();
const browser = await findBrowser();

export default {
  ...base,
  // A story is played at each of its widths, and every wait of a play has ten seconds.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // Each worker has a browser of its own: of a shared one every word would go through the parent process.
      launchType: 'LAUNCH',
      launchOptions: {
        executablePath: browser.path,
        env: { ...process.env, ...browser.env },
        headless: true,
        args: browserArguments,
      },
      contextOptions: {
        viewport: { width: 800, height: 600 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};
