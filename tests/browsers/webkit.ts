import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Button, By, Origin } from 'selenium-webdriver';
import type { DrivenBrowser } from './page.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/** A port of this machine that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });

/** Starts the driver on a display that exists in memory alone. @throws when it does not listen in time. */
async function startDriver(driver: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const screen = '-screen 0 1400x1100x24';
  const child = spawn('xvfb-run', ['-a', '-s', screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  // A group of its own: ended with the display and the browsers that the driver has started.
  const stop = () => {
    process.off('exit', stop);
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const end = Date.now() + PATIENCE_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`The driver ended with code ${child.exitCode}.`);
    if (Date.now() > end) throw new Error('The driver does not listen.');
    await pause(PAUSE_MS);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** WebKitGTK's own small browser over WebDriver: the engine of Safari. */
export async function openWebKit(driver: string, binary: string): Promise<DrivenBrowser> {
  const { url, stop } = await startDriver(driver);
  return {
    async newPage({ width, height }) {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window has bars of its own around the page.
      const [inWidth, inHeight] = await session.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      await window.setRect({
        x: 0,
        y: 0,
        width: 2 * width - inWidth,
        height: 2 * height - inHeight,
      });
      return {
        open: (address) => session.get(address),
        ask: (work, ...given) => session.executeScript(work, ...given),
        load: (script) => session.executeScript(script),
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
        chooseFile: async (file) => {
          await session.findElement(By.css('input[type=file]')).sendKeys(file);
        },
        picture: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
        close: () => session.quit(),
      };
    },
    close: async () => stop(),
  };
}
