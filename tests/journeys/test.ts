import { type BrowserContext, test as base, expect } from '@playwright/test';
import { nothingLoaded, watchLoaded, writeLoaded } from './loaded.ts';

/** What the pages of the running journey have complained of. */
let complaints: string[] = [];

/** What the pages of the running journey have loaded. */
let loaded = nothingLoaded();

/** What a dead network makes the browser say; journeys break it on purpose. */
const OF_THE_NETWORK = /^Failed to load resource|net::ERR_|WebSocket connection to/;

/** What a policy forbids, and what React says when it draws anew what was drawn already, or gives up. */
const OF_THE_PAGE = /CSP:|Content Security Policy|Trusted(HTML|Script)|Minified React error|hydrat/i;

/**
 * Listens to all pages of a context: what they load, what the policy forbids, what React mends, what nobody has
 * foreseen.
 */
export async function watchPages(context: BrowserContext): Promise<void> {
  watchLoaded(context, loaded);
  const heard = complaints;
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`CSP: ${violatedDirective} forbids ${blockedURI} ${sample}`),
    );
  });
  context.on('console', (message) => {
    const text = message.text();
    const ofReact = message.type() === 'error' && !OF_THE_NETWORK.test(text) && /React|Warning:/.test(text);
    if (OF_THE_PAGE.test(text) || ofReact) heard.push(`${message.page()?.url()}: ${text}`);
  });
  context.on('weberror', (failure) => {
    const text = failure.error().message;
    if (OF_THE_PAGE.test(text)) heard.push(`${failure.page()?.url()}: ${text}`);
  });
}

/**
 * Playwright's test; it fails when a page did what its policy forbids, or was drawn other than it was taken over. Its own
 * `context` is watched; of others `newVisitor` takes care.
 */
export const test = base.extend<{ noComplaints: undefined }>({
  noComplaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use, { testId }) => {
      complaints = [];
      loaded = nothingLoaded();
      const heard = complaints;
      const own = loaded;
      await use(undefined);
      expect(heard, 'what the pages complained of').toEqual([]);
      writeLoaded(testId, own);
    },
    { auto: true },
  ],
  // What comes by itself, as the notes do that this one adds to, comes first.
  context: async ({ context }, give) => {
    watchLoaded(context, loaded);
    await give(context);
  },
});
