import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { projectFolder } from '../database.ts';
import { readSettings } from '../settings.ts';
import { dumpFile } from './dump.ts';

const virtualName = 'virtual:pglite-files';
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const pglite = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const lite = ['@supabase/lite', '@supabase/lite/pglite'];

/** What lite would load for tools that a page has no use for. */
const unused = /^(@supabase\/pg-delta.*|pgsql-parser|@sqlite\.org\/sqlite-wasm)$/;

/** What a page's build needs so that `page.ts` works in it: the files of the database, and less of lite. */
export function pglitePage(): Plugin {
  return {
    name: 'sorella:pglite-page',
    config: () => ({
      resolve: {
        alias: [
          { find: /^@electric-sql\/pglite\/contrib\/.*/, replacement: here('no-extension.ts') },
          { find: unused, replacement: here('no-module.ts') },
        ],
      },
      worker: { format: 'es' },
      // Bundled anew, PGlite would not find its files; lite has hundreds.
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        include: lite.map((name) => `@sorella/local-stack > ${name}`),
      },
      build: { rolldownOptions: { external: [/^node:/] } },
    }),
    resolveId: (name) => (name === virtualName ? `\0${virtualName}` : undefined),
    async load(name) {
      if (name !== `\0${virtualName}`) return undefined;
      const files = {
        pglite: path.join(pglite, 'pglite.wasm'),
        initdb: path.join(pglite, 'initdb.wasm'),
        data: path.join(pglite, 'pglite.data'),
        dump: await dumpFile(),
      };
      const names = Object.keys(files).join(', ');
      const handlers = globSync('*/handler.ts', { cwd: path.join(projectFolder, 'functions') }).toSorted();
      return [
        ...Object.entries(files).map(([key, file]) => `import ${key} from ${JSON.stringify(`${file}?url`)};`),
        ...handlers.map(
          (file, index) =>
            `import { handler as f${index} } from ${JSON.stringify(path.join(projectFolder, 'functions', file))};`,
        ),
        `export const addresses = { ${names} };`,
        `export const functions = { ${handlers.map((file, index) => `${JSON.stringify(path.dirname(file))}: f${index}`).join(', ')} };`,
        `export const settings = ${JSON.stringify(readSettings(projectFolder))};`,
      ].join('\n');
    },
  };
}
