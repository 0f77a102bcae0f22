// After `vite build`: takes its one sheet apart, so that a page that is drawn before anybody asks is painted with the rules
// of what stands in it (a fourth of all), and asks for all of them with its code (`boot.ts`).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What `boot.ts` and the app set on the page's own element: no drawn page has these values. */
const SET_LATER = ['data-theme', 'data-session'];

export interface PageStyles {
  /** The page with the rules of what stands in it alone. */
  of(page: string): Promise<string>;
  /** The page with all of them, for one that has nothing drawn in it. */
  all(page: string): string;
  /** The path of the sheet with all that is not in each page already: fonts, resets and tokens. */
  readonly rest: string;
}

/** @param dist - the folder of the build. @throws Error where the page links no sheet, or the build has several. */
export function takeStylesApart(dist: string): PageStyles {
  const assets = join(dist, 'assets');
  const [built, ...others] = readdirSync(assets).filter((file) => file.endsWith('.css'));
  if (built === undefined || others.length > 0) throw new Error('The build has one sheet of styles');
  const whole = readFileSync(join(assets, built), 'utf8');
  rmSync(join(assets, built));

  const write = (name: string, css: string) => {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const path = `/assets/${name}-${hash}.css`;
    writeFileSync(join(dist, path), css);
    return path;
  };
  // What each page has whole. Named twice, a font would be loaded twice, and its words drawn without it meanwhile; resets
  // and tokens concern every box, which would all be calculated again.
  const SHARED = new Set(['reset', 'tokens']);
  let shared = '';
  let rules = '';
  const layers = new Set<string>();
  for (const node of parse(whole).nodes) {
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    const isShared =
      node.type === 'atrule' && (node.name === 'font-face' || (isLayer && SHARED.has(node.params)));
    if (isLayer) layers.add(node.params);
    if (isShared) shared += node.toString();
    else rules += node.toString();
  }
  // A layer that no rule of a page is in would come last once the rest is there.
  const base = `@layer ${[...layers].join(',')};${shared}`;
  const first = write('base', base);
  const rest = write('style', rules);
  const link = /<link rel="stylesheet"[^>]*>/;
  const withSheets = (page: string, sheets: readonly string[]) => {
    if (!link.test(page)) throw new Error('The page links no sheet');
    return page.replace(link, () => sheets.map((path) => `<link rel="stylesheet" href="${path}">`).join(''));
  };
  return {
    rest,
    all: (page) => withSheets(page, [first, rest]),
    async of(page) {
      const [kept] = await new PurgeCSS().purge({
        content: [{ raw: page, extension: 'html' }],
        css: [{ raw: rules }],
        dynamicAttributes: SET_LATER,
      });
      return withSheets(page, [write('page', base + (kept?.css ?? ''))]);
    },
  };
}
