import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { vars } from '../../packages/ui/src/tokens/vars.css.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const styles = globSync('.storybook/{atlas,docs/product}/*.css', { cwd: root });

/** Every value of a theme contract, as `var(--ink)`. */
const valuesIn = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? valuesIn(value) : [String(value)],
  );

describe('the atlas', () => {
  it.each(Object.keys(models))('shows the spec of machine %s', (id) => {
    expect(existsSync(join(root, `packages/core/src/machines/${id}/${id}.spec.md`))).toBe(true);
  });

  it.each(styles)('takes its values from tokens that there are: %s', (file) => {
    const style = readFileSync(join(root, file), 'utf8');
    const used = [...style.matchAll(/var\(--[\w-]+\)/g)].map(([value]) => value);
    expect(valuesIn(vars)).toStrictEqual(expect.arrayContaining(used));
    expect(style).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i);
  });
});
