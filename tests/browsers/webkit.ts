import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Builder, Button, Origin } from 'selenium-webdriver';
import type { DrivenPage } from './page.ts';

const PORT = 4777;

/** WebKitGTK's own small browser, over WebDriver: the engine of Safari, on a display that exists in memory alone. */
export async function openWebKit(driver: string, binary: string): Promise<DrivenPage> {
  const process_ = spawn('xvfb-run', ['-a', driver, `--port=${PORT}`], { stdio: 'ignore', detached: true });
  const session = new Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return {
    browser: 'WebKit',
    open: (url) => session.get(url),
    ask: (body, ...args) => session.executeScript(body, ...args),
    pressAt: async (place) => {
      await session
        .actions()
        .move({ ...place, origin: Origin.VIEWPORT })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform();
    },
    type: async (text) => {
      await session.actions().sendKeys(text).perform();
    },
    picture: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit();
      if (process_.pid) process.kill(-process_.pid);
    },
  };
}
