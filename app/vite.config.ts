import { join } from 'node:path';
import { themeScript } from '@sorella/ui/theme-script';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The theme is set before the first picture, so that nothing flashes. */
const themeBeforeFirstPicture: Plugin = {
  name: 'sorella:theme-before-first-picture',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
};

/** The two files every English page draws with are asked for at once. */
const preloadFonts: Plugin = {
  name: 'sorella:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(bricolage-grotesque-latin-opsz|figtree-latin-wght)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
};

type ModuleInfoOf = (id: string) => { importedIds: readonly string[] } | null;

let drawn: ReadonlySet<string> | undefined;

/** What a visitor's first picture of the events draws with: all that is reached without waiting for anything. */
function firstPicture(infoOf: ModuleInfoOf): ReadonlySet<string> {
  if (drawn) return drawn;
  const reached = new Set<string>();
  const queue = ['main.tsx', 'routes/events.tsx?tsr-split=component---loader'].map((file) => join(import.meta.dirname, 'src', file));
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const info = infoOf(id);
    queue.push(...(info?.importedIds ?? []));
  }
  drawn = reached;
  return reached;
}

/** Writes down which modules each chunk holds, for the bundle budget. */
const listModules: Plugin = {
  name: 'sorella:list-modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const source = JSON.stringify(
      Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          chunk.moduleIds.map((id) => id.replace(/^.*?\/(packages|app|node_modules)\//, '$1/')),
        ]),
      ),
    );
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin(),
    themeBeforeFirstPicture,
    preloadFonts,
    listModules,
  ],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        // Few files compress better and ask less often: what rarely changes, and what every page draws with.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/[a-z-]+|@supabase\/postgrest-js|zod|use-sync-external-store)\/(?!.*\/(useMutation|mutationObserver)\.js)/,
              priority: 2,
            },
            {
              name: (id, { getModuleInfo }) => (firstPicture(getModuleInfo).has(id) ? 'common' : null),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
