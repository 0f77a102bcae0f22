import { fileURLToPath } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenName } from '../../../packages/ui/src/tokens/token-name.ts';
import { tokenDownloads } from './write-tokens.ts';

const files = tokenDownloads();
const place = new URL('file:///tokens/');

async function readTokens() {
  const config = defineConfig({}, { cwd: place });
  return parse(
    [{ filename: new URL('sorella.resolver.json', place), src: files['sorella.resolver.json'] ?? '' }],
    { config, req: async (url) => files[url.pathname.split('/').at(-1) ?? ''] ?? '' },
  );
}

/** The custom properties of one rule after the other: `selector|media` to name to value, without layers. */
function propertiesOf(css: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  const open: string[] = [];
  let text = '';
  for (const letter of css) {
    if (letter === '{') {
      open.push(text.trim());
      text = '';
    } else if (letter === '}' || letter === ';') {
      const [, name, value] = /^(--[\w-]+):\s*(.*)$/s.exec(text.trim()) ?? [];
      if (name && value) {
        const path = open.filter((part) => !part.startsWith('@layer'));
        const selectors = path.filter((part) => !part.startsWith('@'));
        const media = path.filter((part) => part.startsWith('@'));
        const key = [...selectors, ...media].join('|').replaceAll(/["'\s]/g, '');
        rules.set(key, (rules.get(key) ?? new Map<string, string>()).set(name, plain(value)));
      }
      text = '';
      if (letter === '}') open.pop();
    } else text += letter;
  }
  return rules;
}

const plain = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/["'\s]/g, '')
    .replaceAll(/(?<!\d)0\./g, '.');

/** The stylesheet of the tokens as Vite builds it for the product, only not packed. */
async function builtCss(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      cssMinify: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../../../packages/ui/src/tokens/theme.css.ts', import.meta.url)),
        formats: ['es'],
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('\n');
}

const LIGHT = ':root,[data-theme=light]';
const DARK = '[data-theme=dark]';
const MORE = '@media(prefers-contrast:more)';

let product: Map<string, Map<string, string>>;
beforeAll(async () => {
  product = propertiesOf(await builtCss());
});

const inProduct = (...keys: string[]) =>
  new Map(keys.flatMap((key) => [...(product.get(key) ?? new Map<string, string>())]));

describe('the CSS to take away', () => {
  it('has the properties of the built product, under the same conditions', () => {
    expect(product.size).toBeGreaterThan(6);
    expect(Object.fromEntries(propertiesOf(files['sorella.css'] ?? ''))).toEqual(Object.fromEntries(product));
  });
});

/** What a value of the format reads in CSS, as {@link plain} has it. */
function cssOf(type: string, value: unknown): string {
  const read = JSON.parse(JSON.stringify(value));
  const color = (of: { components: number[]; alpha: number }) => {
    const parts = of.components.map((part) => Math.round(part * 255));
    return of.alpha === 1
      ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
      : `rgb(${parts.join('')}/${plain(String(of.alpha))})`;
  };
  if (type === 'color') return color(read);
  if (type === 'dimension')
    return plain(read.value === 0 ? '0' : `${Number(read.value.toFixed(4))}${read.unit}`);
  if (type === 'duration') return `${read.value}${read.unit}`;
  if (type === 'cubicBezier')
    return `cubic-bezier(${read.map((part: number) => plain(String(part))).join(',')})`;
  if (type === 'fontFamily') return plain(read.join(','));
  if (type === 'shadow')
    return read
      .map((part: Record<'offsetX' | 'offsetY' | 'blur' | 'spread', { value: number }> & { color: never }) =>
        [part.offsetX, part.offsetY, part.blur, part.spread]
          .map(({ value }, at) => (value === 0 ? (at === 3 ? '' : '0') : `${value}px`))
          .join('')
          .concat(color(part.color)),
      )
      .join(',');
  return plain(String(read));
}

describe('the design tokens, read by a parser of the format that is not ours', () => {
  it.each([
    ['light', [':root', LIGHT]],
    ['dark', [':root', DARK]],
    ['light more contrast', [':root', LIGHT, `${LIGHT}|${MORE}`]],
    ['dark more contrast', [':root', DARK, `${DARK}|${MORE}`]],
  ])('have in the mode %s the values of the built CSS', async (mode, rules) => {
    const { resolver } = await readTokens();
    const tokens = resolver.apply({ mode });
    const expected = inProduct(...rules);
    const read = new Map(
      Object.entries(tokens).map(([id, { $type, $value }]) => [
        `--${tokenName(id.split('.'))}`,
        cssOf($type, $value),
      ]),
    );
    expect([...read.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
    for (const [name, value] of read) {
      const css = expected.get(name) ?? '';
      // A size that grows ends with the one of the wide window.
      const wide =
        name.startsWith('--size-') && css.startsWith('clamp') ? css.slice(css.lastIndexOf(',') + 1, -1) : css;
      expect({ [name]: value }).toEqual({ [name]: wide });
    }
  });

  it('have in a narrow window the sizes that text begins with', async () => {
    const { resolver } = await readTokens();
    const { $type, $value } = resolver.apply({ mode: 'light', window: 'narrow' })['size.hero'] ?? {};
    const css = inProduct(':root').get('--size-hero') ?? '';
    expect(css).toContain(`clamp(${cssOf(String($type), $value)},`);
  });

  it('are refused where one has no value of its type', async () => {
    const broken = { a: { $type: 'dimension', $value: 'wide' } };
    const config = defineConfig({}, { cwd: place });
    await expect(
      parse([{ filename: new URL('broken.json', place), src: JSON.stringify(broken) }], { config }),
    ).rejects.toThrow(/dimension/i);
  });
});
