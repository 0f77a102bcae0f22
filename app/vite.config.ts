import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import { moduleGraph } from '../tests/tools/kept/module-graph.ts';

const BOOT = 'src/boot.ts';

/** `boot.ts` runs before the first picture: a plain script in a file of its own, so that no script stands in the page. */
const boot: Plugin = {
  name: 'sorella:boot',
  async generateBundle() {
    const { code } = await transformWithOxc(readFileSync(BOOT, 'utf8'), BOOT);
    this.emitFile({ type: 'asset', name: 'boot.js', source: (await minify('boot.js', code)).code });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const built = Object.keys(bundle ?? {}).find((file) => /\/boot-[^/]*\.js$/.test(file));
      return [
        {
          tag: 'script',
          attrs: { src: bundle ? `/${built}` : `/${BOOT}`, fetchpriority: 'high' },
          injectTo: 'head',
        },
      ];
    },
  },
};

/** The two files every English page draws with are asked for at once. */
const preloadFonts: Plugin = {
  name: 'sorella:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(bricolage-grotesque-680|figtree-latin-wght-normal).*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
};

/** Every `import()` of the build goes through `load-code.ts`, which knows the files that it needs. */
const loadCode: Plugin = {
  name: 'sorella:load-code',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadCode as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/load-code.ts'))};`,
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
    boot,
    preloadFonts,
    loadCode,
    moduleGraph(join(import.meta.dirname, '..')),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && needed.length === 0 && file.endsWith('.js') ? [file] : needed,
    },
    // All styles are smaller in one file than those of one page in six.
    cssCodeSplit: false,
    rolldownOptions: {
      // A constant stands where it is used: as an export of the shell it costs its name there, and its value to pages without it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // By structure alone: what comes from elsewhere, what every page stands in, and one chunk a page.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
