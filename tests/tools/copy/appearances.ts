import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CopyEntry } from './copy-entry.ts';

const CODE = ['packages/ui/src/**/*.{ts,tsx}', 'packages/core/src/**/*.ts'];
const UNREAD = /\.(test|page|fixtures?)\.tsx?$|\/testing\/|data-port\/contract\//;
const isStories = (file: string) => file.endsWith('.stories.tsx');
const isWords = (file: string) => /\.(texts|notices)\.ts$|\/text-list\.ts$/.test(file);

interface CodeFile {
  readonly text: string;
  /** Files of the repository that it imports, from the root. */
  readonly imports: readonly string[];
}

function readCode(root: string): Map<string, CodeFile> {
  const files = globSync(CODE, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const door = (specifier: string) => {
    const [, path] = /^@sorella\/core\/(.+)$/.exec(specifier) ?? [];
    if (path === undefined) return undefined;
    const isFolder = path.startsWith('machines/') || !path.includes('/');
    return `packages/core/src/${isFolder ? `${path}/index` : path}.ts`;
  };
  return new Map(
    files
      .filter((file) => !UNREAD.test(file))
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const imports = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
          if (specifier.startsWith('.')) return join(dirname(file), specifier).replaceAll('\\', '/');
          return door(specifier) ?? [];
        });
        return [file, { text, imports }];
      }),
  );
}

/** For each file those that import it. */
function importersOf(code: ReadonlyMap<string, CodeFile>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, { imports }] of code)
    for (const imported of imports) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

/** The files of stories that are nearest above some files: those of the components that draw them. */
function storiesAbove(
  starts: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const seen = new Set(starts);
  for (let level: readonly string[] = starts; level.length > 0; ) {
    const above = [...new Set(level.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !seen.has(file),
    );
    const stories = above.filter(isStories);
    if (stories.length > 0) return stories.toSorted();
    for (const file of above) seen.add(file);
    level = above;
  }
  return [];
}

/** What a file calls otherwise than it is called where it is written: `texts` for `coffeeChatsTexts`. */
const aliasesIn = (text: string) =>
  [...text.matchAll(/\b(\w+Texts) as (\w+)/g)].map(([, name = '', alias = '']) => ({ name, alias }));

/** Functions of files of texts that choose one, as `notStoredText`, with the texts between which they choose. */
function choosersIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', body = ''] of text.matchAll(/^export const (\w+) = \(([^;]*);/gm))
    found.set(name, textsNamedIn(body));
  return found;
}

/** The texts that code names: `shellTexts.events`, or a whole group that is handed on. */
function textsNamedIn(text: string): string[] {
  const code = text.replaceAll(/^import [^;]*;/gm, '');
  const names = [
    ...aliasesIn(text),
    ...[...new Set(code.match(/\b\w+Texts\b/g))].map((name) => ({ name, alias: name })),
  ];
  return names.flatMap(({ name, alias }) =>
    [...code.matchAll(new RegExp(`\\b${alias}\\b((?:\\.\\w+)*)`, 'g'))].map(
      ([, path = '']) => `${name}${path}`,
    ),
  );
}

/** The documents of content that code names. */
const contentNamedIn = (text: string): string[] =>
  text.includes("'@sorella/core/content'")
    ? [...new Set(text.match(/\b(FAQ|cookies|communityGuidelines|privacyPolicy|termsOfService)\b/g))]
    : [];

/** What code names a text by. */
function nameOf({ key, room }: CopyEntry): string {
  if (room === 'Help') return 'FAQ';
  return key.split('/')[1] ?? '';
}

/**
 * The files of stories in which each text appears, by its key: those of the nearest components above the code that names
 * it. Which of a component's states show it, the code does not say. A text that no code
 * names has no line, and neither have notices: stories say by tags which of them they tell.
 */
export function appearances(root: string, entries: readonly CopyEntry[]): Map<string, string[]> {
  const code = readCode(root);
  const importers = importersOf(code);
  const users = new Map<string, string[]>();
  const choosers = new Map(
    [...code].flatMap(([file, { text }]) => (isWords(file) ? [...choosersIn(text)] : [])),
  );
  const chosenIn = (text: string) =>
    [...choosers].flatMap(([name, texts]) => (text.includes(`${name}(`) ? texts : []));
  for (const [file, { text }] of code) {
    if (isWords(file) || isStories(file)) continue;
    for (const name of new Set([...textsNamedIn(text), ...chosenIn(text), ...contentNamedIn(text)]))
      users.set(name, [...(users.get(name) ?? []), file]);
  }
  /** Who names the text itself, or anything that it is a part of: `a.b.0`, `a.b`, `a`. */
  const usersOf = (name: string): string[] => {
    const parts = name.split('.');
    return parts.flatMap((_, index) => users.get(parts.slice(0, index + 1).join('.')) ?? []);
  };
  const known = new Map<string, string[]>();
  const storiesOf = (name: string): string[] | undefined => {
    const files = [...new Set(usersOf(name))];
    if (files.length === 0) return undefined;
    const place = files.join(' ');
    const stories = known.get(place) ?? [
      ...new Set(files.flatMap((file) => storiesAbove([file], importers))),
    ];
    known.set(place, stories);
    return stories;
  };
  const found = new Map<string, string[]>();
  for (const entry of entries.filter(({ room }) => room !== 'Notices' && room !== 'Mails')) {
    const stories = storiesOf(nameOf(entry));
    if (stories) found.set(entry.key, stories);
  }
  return found;
}
