// After `vite build` and `vite build --ssr`: draws every page once, which proves that it can be drawn without a browser,
// and writes those that anybody may see beside it, with their styles, their code, and what they ask for first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { APP_PATHS, headersFile, nginxFile, placeFrom, redirectsFile, vercelFile } from './hosting.ts';
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
const routeOf = (path: string) =>
  keyOf(`src/routes/${path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')}.tsx`);
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

/** The file of a page, and the address that it is drawn at. */
interface Wanted {
  file: string;
  path: string;
  route: string | undefined;
}

/** Writes the page where anybody may see it, and gives what it says of itself. */
async function writePage({ file, path, route }: Wanted) {
  const { html, requests, isPublic } = await drawing.prerenderPage(path);
  if (/<script| style="/.test(html))
    throw new Error(
      `${path} carries an inline script or style, which stands still under the policy of the page.`,
    );
  if (!isPublic && file !== '404') return undefined;
  if (!route) throw new Error(`No chunk of ${path}.`);
  const reading = requests.length > 0 ? ['supabase/src/public-chunk.ts'] : [];
  const code = filesOf(['index.html', route, ...reading.map(holding)]);
  const member = filesOf(memberCode.map(holding)).filter((name) => !code.includes(name));
  const [titleTag = '', title = ''] = html.match(/<title>(.*?)<\/title>/) ?? [];
  const [aboutTag = '', , description = ''] =
    html.match(/<meta name="(description|robots)" content="([^"]*)"\/>/) ?? [];
  const isShared = aboutTag.includes('name="description"');
  if (isShared) shared.push(path);
  const page = template
    // What can be read comes first: `boot.ts` asks for the code once it has been painted.
    .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace(/<title>.*?<\/title>/, () =>
      [
        `<title>${title}</title>`,
        aboutTag,
        ...(isShared ? shareTags({ site, path, title, description }) : []),
      ].join('\n    '),
    )
    .replace(/(?=<script src=)/, () =>
      [
        meta(
          'code',
          code.map((name) => `/${name}`),
        ),
        meta(
          'member-code',
          member.map((name) => `/${name}`),
        ),
        ...(requests.length > 0 ? [meta('first', requests)] : []),
        '',
      ].join('\n    '),
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${file === '404' ? '404' : path}">${html.replace(titleTag, '').replace(aboutTag, '')}</div>`,
    );
  writeFileSync(join(dist, `${file}.html`), page);
  console.log(`${path}: ${page.length} characters, ${requests.length} first requests`);
  return { title, description };
}

const drawn = drawing.pagesOf();
for (const path of drawn) {
  const file = path === '/' ? 'index' : path.slice(1);
  const about = await writePage({ file, path, route: routeOf(path) });
  // What is drawn in the browser alone begins with the plain page, and is shared as the landing page is.
  if (path === '/' && about)
    writeFileSync(
      join(dist, 'app.html'),
      withHead(
        template,
        [`<title>${DEFAULT_BRAND.name}</title>`, ...shareTags({ site, ...about })].join('\n    '),
      ),
    );
}
await writePage({ file: '404', path: '/404', route: keyOf('src/routes/$.tsx') });

const answered = new Set<string>(APP_PATHS);
const forgotten = drawing
  .addressesOf()
  .filter((path) => !answered.has(path) && !existsSync(join(dist, `${path === '/' ? 'index' : path}.html`)));
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
