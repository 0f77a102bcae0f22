// After `vite build` and `vite build --ssr`: draws every page once, which proves that it can be drawn without a browser,
// and writes those that anybody may see beside it, with their styles, their code, and what they ask for first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { APP_PATHS, headersFile, nginxFile, placeFrom, redirectsFile, vercelFile } from './hosting.ts';
import { takeStylesApart } from './page-styles.ts';
import { escapeAttribute, robotsFile, shareTags, sitemapFile, withHead } from './sharing.ts';
import type * as prerender from './src/prerender.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  src?: string;
  css?: string[];
}

/** The build on its way: `publish.ts` puts it in the place of the one before. */
const dist = join(import.meta.dirname, 'dist-next');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
const modules: Record<string, string[]> = JSON.parse(read('.vite/modules.json'));
const template = read('index.html');
const styles = takeStylesApart(dist);
const drawing: typeof prerender = await import(join(import.meta.dirname, 'dist-server', 'prerender.js'));

const meta = (name: string, value: unknown) =>
  `<meta name="sorella-${name}" content="${escapeAttribute(JSON.stringify(value))}">`;

/** Files of these chunks and of all that they import. */
function filesOf(keys: readonly (string | undefined)[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!key || !chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...filesOf(chunk.imports ?? [], seen)];
  });
}

const keyOf = (source: string) =>
  Object.keys(manifest).find((key) => key === source || key.startsWith(`${source}?`));
/** `/admin/$section/` has its code in `admin.$section.index.tsx`. */
const routeOf = (id: string) =>
  keyOf(`src/routes/${id.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')}.tsx`);
/** The chunk that holds a module. */
function holding(module: string): string | undefined {
  const file = Object.keys(modules).find((name) => modules[name]?.some((id) => id.endsWith(module)));
  if (!file) throw new Error(`No chunk holds ${module}: it has moved.`);
  return Object.keys(manifest).find((key) => manifest[key]?.file === file);
}

const memberCode = [
  'features/session/session-actor.ts',
  'supabase/src/member-parts.ts',
  'supabase/src/client.ts',
];

/** Where the pages will stand: what is shared names whole addresses. */
const site = new URL(process.env['VITE_SITE_URL'] ?? 'http://localhost:3000').origin;
const shared: string[] = [];
/** How the site itself is shared. */
let ownTags: string[] = [];

/** Writes a page, and gives what it says of itself; of what leads elsewhere there is nothing to draw. */
async function writePage(file: string, address: string) {
  const { html, requests, routes, isPublic } = await drawing.prerenderPage(address);
  if (/<script| style="/.test(html))
    throw new Error(
      `${address} carries an inline script or style, which stands still under the policy of the page.`,
    );
  if (file === 'app') return undefined;
  const chunks = routes.map(routeOf).filter((key) => key !== undefined);
  if (chunks.length === 0 || html === '') throw new Error(`Nothing is drawn of ${address}.`);
  const reading = requests.length > 0 ? ['supabase/src/public-chunk.ts'] : [];
  const code = filesOf(['index.html', ...chunks, ...reading.map(holding)]);
  const member = filesOf(memberCode.map(holding)).filter((name) => !code.includes(name));
  const [titleTag = '', title = ''] = html.match(/<title>(.*?)<\/title>/) ?? [];
  const [aboutTag = '', , description = ''] =
    html.match(/<meta name="(description|robots)" content="([^"]*)"\/>/) ?? [];
  const isFrame = address in APP_PATHS && (!isPublic || address.includes('*'));
  const isShared = isPublic && !isFrame && aboutTag.includes('name="description"');
  if (isShared) shared.push(address);
  const page = template
    // What can be read comes first: `boot.ts` asks for the code once it has been painted.
    .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace(/<title>.*?<\/title>/, () =>
      [
        `<title>${title}</title>`,
        aboutTag,
        ...(isShared ? shareTags({ site, path: address, title, description }) : []),
        ...(isFrame ? ownTags : []),
      ].join('\n    '),
    )
    .replace(/(?=<script src=)/, () =>
      [
        meta('styles', styles.rest),
        meta(
          'code',
          code.map((name) => `/${name}`),
        ),
        meta(
          'member-code',
          member.map((name) => `/${name}`),
        ),
        ...(requests.length > 0 ? [meta('first', requests)] : []),
        ...(isFrame && !isPublic ? [meta('guarded', true)] : []),
        '',
      ].join('\n    '),
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${file === '404' ? '404' : address}">${html.replace(titleTag, '').replace(aboutTag, '')}</div>`,
    );
  writeFileSync(join(dist, `${file}.html`), await styles.of(page));
  console.log(`${address}: ${page.length} characters, ${requests.length} first requests`);
  return { title, description };
}

const addresses = new Set(['/', ...drawing.addressesOf()]);
for (const address of addresses) {
  const file = APP_PATHS[address] ?? (address === '/' ? 'index' : address.slice(1));
  const about = await writePage(file, address);
  // What has no words of its own to be shared by is shared as the landing page is.
  if (address !== '/' || !about) continue;
  ownTags = shareTags({ site, ...about });
  writeFileSync(
    join(dist, 'app.html'),
    styles.all(withHead(template, [`<title>${DEFAULT_BRAND.name}</title>`, ...ownTags].join('\n    '))),
  );
}
await writePage('404', '/404');

const forgotten = [...addresses].filter((path) => path.includes('*') && !(path in APP_PATHS));
if (forgotten.length > 0)
  throw new Error(`No host would answer ${forgotten.join(', ')}: name it in hosting.ts.`);

const place = placeFrom(process.env);
for (const [name, content] of Object.entries({
  _headers: headersFile(place),
  _redirects: redirectsFile(),
  'vercel.json': vercelFile(place),
  'nginx.conf': nginxFile(place),
  'robots.txt': robotsFile(site),
  'sitemap.xml': sitemapFile(site, shared),
}))
  writeFileSync(join(dist, name), content);

// Handed out as they lie there by hosts that know the two endings.
for (const name of readdirSync(join(dist, 'assets')).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const file = join(dist, 'assets', name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
process.exit(0); // the requests that were written down are never answered
