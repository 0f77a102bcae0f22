import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What the pages of the running journey have complained of. */
let complaints: string[] = [];

/** What React says when it draws anew what was drawn already, or gives up. */
const OF_REACT = /Minified React error|hydrat/i;

/** Listens to all pages of a context, also to those that are opened later. */
export function watchComplaints(context: BrowserContext): void {
  const heard = complaints;
  const hear = (address: string | undefined, words: string) => {
    if (OF_REACT.test(words)) heard.push(`${address}: ${words}`);
  };
  context.on('console', (message) => hear(message.page()?.url(), message.text()));
  context.on('weberror', (failure) => hear(failure.page()?.url(), failure.error().message));
}

/** Playwright's test; it fails when a page was drawn other than it was taken over. */
export const test = base.extend<{ noComplaints: undefined }>({
  noComplaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      complaints = [];
      const heard = complaints;
      await use(undefined);
      expect(heard, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});
