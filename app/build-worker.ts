// After the pages are drawn: writes the service worker, with the list of the files of this release.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const dist = join(import.meta.dirname, 'dist-next');
/** What the app needs to open; pictures, the video and letters of other alphabets come when they are wanted. */
const NEEDED = /\.(js|css)$|(bricolage-grotesque-680|figtree-latin-wght-normal).*\.woff2$/;

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

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(import.meta.dirname, 'src/service-worker.ts'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});
console.log(`The service worker keeps ${release.length} files.`);
