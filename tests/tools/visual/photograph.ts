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
 * A picture shows the story, not the window: it begins at the top of the page and ends below the last thing that is
 * drawn, at the latest after two windows, since what comes then repeats itself, has stories of its own, and weighs
 * most in the repository. Where something stands fixed in the window (a dialog, a toast), and in flows, which are about
 * what a person does, the picture is the window as she sees it then: of the width's own height, scrolled to the focus.
 */
export async function photograph(
  page: Page,
  watch: PageWatch,
  modes: readonly Mode[],
  { title }: { title: string },
): Promise<Photograph[]> {
  const follow = title.startsWith('Flows/');
  const taken: Photograph[] = [];
  for (const mode of modes) {
    await paint(page, mode.theme);
    await watch.settle();
    const { height, floats, over } = await page.evaluate(
      (follow) => window.sorellaSteady.measure(follow),
      follow,
    );
    const frame = sizeOf(mode.viewport);
    const most = follow ? frame.height : MOST_WINDOWS * frame.height;
    const shown = Math.min(Math.max(height, MINIMUM_HEIGHT), most);
    const isWindow = floats || (follow && height > frame.height);
    const picture = await page.screenshot({
      fullPage: !isWindow,
      clip: { x: 0, y: 0, width: frame.width, height: isWindow ? frame.height : shown },
      animations: 'allow',
      caret: 'initial',
      scale: 'css',
    });
    taken.push({ mode, picture, ...(over && { over }) });
  }
  return taken;
}
