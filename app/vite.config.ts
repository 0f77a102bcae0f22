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
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/[a-z-]+|zod|use-sync-external-store)\/(?!.*\/(useMutation|mutationObserver|useBlocker)\.js)/,
              priority: 2,
            },
            {
              name: 'common',
              test: /packages\/(core|ui)\/src\/|node_modules\/lucide\//,
              // What main.tsx itself reaches, and never what only later pages share: that would be fetched by everyone.
              tags: ['$initial'],
              priority: 1,
            },
            {
              // Small things that pages share: one file instead of a dozen requests.
              name: 'parts',
              test: /primitives\/(field|Field|Select|status-note|StatusNote|text-link|TextLink|Stack|VisuallyHidden)\.|art\/(palette|drawings\/FreeSeat)|domain\/(events\/categories|geography\/zoned-time|profile\/names|entities\/common)|texts\/events|cancellation\.selectors|notices\/(session|sign-in)\.notices|flows\/runtime\/(use-seconds|singleton-actor)/,
              minShareCount: 2,
            },
            {
              // Signing in, joining and the profile are made of the same fields.
              name: 'accounts',
              test: /primitives\/(surface|Surface|PasswordInput|TextInput|Textarea)\.|EmailField|PasswordField|account-forms\.css|confirmation-resends\.|confirmation-resend\.selectors|texts\/(field|sign-up-field|photo)\.|notices\/(sign-up|photo)\.|domain\/(sign-up\/(sign-up-form|questionnaire)|profile\/(social-links|photo)|validation)|forms\/photo|AllDoneDrawing/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
