// After the pages are drawn: writes the service worker, with the list of the files of this release, and where the place is
// known the worker that Cloudflare Pages asks for the pages of events.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { placeFrom } from './hosting.ts';

const dist = join(import.meta.dirname, 'dist-next');
/**
 * What the app needs to open; pictures, the video and letters of other alphabets come when they are wanted, and the plain
 * page that stands for all has its styles from the sheets that hold them all.
 */
const NEEDED = /\.js$|^(?:base|style)-.*\.css$|(bricolage-grotesque-680|figtree-latin-wght-normal).*\.woff2$/;

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('hex')
    .slice(0, 16);
const release = [
  // Names of these change with their content.
  ...readdirSync(join(dist, 'assets'))
    .filter((file) => NEEDED.test(file))
    .map((file) => ({ url: `/assets/${file}`, revision: null })),
  ...['app.html', 'icon.svg', 'site.webmanifest'].map((file) => ({
    url: `/${file}`,
    revision: hashOf(file),
  })),
];

/** Writes one file from one module, beside what is there. */
const bundle = (entry: string, fileName: string, format: 'iife' | 'es', define: Record<string, unknown>) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, entry),
        formats: [format],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  });

await bundle('src/service-worker.ts', 'sw.js', 'iife', { RELEASE: release });
console.log(`The service worker keeps ${release.length} files.`);

const { VITE_SUPABASE_URL: backend, VITE_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
if (backend && key) {
  await bundle('pages-worker.ts', '_worker.js', 'es', {
    PLACE: { ...placeFrom(process.env), key },
  });
  writeFileSync(
    join(dist, '_routes.json'),
    `${JSON.stringify({ version: 1, include: ['/events/*'], exclude: [] })}\n`,
  );
}
