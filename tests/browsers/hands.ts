import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { DrivenPage, Place } from './page.ts';

/** As long as the slowest machine may take, which does something else besides. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** Finds by role and name as a screen reader would; the same as in the tests of components. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What something is: the role that it has for a screen reader, or a field, which its label names. */
type Kind =
  | 'field'
  | 'button'
  | 'link'
  | 'tab'
  | 'checkbox'
  | 'img'
  | 'heading'
  | 'article'
  | 'grid'
  | 'main';

/** How something is found among others. */
export interface Which {
  /** Its whole name, and not a part of it. */
  readonly exact?: boolean;
  /** What it stands in: a kind, and a part of its name. */
  readonly within?: readonly [kind: Kind, name: string];
  /** What its name does not have. */
  readonly but?: string;
  /** Which one of those that fit, from 0. */
  readonly at?: number;
}

type Found = { readonly place: Place } | { readonly without: 'library' | 'match' | 'room' };

/** Runs in the page: the place of the first one that can be pressed, or why there is none. */
function findIn(
  kind: string,
  name: string,
  exact: boolean,
  withinKind: string | null,
  withinName: string,
  but: string,
  at: number,
): Found {
  const library = Reflect.get(window, 'TestingLibraryDom');
  if (library === undefined) return { without: 'library' };
  const all = (root: HTMLElement, what: string, called: string, whole: boolean): HTMLElement[] =>
    what === 'field'
      ? library.queryAllByLabelText(root, called, { exact: whole, selector: 'input, textarea, select' })
      : library.queryAllByRole(root, what, {
          name: (given: string) =>
            whole
              ? given === called
              : given.includes(called) && (what !== kind || but === '' || !given.includes(but)),
        });
  const roots = withinKind === null ? [document.body] : all(document.body, withinKind, withinName, false);
  const found = roots
    .flatMap((root) => all(root, kind, name, exact))
    .filter((element) => !element.closest('[inert]') && element.getAttribute('aria-disabled') !== 'true')[at];
  if (!found) return { without: 'match' };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const there = document.elementFromPoint(place.x, place.y);
  const label = there?.closest('label');
  const isFree = found.contains(there) || (label instanceof HTMLLabelElement && label.control === found);
  return isFree ? { place } : { without: 'room' };
}

/** Asks until there is an answer. @throws when there is none for long, with what was waited for. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what}: not there`);
    await pause(PAUSE_MS);
  }
}

/** What a person does in a page. Everything waits for what it needs. */
export interface Hands {
  /** Opens a path of the app. */
  go(path: string): Promise<void>;
  press(kind: Kind, name: string, which?: Which): Promise<void>;
  /** Types into the field with a label, after what stands in it. */
  fill(label: string, text: string, which?: Which): Promise<void>;
  /** Chooses an option of a field by its value. */
  choose(label: string, value: string): Promise<void>;
  chooseFile(file: string): Promise<void>;
  /** Waits until something can be pressed, without a press. */
  meets(kind: Kind, name: string, which?: Which): Promise<void>;
  /** Waits until the page shows these words. */
  sees(words: string): Promise<void>;
  /** Waits until the page shows these words no longer. */
  misses(words: string): Promise<void>;
  /** Waits until the page has this path. */
  arrives(path: string): Promise<void>;
  /** The value of an attribute of the link with this name. */
  leadsTo(name: string): Promise<string>;
  /** Waits until the app would open without a network. */
  holdsRelease(): Promise<void>;
  /** Keeps a picture of the window, once what is drawn has come. */
  picture(name: string): Promise<void>;
}

/** Hands for a page of the app at an address; `keep` says where a picture lies. */
export function handsFor(page: DrivenPage, origin: string, keep: (name: string) => string): Hands {
  const find = async (kind: Kind, name: string, { exact = false, within, but = '', at = 0 }: Which = {}) => {
    const what = `${kind} '${name}'${within ? ` in ${within[0]} '${within[1]}'` : ''}`;
    let before: Place | undefined;

    return until(what, async () => {
      const found = await page.ask(
        findIn,
        kind,
        name,
        exact,
        within?.[0] ?? null,
        within?.[1] ?? '',
        but,
        at,
      );
      if ('without' in found) {
        if (found.without === 'library') await page.load(LIBRARY);
        before = undefined;
        return null;
      }
      // What still moves is not where it was.
      const { x, y } = found.place;
      const rests = before?.x === x && before.y === y;
      before = found.place;
      return rests ? found.place : null;
    });
  };
  const shows = (words: string) =>
    page.ask((text) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(text), words);
  return {
    go: (path) => page.open(`${origin}${path}`),
    async press(kind, name, which) {
      await page.pressAt(await find(kind, name, which));
    },
    async fill(label, text, which = { exact: true }) {
      await page.pressAt(await find('field', label, which));
      await page.type(text);
    },
    async choose(label, value) {
      await find('field', label);
      // The list that opens is drawn by the system, where no driver reaches.
      await page.ask(
        (called, wanted) => {
          const field = [...document.querySelectorAll('select')].find((one) =>
            [...one.labels].some(({ textContent }) => textContent.includes(called)),
          );
          if (!field) return null;
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, wanted);
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return null;
        },
        label,
        value,
      );
    },
    chooseFile: (file) => page.chooseFile(file),
    async meets(kind, name, which) {
      await find(kind, name, which);
    },
    async sees(words) {
      await until(`'${words}'`, async () => ((await shows(words)) ? true : null));
    },
    async misses(words) {
      await until(`without '${words}'`, async () => ((await shows(words)) ? null : true));
    },
    async arrives(path) {
      await until(path, async () => ((await page.ask(() => location.pathname)) === path ? true : null));
    },
    leadsTo: (name) =>
      until(`link '${name}'`, () =>
        page.ask(
          (called) =>
            [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes(called))
              ?.href ?? null,
          name,
        ),
      ),
    async holdsRelease() {
      await until('the service worker', () =>
        page.ask(async () => ((await navigator.serviceWorker.getRegistration())?.active ? true : null)),
      );
    },
    async picture(name) {
      await until('everything drawn', () =>
        page.ask(() => {
          const isWaiting =
            document.fonts.status === 'loading' ||
            [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
            document
              .getAnimations()
              .some(
                ({ playState, effect }) =>
                  playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000,
              );
          return isWaiting ? null : true;
        }),
      );
      // Two frames later it is on the screen as well.
      await page.ask(
        () =>
          new Promise<null>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
          }),
      );
      await page.picture(keep(name));
    },
  };
}
