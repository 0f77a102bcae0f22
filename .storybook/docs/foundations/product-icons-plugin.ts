import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconsIn } from './product-icons.ts';

const ui = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const NAME = 'virtual:product-icons';
/** Where the module would lie, so that Lucide is found from there as the product finds it. */
const place = join(ui, 'product-icons.virtual.js');

function write(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: ui }).filter((file) => !/\.(test|stories)\./.test(file));
  const icons = iconsIn(new Map(files.map((file) => [file, readFileSync(join(ui, file), 'utf8')])));
  return `import { ${icons.map(({ name }) => name).join(', ')} } from 'lucide';
export const icons = [${icons.map(({ name, files }) => `{ name: '${name}', drawing: ${name}, files: ${JSON.stringify(files)} }`).join(', ')}];`;
}

/** Hands every icon that the product draws to the page of icons, as it is when Storybook is built or started. */
export function productIconsPlugin(): Plugin {
  return {
    name: 'sorella:product-icons',
    resolveId: (id) => (id === NAME ? place : undefined),
    load: (id) => (id === place ? write() : undefined),
  };
}
