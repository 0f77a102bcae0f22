/** A page of a browser that is driven from outside, as far as walks need it. */
export interface DrivenPage {
  readonly browser: string;
  open(url: string): Promise<void>;
  /** Runs a function's text in the page, with arguments that JSON can hold; so is what it returns. */
  ask<Result>(body: string, ...args: readonly unknown[]): Promise<Result>;
  /** A press with the pointer, at a place of the window. */
  pressAt(place: Place): Promise<void>;
  /** Keys for whatever has the focus. */
  type(text: string): Promise<void>;
  /** Writes what the window shows to a PNG. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/** Finds what people would: by role and name, what is seen before what is not. Runs in the page. */
const FIND = `
  const [role, name, exact] = arguments;
  const selectors = {
    button: 'button, [role=button], [role=tab], [role=radio]', link: 'a[href]',
    field: 'input, textarea, select', heading: 'h1, h2, h3',
  };
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label')
      ?? (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
        .map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    if (label) return label;
    if (role === 'field') return [...(element.labels ?? [])].map((one) => one.textContent).join(' ');
    return element.textContent;
  };
  const fits = (element) => {
    const given = (nameOf(element) ?? '').replace(/\\s+/g, ' ').trim();
    return exact ? given === name : given.includes(name);
  };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
    && element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
  const found = [...document.querySelectorAll(selectors[role])].find((element) => isSeen(element) && fits(element));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
`;

type Role = 'button' | 'link' | 'field' | 'heading';

/** Asks until there is an answer. @throws when there is none for long, with what was waited for. */
async function until<Result>(what: string, ask: () => Promise<Result | null>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what}: not there`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** What a person does in a page. */
export interface Hands {
  readonly page: DrivenPage;
  go(path: string): Promise<void>;
  press(role: Role, name: string, exact?: boolean): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, value: string): Promise<void>;
  /** Waits until the page has these words, seen. */
  sees(words: string): Promise<void>;
  picture(name: string): Promise<void>;
}

/** Hands for a page of the app at an address; pictures go to a folder. */
export function handsFor(page: DrivenPage, origin: string, folder: string): Hands {
  const find = (role: Role, name: string, exact: boolean) =>
    until(`${role} '${name}'`, () => page.ask<Place | null>(FIND, role, name, exact));
  const sees = async (words: string) => {
    await until(`'${words}'`, async () =>
      (await page.ask<boolean>('return document.body.innerText.includes(arguments[0])', words)) ? true : null,
    );
  };
  return {
    page,
    sees,
    go: (path) => page.open(`${origin}${path}`),
    async press(role, name, exact = false) {
      await page.pressAt(await find(role, name, exact));
    },
    async fill(label, text) {
      await page.pressAt(await find('field', label, true));
      await page.type(text);
    },
    async choose(label, value) {
      await find('field', label, true);
      await page.ask(
        `const field = [...document.querySelectorAll('select')].find((one) =>
           [...one.labels].some((label) => label.textContent.trim() === arguments[0]));
         Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, arguments[1]);
         field.dispatchEvent(new Event('change', { bubbles: true }));`,
        label,
        value,
      );
    },
    picture: (name) => page.picture(`${folder}/${page.browser.toLowerCase()}-${name}.png`),
  };
}
