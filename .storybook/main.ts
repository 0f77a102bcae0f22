import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { storyPicturesPlugin } from './atlas/pictures-plugin.ts';
import { writeMachinePages } from './atlas/write-pages.ts';
import { componentUses } from './docs/components/uses-plugin.ts';
import { productIconsPlugin } from './docs/foundations/product-icons-plugin.ts';
import { copyDeck } from './docs/product/copy-deck-plugin.ts';
import { tracedTests } from './docs/product/traced-tests-plugin.ts';
import { writeTokens } from './docs/tokens/write-tokens.ts';
import { pictureHistoryPlugin } from './docs/welcome/picture-history-plugin.ts';
import { frameFonts, frameHead } from './look/frame-head.ts';
import { ownChannelHead } from './look/own-channel.ts';

writeMachinePages();

/** The tokens to take away, served below `tokens/`. */
const tokens = fileURLToPath(new URL('../node_modules/.cache/design-tokens', import.meta.url));
writeTokens(tokens);

/** The accepted pictures of the stories, shown in the state atlas. A checkout may have none yet. */
const pictures = fileURLToPath(new URL('../tests/visual', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './mails/*.stories.tsx',
    './sandbox/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the pages of words.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    ...(existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : []),
    { from: '../app/public/icon.svg', to: '/icon.svg' },
    { from: tokens, to: '/tokens' },
    ...frameFonts.map(({ from, to }) => ({ from, to })),
  ],
  previewHead: (head) => `${ownChannelHead}${head ?? ''}`,
  managerHead: (head) => `${head ?? ''}${frameHead}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    const { msw } = await import('msw/vite');
    const { moduleGraph } = await import('../tests/tools/kept/module-graph.ts');
    const { pglitePage } = await import('@sorella/local-stack/pglite/vite');
    const plugins = (config.plugins ?? []).flat(9);
    const hasReact = plugins.some(
      (plugin) =>
        plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name.startsWith('vite:react'),
    );
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        ...(hasReact ? [] : [react()]),
        vanillaExtractPlugin(),
        msw({ mode: 'worker-only' }),
        pglitePage(),
        moduleGraph(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')),
        pictureHistoryPlugin(),
        productIconsPlugin(),
        storyPicturesPlugin(),
        componentUses(),
        tracedTests(),
        copyDeck(),
      ],
    };
  },
});
