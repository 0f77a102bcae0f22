// Serves the production build of the app, with the address of its backend written into the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen, root } from './processes.mjs';

const escapeAttribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Resolves to `{ url, close }`. Every path that is not a file answers the page itself. */
export function serveApp({ stack, port = 0 }) {
  const folder = join(root, 'app', 'dist');
  const env = JSON.stringify({ supabaseUrl: stack.url, supabasePublishableKey: stack.publishableKey });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /<meta name="sorella-env"[^>]*>/,
    `<meta name="sorella-env" content="${escapeAttribute(env)}">`,
  );
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const sendPage = (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(page);
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/' || pathname === '/index.html') return sendPage(response);
    files(request, response, () => {
      if (pathname.startsWith('/assets/')) response.writeHead(404).end();
      else sendPage(response);
    });
  }, port);
}
