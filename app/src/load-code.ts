/**
 * Takes the place of the bundler's own helper around every `import()` of the build (`vite.config.ts`).
 *
 * A browser remembers for as long as the page lives that a module could not be had, and of which it imports as well.
 * So no module is imported before it and all that it imports have come: a request that failed is forgotten, and the
 * next press asks again. Should an import fail all the same, it is asked for under a fresh address.
 */

const come = new Set<string>();
const afresh = new Map<string, Promise<unknown>>();

/** The page's own scripts and preloads are on their way, or here. */
const isAskedFor = (path: string) =>
  come.has(path) || document.querySelector(`link[href="${path}"], script[src="${path}"]`) !== null;

async function bring(path: string): Promise<void> {
  if (isAskedFor(path)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`Failed to fetch code: ${path}`, { cause: answer.status });
  // Only read to its end it lies in the browser's cache, where the import finds it.
  await answer.arrayBuffer();
  come.add(path);
}

let attempts = 0;

function importAfresh(path: string): Promise<unknown> {
  const known = afresh.get(path);
  if (known) return known;
  attempts += 1;
  const attempt: Promise<unknown> = import(/* @vite-ignore */ `${path}?attempt=${attempts}`);
  afresh.set(path, attempt);
  attempt.catch(() => afresh.delete(path));
  return attempt;
}

/**
 * Imports code of the page.
 *
 * @param load - the import itself.
 * @param files - the file that it imports, and all that this one imports, as paths below the root.
 * @returns what the import gives.
 * @throws what kept it from coming; its `cause` is the status of an answer that was none, such as 404 after a new
 *   release. The window hears of it as `vite:preloadError` first.
 */
export async function loadCode(
  load: () => Promise<unknown>,
  files: readonly string[] = [],
): Promise<unknown> {
  const paths = files.map((file) => `/${file}`);
  const [own] = paths;
  try {
    await Promise.all(paths.map(bring));
    if (own !== undefined && afresh.has(own)) return await importAfresh(own);
    return await load().catch((error: unknown) => {
      if (own === undefined) throw error;
      return importAfresh(own);
    });
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}
