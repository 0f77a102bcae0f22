import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scanUses } from './scan-uses.ts';

const NAME = 'virtual:component-uses';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Serves `virtual:component-uses`: who draws which component, as the imports say it when Storybook starts. */
export function componentUses(): Plugin {
  return {
    name: 'component-uses',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const uses = ${JSON.stringify(scanUses(root))};` : undefined),
  };
}
