import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { vars } from '../../packages/ui/src/tokens/vars.css.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = join(root, '.storybook/docs/atlas');
const style = readFileSync(join(root, '.storybook/atlas/atlas.css'), 'utf8');

function pageOf(machine: string): string {
  const page = join(pages, `${machine}.mdx`);
  if (!existsSync(page))
    throw new Error(`Write .storybook/docs/atlas/${machine}.mdx like the ones beside it.`);
  return readFileSync(page, 'utf8');
}

/** Every value of a theme contract, as `var(--ink)`. */
const valuesIn = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? valuesIn(value) : [String(value)],
  );

describe('the atlas', () => {
  it.each(Object.values(models))(
    'has a page under the title of machine $machine.id',
    ({ machine, title }) => {
      const text = pageOf(machine.id);
      expect(text).toContain(`<Meta title="Atlas/${title}" />`);
      expect(text).toContain(`<MachinePage machine="${machine.id}" />`);
    },
  );

  it('has no page of a machine that is gone', () => {
    const names = globSync('*.mdx', { cwd: pages }).map((file) => basename(file, '.mdx'));
    expect(names.toSorted()).toStrictEqual([...Object.keys(models), 'overview'].toSorted());
  });

  it.each(Object.keys(models))('shows the spec of machine %s', (id) => {
    expect(existsSync(join(root, `packages/core/src/machines/${id}/${id}.spec.md`))).toBe(true);
  });

  it('takes its values from tokens that there are', () => {
    const used = [...style.matchAll(/var\(--[\w-]+\)/g)].map(([value]) => value);
    expect(valuesIn(vars)).toStrictEqual(expect.arrayContaining(used));
    expect(style).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i);
  });
});
