import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** What the pages of a journey have loaded of the app: `pnpm journeys` runs it again when something of it changes. */
export interface Loaded {
  /** Paths of its scripts. */
  scripts: Set<string>;
  /** Paths of its documents. */
  documents: Set<string>;
  /** A service worker was at work, which loads everything there is. */
  everything: boolean;
}

/** Nothing yet. */
export const nothingLoaded = (): Loaded => ({ scripts: new Set(), documents: new Set(), everything: false });

const app = () => process.env['SORELLA_APP_URL'] ?? 'http://localhost';

/**
 * Notes what all pages of a context load. A context begins with an empty cache: of what it runs each file is asked for
 * at least once.
 */
export function watchLoaded(context: BrowserContext, loaded: Loaded): void {
  const { origin } = new URL(app());
  context.on('serviceworker', () => {
    loaded.everything = true;
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === 'document') loaded.documents.add(url.pathname);
    // What comes from somewhere else (a copy of the app on another port) cannot be told apart.
    if (!url.pathname.endsWith('.js')) return;
    if (url.origin === origin) loaded.scripts.add(url.pathname);
    else loaded.everything = true;
  });
}

/** Leaves what a journey has loaded where `pnpm journeys` looks for it. */
export function writeLoaded(testId: string, { scripts, documents, everything }: Loaded): void {
  const folder = process.env['JOURNEYS_LOADED'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const lists = { scripts: [...scripts].toSorted(), documents: [...documents].toSorted(), everything };
  writeFileSync(join(folder, `${testId}.json`), JSON.stringify(lists));
}
