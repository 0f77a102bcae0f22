import { writeFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import type { DrivenBrowser } from './page.ts';

/** A call as text, whose answer is JSON: the driver's own types know no arguments that another type names. */
const asText = (work: (...given: never) => unknown, given: readonly unknown[]) =>
  `(async () => JSON.stringify((await (${work.toString()})(...${JSON.stringify(given)})) ?? null))()`;

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
  return {
    async newPage(size) {
      const device = await browser.createBrowserContext();
      const page = await device.newPage();
      await page.setViewport(size).catch((thrown: unknown) => {
        // Asked for beside the size; this Firefox has none.
        if (!String(thrown).includes('unknown command emulation.setScreenOrientationOverride')) throw thrown;
      });
      await page.waitForFunction(
        ({ width, height }) => innerWidth === width && innerHeight === height,
        {},
        size,
      );
      return {
        open: async (url) => {
          await page.goto(url);
        },
        ask: async (work, ...given) => JSON.parse(String(await page.evaluate(asText(work, given)))),
        load: async (script) => {
          await page.evaluate(script);
        },
        pressAt: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async chooseFile(file) {
          const field = await page.waitForSelector('input[type=file]');
          if (!field) throw new Error('No field takes a file.');
          await field.uploadFile(file);
        },
        picture: async (file) => writeFile(file, await page.screenshot()),
        close: () => device.close(),
      };
    },
    close: () => browser.close(),
  };
}
