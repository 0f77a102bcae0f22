import { writeFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import type { DrivenPage } from './page.ts';

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(executablePath: string): Promise<DrivenPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The window's own size: this Firefox cannot be told another one.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  const page = await browser.newPage();
  return {
    browser: 'Firefox',
    open: async (url) => {
      await page.goto(url);
    },
    ask: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`) as never,
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async (file) => writeFile(file, await page.screenshot()),
    close: () => browser.close(),
  };
}
