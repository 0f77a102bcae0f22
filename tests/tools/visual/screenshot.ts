import type { CDPSession, Page } from 'playwright';
import { type Mode, type Theme, viewports, type Width } from '../../../.storybook/modes.ts';

const MINIMUM_HEIGHT = 64;
const MOST_WINDOWS = 2;

const sizeOf = (width: Width) => {
  const { styles } = viewports[width];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
};

/** Makes the window as large as the width's name says. */
export async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize(sizeOf(width));
}

/**
 * Has the browser lay out and draw everything anew, by a window that is a pixel wider for a moment. A layer keeps the
 * fraction of a pixel that it stood at when it was drawn first, and its letters with it, wherever it has come since.
 */
export async function drawAnew(page: Page, width: Width): Promise<void> {
  const size = sizeOf(width);
  await page.setViewportSize({ ...size, width: size.width + 1 });
  // A busy browser would take both sizes for one, and draw nothing anew.
  await twoFrames(page);
  await page.setViewportSize(size);
  await twoFrames(page);
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Shows the story on the page in a theme. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, theme);
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** A story in one mode, as it was drawn; `overflow` names what is wider than the window. */
export interface Screenshot {
  picture: Buffer;
  overflow?: { by: number; element: string };
}

/**
 * Takes a picture of the settled story on the page, in the window and theme that it has.
 *
 * A picture shows the story, not the window: it begins at the top of the page and ends below the last thing that is
 * drawn, at the latest after two windows, since what comes then repeats itself, has stories of its own, and weighs
 * most in the repository. Where something stands fixed in the window (a dialog, a toast), and in flows, which are about
 * what a person does, the picture is the window as the person sees it: of the width's own height, scrolled to the focus.
 */
export async function takeScreenshot(
  page: Page,
  { viewport }: Mode,
  { title }: { title: string },
): Promise<Screenshot> {
  const follow = title.startsWith('Flows/');
  const { height, floats, scroll, overflow } = await page.evaluate(
    (follow) => window.storyPage.measure(follow),
    follow,
  );
  const frame = sizeOf(viewport);
  const most = follow ? frame.height : MOST_WINDOWS * frame.height;
  const shown = Math.min(Math.max(height, MINIMUM_HEIGHT), most);
  const isWindow = floats || (follow && height > frame.height);
  // The words of a box that scrolls are painted a frame after the box.
  await twoFrames(page);
  // The same pixels as Playwright's own screenshot, which costs a third more: it prepares the page each time.
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: !isWindow && shown > frame.height,
    clip: {
      x: isWindow ? scroll.x : 0,
      y: isWindow ? scroll.y : 0,
      width: frame.width,
      height: isWindow ? frame.height : shown,
      scale: 1,
    },
  });
  return { picture: Buffer.from(data, 'base64'), ...(overflow && { overflow }) };
}
