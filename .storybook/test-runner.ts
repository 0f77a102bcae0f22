import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { setAxe } from '../tests/tools/visual/accessibility.ts';
import { holdTimersAtTheEnd, installStoryPage, watchOf } from '../tests/tools/visual/page-watch.ts';
import { resize } from '../tests/tools/visual/screenshot.ts';
import {
  checkStory,
  firstWidth,
  noteFailure,
  readStory,
  type StoryOnPage,
} from '../tests/tools/visual/story-visit.ts';

/** The moment every story is drawn at; the mock worlds are built around it. */
const NOW = new Date('2026-11-21T12:00:00Z');

/**
 * What sticks (a table's head, the preview beside joining) has a layer of its own, which keeps the fraction of a pixel that
 * it stood at when drawn first.
 */
const STILL =
  'th,div:has(>aside){position:static!important}*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';

/** Storybook is loaded anew after so many stories, so that none depends on what hundreds before it left behind. */
const MOST_STORIES = 100;

const axe = process.env['VISUAL_AXE'] === 'on';

const stories = new WeakMap<Page, StoryOnPage>();
const visits = new WeakMap<Page, number>();

/**
 * Loads Storybook anew, in the same tab. After a story that failed the next one would do so by itself in the middle of its visit, and
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
  visits.set(page, 0);
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.clock.setFixedTime(NOW);
    await installStoryPage(page);
    const address = new URL('iframe.html', process.env['REFERENCE_URL']);
    if (!axe) address.searchParams.set('globals', 'a11y.manual:!true');
    await page.goto(address.toString(), { waitUntil: 'load' });
    await holdTimersAtTheEnd(page);
    await page.addStyleTag({ content: STILL });
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))),
    );
  },

  async preVisit(page, { id }) {
    const story = await readStory(page, id).catch(async (error: unknown) => {
      // Code that could not be loaded once stays so for this page.
      await beginAnew(page);
      throw error;
    });
    if (axe) await setAxe(page, id, true);
    watchOf(page);
    stories.set(page, story);
    await resize(page, firstWidth(story));
  },

  async postVisit(page, { hasFailure }) {
    const story = stories.get(page);
    const visited = (visits.get(page) ?? 0) + 1;
    visits.set(page, visited);
    let isSpent = hasFailure || visited === MOST_STORIES;
    try {
      if (hasFailure && story) await noteFailure(story);
      else if (story) await checkStory(page, watchOf(page), story, { axe });
    } catch (error) {
      isSpent = true;
      throw error;
    } finally {
      if (isSpent) await beginAnew(page);
    }
  },
};

export default config;
