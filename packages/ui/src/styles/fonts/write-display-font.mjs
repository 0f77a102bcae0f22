// `pnpm fonts:generate`: the display font as it ships, one weight of it (680) and all of its optical sizes: 36 KB
// instead of 77. Run it after an update of the font; LICENSE of the package (SIL OFL 1.1) allows it.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  ),
);
/** More than the file holds: the letters are fontsource's own choice, only the axis goes. */
const letters = Array.from({ length: 0x25_00 }, (_, code) => String.fromCodePoint(code)).join('');
const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 680 },
});
await writeFile(new URL('bricolage-grotesque-680.woff2', import.meta.url), font);
console.log(`${font.length} bytes`);
