import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokenFiles } from '../../../packages/ui/src/tokens/design-tokens.ts';
import { tokenCss } from '../../../packages/ui/src/tokens/token-css.ts';

/** What can be taken away, by the name of the file: tokens in the community group's format, and as CSS. */
export const tokenDownloads = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(designTokenFiles).map(([name, content]) => [
      name,
      `${JSON.stringify(content, null, 2)}\n`,
    ]),
  ),
  'sorella.css': tokenCss,
});

/** Writes them into a folder, which is made. */
export function writeTokens(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(tokenDownloads())) writeFileSync(join(folder, name), content);
}

// `pnpm tokens [folder]`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../../../dist/tokens', import.meta.url));
  writeTokens(folder);
  console.log(`${Object.keys(tokenDownloads()).join(', ')}: ${folder}`);
}
