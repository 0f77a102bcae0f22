import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { holdTimersAtTheEnd, keepSteady, watchOf } from '../tests/tools/visual/page-watch.ts';
import { resize } from '../tests/tools/visual/photograph.ts';
import {
  modesByWidth,
  noteFailure,
  photographStory,
  readStory,
  type SeenStory,
} from '../tests/tools/visual/story-visit.ts';

/** The moment every story is drawn at; the mock worlds are built around it. */
const NOW = new Date('2026-11-21T12:00:00Z');

const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';

const stories = new WeakMap<Page, SeenStory>();

/**
 * Loads Storybook anew. After a story that failed the next one would do so by itself in the middle of its visit, and
 * the test runner would close the page while it still loads, which never ends.
 */
async function beginAnew(page: Page): Promise<void> {
  const setUp: unknown = Reflect.get(globalThis, '__sbSetupPage');
  if (typeof setUp !== 'function') throw new Error('The test runner no longer says how it sets up a page.');
  // What the page may call stays from the first time, and cannot be given to it twice.
  const known = new Proxy(page, {
    get(target, key) {
      if (key === 'exposeBinding') return async () => {};
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await setUp(known, page.context());
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.clock.setFixedTime(NOW);
    await keepSteady(page);
    const address = new URL('iframe.html', process.env['TARGET_URL']);
    if (process.env['VISUAL_AXE'] === 'off') address.searchParams.set('globals', 'a11y.manual:!true');
    await page.goto(address.toString(), { waitUntil: 'load' });
    await holdTimersAtTheEnd(page);
    await page.addStyleTag({ content: STILL });
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))),
    );
  },

  async preVisit(page, { id, title, name }) {
    const story = await readStory(page, { id, title, name });
    watchOf(page);
    stories.set(page, story);
    const [first] = modesByWidth(story.modes);
    await resize(page, first?.width ?? 'phone');
  },

  async postVisit(page, { hasFailure }) {
    const story = stories.get(page);
    if (hasFailure) {
      if (story) await noteFailure(story);
      await beginAnew(page);
    } else if (story?.visual) {
      try {
        await photographStory(page, watchOf(page), story);
      } catch (error) {
        await beginAnew(page);
        throw error;
      }
    }
  },
};

export default config;
