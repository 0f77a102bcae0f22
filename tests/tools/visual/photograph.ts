import type { Page } from 'playwright';
import { type Mode, type Theme, viewports, type Width } from '../../../.storybook/modes.ts';
import type { PageWatch } from './page-watch.ts';

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
 * Draws the current story anew, in the window as it is now, and plays it again. A story can be told differently at
 * another width (a menu that is only there on a phone), so widths are never switched under a story that has ended.
 * Rejects with what the play, the drawing or axe had to say.
 */
export async function replay(page: Page, storyId: string): Promise<void> {
  const failure = await page.evaluate(
    (storyId) =>
      new Promise<string | null>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        let reason: string | null = null;
        const failed = (error: { message?: string; description?: string }) => {
          reason ??= error.message ?? error.description ?? 'it failed without a word';
        };
        const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
        const finished = (end: {
          status: string;
          reporters: {
            type: string;
            status: string;
            result: { violations?: { help: string; nodes: { html: string }[] }[] };
          }[];
        }) => {
          for (const event of events) channel.off(event, failed);
          channel.off('storyFinished', finished);
          for (const { result } of end.reporters.filter(({ status }) => status === 'failed'))
            for (const { help, nodes } of result.violations ?? [])
              reason ??= `${help}: ${nodes.map(({ html }) => html).join(' ')}`;
          resolve(reason ?? (end.status === 'success' ? null : 'it ended in an error'));
        };
        for (const event of events) channel.on(event, failed);
        channel.on('storyFinished', finished);
        channel.emit('forceRemount', { storyId });
      }),
    storyId,
  );
  if (failure !== null) throw new Error(failure);
}

async function paint(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
    window.scrollTo(0, 0);
  }, theme);
}

/** A story in one mode, as it was drawn; `over` names what is wider than the window. */
export interface Photograph {
  mode: Mode;
  picture: Buffer;
  over?: { by: number; element: string };
}

/**
 * Takes pictures of the story on the page in each theme, at the width it was drawn at.
 *
 * A picture shows the story, not the window: it ends below the last thing that is drawn, portals included. Where
 * something stands fixed in the window (a dialog, a toast), it shows at least one whole window of the width's height,
 * with the fixed things where a person sees them before scrolling. It begins at the top of the page and ends at the
 * latest after two windows: what comes below repeats itself, has stories of its own, and weighs most in the repository.
 */
export async function photograph(
  page: Page,
  watch: PageWatch,
  modes: readonly Mode[],
): Promise<Photograph[]> {
  const taken: Photograph[] = [];
  for (const mode of modes) {
    await paint(page, mode.theme);
    await watch.settle();
    const { height, over } = await page.evaluate(() => window.sorellaSteady.measure());
    const frame = sizeOf(mode.viewport);
    const least = Math.max(height, MINIMUM_HEIGHT);
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width: frame.width, height: Math.min(least, MOST_WINDOWS * frame.height) },
      animations: 'allow',
      caret: 'initial',
      scale: 'css',
    });
    taken.push({ mode, picture, ...(over && { over }) });
  }
  return taken;
}
