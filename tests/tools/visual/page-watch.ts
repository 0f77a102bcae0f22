import { fileURLToPath } from 'node:url';
import type { Page, Request } from 'playwright';

declare global {
  interface Window {
    /** Put into every story's page by in-page.js. */
    storyPage: {
      hold(): void;
      release(): void;
      busy(): Promise<string[]>;
      measure(follow: boolean): {
        height: number;
        floats: boolean;
        scroll: { x: number; y: number };
        overflow?: { by: number; element: string };
      };
    };
  }
}

/** Follows one page: what it asked for and has not got, and whether it stands still. */
export interface PageWatch {
  /**
   * Resolves when the story has come to rest: every answer, chunk, font and image has arrived, its backend answers
   * nothing, no timer under a second and no idle work is left, and over two frames nothing of the document changed. Rejects after thirty seconds
   * with what still goes on.
   */
  settle(): Promise<void>;
}

const PATIENCE_MS = 30_000;

const watches = new WeakMap<Page, PageWatch>();

/** Brings in-page.js to every document of the page: call it before the page goes anywhere. */
export async function installStoryPage(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('in-page.js', import.meta.url)) });
}

/** The page's watch; it begins with the first call, which comes before the story that is to be watched. */
export function watchOf(page: Page): PageWatch {
  const known = watches.get(page);
  if (known) return known;
  const watch = watchPage(page);
  watches.set(page, watch);
  return watch;
}

function watchPage(page: Page): PageWatch {
  const open = new Set<Request>();
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  const end = (request: Request) => {
    if (open.delete(request)) answered += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const busy = () => page.evaluate(() => window.storyPage.busy());
  const probe = () =>
    page.evaluate(async () => {
      await (await fetch('iframe.html', { cache: 'no-store' })).text();
    });

  // Some stories wait for an answer that never comes: loading is what they show. A request counts as one of those
  // when later ones have twice gone the whole way through the same mock and come back while it stood. The mock hears
  // of requests in their order, and answers at once, by a timer, or from the backend, both of which in-page.js knows.
  const isOvertaken = async () => {
    const before = { asked, answered };
    await probe();
    await probe();
    return asked === before.asked + 2 && answered === before.answered + 2 && (await busy()).length === 0;
  };

  return {
    async settle() {
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        const askedBefore = asked;
        const doing = await busy();
        const still = doing.length === 0 && asked === askedBefore;
        if (still && (open.size === 0 || (await isOvertaken()))) return;
        if (performance.now() < until) continue;
        const unanswered = [...open].map((request) => `no answer to ${request.url()}`);
        throw new Error(
          `The story does not come to rest: ${[...doing, ...unanswered].join('; ')}. A picture needs an end: let the play wait for the last thing that happens, and nothing go on by itself.`,
        );
      }
    },
  };
}

/** Has long timers held from each story's end on, and let go when the next one begins. For a page that is Storybook's. */
export async function holdTimersAtTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || !channel || !('on' in channel) || typeof channel.on !== 'function')
      throw new Error('This page is not Storybook’s: it has no channel.');
    channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'loading') window.storyPage.release();
      if (newPhase === 'completing') window.storyPage.hold();
    });
  });
}
