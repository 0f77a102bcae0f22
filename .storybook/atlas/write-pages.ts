import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '@sorella/core/models';

const folder = fileURLToPath(new URL('../docs/atlas/machines', import.meta.url));

const pageOf = (machine: string, title: string) => `import { Meta } from '@storybook/addon-docs/blocks';
import { MachinePage } from '../../../atlas/MachinePage.tsx';

<Meta title="Atlas/${title}" />

<MachinePage machine="${machine}" />
`;

/**
 * Writes the atlas page of every machine, which Storybook wants as files. What is right already stays untouched: a
 * second Storybook may be reading it.
 */
export function writeMachinePages(): void {
  const pages = new Map(
    Object.values(models).map(({ machine, title }) => [`${machine.id}.mdx`, pageOf(machine.id, title)]),
  );
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file), { force: true });
  for (const [file, text] of pages) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
