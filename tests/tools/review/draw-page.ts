import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Report } from '../visual/report.ts';

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

let script: Promise<string> | undefined;

/** The page's modules as one script: a page that is opened from a folder may load no modules. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('page/review.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output.find((chunk) => chunk.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The page of the review could not be built.');
  return code;
}

/**
 * The report as one page that needs no server: open it from the disk, or from wherever its folder is put. Where
 * `pnpm visual:review` serves it, it hands its verdicts over.
 */
export async function drawPage(report: Report): Promise<string> {
  script ??= bundle();
  // No text may end the script it stands in.
  const inScript = (text: string) => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
  const parts: Readonly<Record<string, string>> = {
    '/* styles */': read('review.css'),
    '/* script */': inScript(await script),
    '"the report"': inScript(JSON.stringify(report)),
  };
  return read('review.html').replaceAll(
    /\/\* styles \*\/|\/\* script \*\/|"the report"/g,
    (part) => parts[part] ?? part,
  );
}
