// Serves the production build of the app, with the address of its backend written into its pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { listen, root } from './processes.mjs';

const escapeAttribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Resolves to `{ url, close }`. A path with a page of its own answers that page, any other that is no file the plain one. */
export function serveApp({ stack, port = 0 }) {
  const folder = join(root, 'app', 'dist');
  const env = JSON.stringify({ supabaseUrl: stack.url, supabasePublishableKey: stack.publishableKey });
  const pageOf = (file) => {
    const html = readFileSync(join(folder, file), 'utf8').replace(
      /<meta name="sorella-env"[^>]*>/,
      `<meta name="sorella-env" content="${escapeAttribute(env)}"><link rel="preconnect" href="${escapeAttribute(stack.url)}" crossorigin>`,
    );
    return { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) };
  };
  const pages = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, pageOf(file)]),
  );
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const sendPage = (request, response, page) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name)) ?? 'identity';
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(page[encoding]);
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const page = pages.get(pathname);
    if (page) return sendPage(request, response, page);
    files(request, response, () => {
      if (pathname.startsWith('/assets/')) response.writeHead(404).end();
      else sendPage(request, response, pages.get('/'));
    });
  }, port);
}
