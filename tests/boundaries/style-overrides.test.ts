import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const components = globSync('**/*.tsx', { cwd: source }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
);
/** Components with a look of their own, which a class from outside could lose against. */
const ours = new Set(
  components
    .filter((file) => /from '\.\/[^']+\.css\.ts'/.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replace(/^.*\/|\.tsx$/g, '')),
);

interface Handed {
  component: string;
  style: string;
  file: string;
}

/** Classes of a component's own folder that it hands to another of our components. */
function handedOn(file: string): Handed[] {
  const text = readFileSync(join(source, file), 'utf8');
  const imports = new Map(
    [...text.matchAll(/import \* as (\w+) from '(\.\/[^']+\.css\.ts)'/g)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return [...text.matchAll(/<([A-Z]\w*)\b(?:[^<>]|=>)*?className=\{([^}]*)\}/g)].flatMap(
    ([, component = '', classes = '']) =>
      ours.has(component)
        ? [...classes.matchAll(/(\w+)\.(\w+)/g)].flatMap(([, name = '', style = '']) => {
            const path = imports.get(name);
            return path ? [{ component, style, file: join(dirname(file), path) }] : [];
          })
        : [],
  );
}

describe('styles', () => {
  const handed = components.flatMap(handedOn);

  it('finds classes that are handed to other components', () => {
    expect(handed.length).toBeGreaterThan(5);
  });

  it('puts a wish about another component’s look in the overrides layer, whatever order the files are loaded in', () => {
    const wrong = handed.filter(({ style, file }) => {
      const css = readFileSync(join(source, file), 'utf8');
      const start = css.indexOf(`export const ${style} = `);
      return start >= 0 && !css.slice(start, start + 160).includes('inOverrides(');
    });
    expect(
      wrong.map(
        ({ component, style, file }) => `${file}: '${style}' is handed to <${component}>: use inOverrides`,
      ),
    ).toEqual([]);
  });
});
