import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright';

/** What was read and reached in the example of a component, as its page shows it. */
export interface Recording {
  /** The accessibility tree, a line an element. */
  readonly reads: readonly string[];
  /** Where Tab stops, in its order. */
  readonly stops: readonly string[];
}

/** More stops than a page would list; what has more says so by its last line. */
const MOST_STOPS = 40;

const linesOf = (tree: string) => tree.split('\n').filter((line) => line.trim() !== '');

/** Whether a story is its title's first, which the component's page shows as the example. */
export async function isExample(page: Page, id: string): Promise<boolean> {
  return await page.evaluate(async (id) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const { entries } = preview.storyStoreValue.storyIndex;
    const { title } = entries[id];
    const first = Object.values<{ id: string; title: string; type: string }>(entries).find(
      (entry) => entry.title === title && entry.type === 'story',
    );
    return first?.id === id;
  }, id);
}

/** Reads the page as assistive technology does, then goes through its stops with the Tab key. */
export async function record(page: Page): Promise<Recording> {
  const reads = linesOf(await page.locator('body').ariaSnapshot());
  // Begins at the top, wherever the play left the focus; an open dialog keeps it inside.
  await page.evaluate(() => {
    if (!document.querySelector('[aria-modal="true"]')) {
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    }
    Reflect.set(globalThis, 'knownStops', new Set());
  });
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const isNew = await page.evaluate(() => {
      const { activeElement } = document;
      const known: unknown = Reflect.get(globalThis, 'knownStops');
      if (!(known instanceof Set) || !activeElement || activeElement === document.body) return false;
      if (known.has(activeElement)) return false;
      known.add(activeElement);
      return true;
    });
    if (!isNew) break;
    const [line = ''] = linesOf(await page.locator(':focus').ariaSnapshot());
    stops.push(line.replace(/^- /, '').replace(/:$/, ''));
  }
  return { reads, stops };
}

/** What differs between two recordings, in a sentence; nothing when they are alike. */
export function differenceOf(accepted: string | undefined, now: string): string | undefined {
  if (accepted === undefined) return 'What a screen reader says of it was never recorded';
  if (accepted === now) return undefined;
  const before = accepted.split('\n');
  const at = now.split('\n').findIndex((line, index) => line !== before[index]);
  return `What a screen reader says of it is not as recorded: '${now.split('\n')[at]?.trim() ?? 'nothing'}' where it said '${before[at]?.trim() ?? 'nothing'}'`;
}

/** Compares what the page reads with the accepted file, or writes it. Resolves to a sentence when they differ. */
export async function checkRecording(
  page: Page,
  id: string,
  file: string,
  isUpdate: boolean,
): Promise<string | undefined> {
  const now = `${JSON.stringify(await record(page), null, 2)}\n`;
  if (isUpdate) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, now);
    return undefined;
  }
  const difference = differenceOf(existsSync(file) ? readFileSync(file, 'utf8') : undefined, now);
  return difference && `${difference}. If it is meant: pnpm visual --update ${id}`;
}
