import type { TestRunnerConfig } from '@storybook/test-runner';

/** The moment every story is drawn at; the mock worlds are built around it. */
const NOW = new Date('2026-11-21T12:00:00Z');

const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.clock.setFixedTime(NOW);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).toString(), { waitUntil: 'load' });
    await page.addStyleTag({ content: STILL });
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))),
    );
  },
};

export default config;
