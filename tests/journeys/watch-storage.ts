import type { BrowserContext, Page } from '@playwright/test';

/** One write to something that a browser keeps. */
export interface StorageWrite {
  /** `localStorage`, `sessionStorage`, `cookie`, `indexedDB`, `cache` or `address`. */
  where: string;
  key: string;
  value: string;
}

/** All that was written since the watch began, whatever was deleted again since. */
export interface StorageWatch {
  readonly writes: readonly StorageWrite[];
  /** The writes that hold one of these words, in the open or encoded. */
  holding(words: readonly string[]): StorageWrite[];
}

/** The ways in which a word may lie in stored text. */
function disguises(word: string): string[] {
  const bytes = Buffer.from(word, 'utf8');
  const base64 = [0, 1, 2].map((shift) => {
    // Base64 looks different by where in a group of three bytes the word begins; the ends depend on its neighbours.
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(shift === 0 ? 0 : shift + 1, -2);
  });
  return [
    word,
    JSON.stringify(word).slice(1, -1),
    encodeURIComponent(word),
    ...base64.filter((text) => text.length >= 6),
  ];
}

const holds = (text: string, words: readonly string[]) =>
  words.flatMap(disguises).some((disguise) => text.toLowerCase().includes(disguise.toLowerCase()));

/** Reports every write of a page; runs in the page, before any of its own code. */
function reportWrites(): void {
  const report = (where: string, key: string, value: string) => {
    const tell: unknown = Reflect.get(window, 'reportStorageWrite');
    if (typeof tell === 'function') void tell({ where, key, value });
  };
  const text = (value: unknown) => {
    try {
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
    } catch {
      return String(value);
    }
  };
  const wrap = (owner: object, method: string, seen: (self: unknown, input: unknown[]) => void) => {
    const original: unknown = Reflect.get(owner, method);
    if (typeof original !== 'function') return;
    Reflect.set(owner, method, function (this: unknown, ...input: unknown[]) {
      seen(this, input);
      return Reflect.apply(original, this, input);
    });
  };
  wrap(Storage.prototype, 'setItem', (self, [key, value]) =>
    report(self === sessionStorage ? 'sessionStorage' : 'localStorage', String(key), text(value)),
  );
  for (const method of ['put', 'add'])
    wrap(IDBObjectStore.prototype, method, (_self, [value, key]) =>
      report('indexedDB', text(key), text(value)),
    );
  wrap(Cache.prototype, 'put', (_self, [request]) => report('cache', '', text(request)));
  for (const method of ['pushState', 'replaceState'])
    wrap(History.prototype, method, (_self, [state, , url]) =>
      report('address', text(state), text(url ?? '')),
    );
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(value: string) {
        report('cookie', '', value);
        cookie.set?.call(this, value);
      },
    });
}

/** Watches everything that any page of a person's browser writes, from the first moment on. */
export async function watchStorage(context: BrowserContext): Promise<StorageWatch> {
  const writes: StorageWrite[] = [];
  await context.exposeBinding(
    'reportStorageWrite',
    (_source, write: StorageWrite) => void writes.push(write),
  );
  await context.addInitScript(reportWrites);
  return {
    writes,
    holding: (words) => writes.filter(({ key, value }) => holds(`${key} ${value}`, words)),
  };
}

/** What a browser keeps now: by place and key, also what was put there past the usual methods. */
async function everythingStored(page: Page): Promise<StorageWrite[]> {
  const inPage = await page.evaluate(async () => {
    const of = (where: string, storage: Storage) =>
      Object.keys(storage).map((key) => ({ where, key, value: storage.getItem(key) ?? '' }));
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return [
      ...of('localStorage', localStorage),
      ...of('sessionStorage', sessionStorage),
      ...databases.map(({ name = '' }) => ({ where: 'indexedDB', key: name, value: name })),
      ...caches.map((name) => ({ where: 'cache', key: name, value: name })),
      { where: 'address', key: JSON.stringify(history.state), value: location.href },
    ];
  });
  const cookies = await page.context().cookies();
  return [...inPage, ...cookies.map(({ name, value }) => ({ where: 'cookie', key: name, value }))];
}

/** What a browser keeps now that holds one of these words, in the open or encoded. */
export async function storedHolding(page: Page, words: readonly string[]): Promise<StorageWrite[]> {
  const stored = await everythingStored(page);
  return stored.filter(({ key, value }) => holds(`${key} ${value}`, words));
}
