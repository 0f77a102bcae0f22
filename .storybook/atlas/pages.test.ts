import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { vars } from '../../packages/ui/src/tokens/vars.css.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const style = readFileSync(join(root, '.storybook/atlas/atlas.css'), 'utf8');

/** Every value of a theme contract, as `var(--ink)`. */
const valuesIn = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? valuesIn(value) : [String(value)],
  );

describe('the atlas', () => {
  it.each(Object.keys(models))('shows the spec of machine %s', (id) => {
    expect(existsSync(join(root, `packages/core/src/machines/${id}/${id}.spec.md`))).toBe(true);
  });

  it('takes its values from tokens that there are', () => {
    const used = [...style.matchAll(/var\(--[\w-]+\)/g)].map(([value]) => value);
    expect(valuesIn(vars)).toStrictEqual(expect.arrayContaining(used));
    expect(style).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i);
  });
});
