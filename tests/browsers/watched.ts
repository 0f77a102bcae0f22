import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrivenPage } from './page.ts';

const KEY = 'troubles';

/** Runs in the page before everything else, and keeps for the life of the tab what goes wrong there. */
function watch(key: string): void {
  let isLeft = false;
  // What is on its way then fails, which nobody sees any more.
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const note = (text: string) => {
    if (isLeft) return;
    const before: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const all = [...(Array.isArray(before) ? before : []), `${location.pathname}: ${text}`];
    sessionStorage.setItem(key, JSON.stringify(all));
  };
  const say = (what: unknown) => (what instanceof Error ? `${what}\n${what.stack ?? ''}` : String(what));
  window.addEventListener('error', ({ error, message }) => {
    // A size that changed twice within a frame is observed in the next: nothing has failed.
    if (!message.startsWith('ResizeObserver loop')) note(`error: ${say(error ?? message)}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${say(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`${violatedDirective} forbids ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...what: unknown[]) => {
    note(`console: ${what.map(say).join(' ')}`);
    error.apply(console, what);
  };
}

/** Of the files that a browser keeps for good: the page that opens without a network has it too. */
const SCRIPT = 'assets/watch.js';

/**
 * Makes a folder that serves as the build in another does, with pages that note what goes wrong in them from their first
 * moment on: the same in every browser, which their drivers do not offer. Give it back with `remove`.
 */
export function watchedBuild(build: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sorella-watched-'));
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [join(build, name), join(folder, name)];
    if (statSync(from).isDirectory()) mkdirSync(to, { recursive: true });
    else if (name.endsWith('.html'))
      writeFileSync(
        to,
        readFileSync(from, 'utf8').replace('<head>', `<head><script src="/${SCRIPT}"></script>`),
      );
    else symlinkSync(from, to);
  }
  writeFileSync(join(folder, SCRIPT), `(${watch.toString()})(${JSON.stringify(KEY)});`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What went wrong in a page since it was made, as sentences. */
export const troublesIn = (page: DrivenPage): Promise<readonly string[]> =>
  page.ask((key) => {
    const noted: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(noted) ? noted.map(String) : [];
  }, KEY);
