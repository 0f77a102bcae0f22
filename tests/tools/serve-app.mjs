// Serves the production build of the app, with the address of its backend written into its pages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { eventHead } from '@sorella/app/event-preview';
import { answerOf, commonHeaders, IMMUTABLE, REVALIDATED, REWRITTEN } from '@sorella/app/hosting';
import { withHead } from '@sorella/app/sharing';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { listen, root } from './processes.mjs';

const escapeAttribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Files that answer other addresses than that of their name. */
const FRAMES = new Set(REWRITTEN.map(([, file]) => `/${file}`));

/** A page as it is sent. */
const packed = (html) => ({ br: brotliCompressSync(html), gzip: gzipSync(html), identity: html });

/** Gives the pages that lie in a folder by their paths, read anew when another build has taken its place. */
function pagesIn(folder, stack) {
  const env = JSON.stringify({ supabaseUrl: stack.url, supabasePublishableKey: stack.publishableKey });
  const pageOf = (file) => {
    const html = readFileSync(join(folder, file), 'utf8').replace(
      /<meta name="sorella-env"[^>]*>/,
      () =>
        `<meta name="sorella-env" content="${escapeAttribute(env)}"><link rel="preconnect" href="${escapeAttribute(stack.url)}" crossorigin>`,
    );
    return packed(html);
  };
  let pages;
  let release;
  return () => {
    const now = statSync(join(folder, 'index.html'), { throwIfNoEntry: !pages });
    if (now && (now.ino !== release?.ino || now.mtimeMs !== release.mtimeMs)) {
      const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
      pages = new Map(files.map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, pageOf(file)]));
      release = now;
    }
    return pages;
  };
}

/**
 * Listens to requests for the build in a folder, and answers as the files for static hosts have it: a path with a page of
 * its own that page, one that the browser draws the plain one, any other the page that says so.
 */
export function appListener({ stack, folder = join(root, 'app', 'dist') }) {
  const pages = pagesIn(folder, stack);
  pages();
  const sendPage = (context, page, status = 200) => {
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name)) ?? 'identity';
    return context.body(page[encoding], status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': REVALIDATED,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  };
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_file, context) =>
      context.header('cache-control', context.req.path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED),
  });
  const headers = Object.entries(commonHeaders({ backend: stack.url }));
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.use(etag());
  app.get('*', async (context) => {
    const { path } = context.req;
    const name = path.replace(/(^\/index)?\.html$/, '') || '/';
    // Frames have no address of their own, but for the plain page, which the service worker asks for.
    const isFrame = FRAMES.has(name) && path !== '/app.html';
    const page = isFrame || name === '/404' ? undefined : pages().get(name);
    if (page) return sendPage(context, page);
    // An ending is short: what a mangled link brings behind a dot is no file.
    const isFile =
      /^\/assets(\/|$)|\.(?:[a-z][a-z0-9]{1,4}|webmanifest)$/i.test(path) && !path.includes('/.');
    if (isFile) return (await files(context, async () => {})) ?? context.notFound();
    if (path.includes('/.')) return context.notFound();
    const frame = pages().get(`/${answerOf(path)}`);
    if (!frame) return sendPage(context, pages().get('/404'), 404);
    const head = await eventHead(path, {
      site: new URL(context.req.url).origin,
      backend: stack.url,
      key: stack.publishableKey,
    });
    return sendPage(context, head === null ? frame : packed(withHead(frame.identity, head)));
  });
  app.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    console.error(error);
    return context.text('Internal Server Error', 500);
  });
  return getRequestListener(app.fetch);
}

/** Serves the build until it is closed; port 0 takes a free one. Resolves to `{ url, close }`. */
export const serveApp = ({ port = 0, ...build }) => listen(appListener(build), port);
