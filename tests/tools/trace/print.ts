import { isBuilt, type Story, type Traced } from './gather.ts';
import type { Test } from './list-tests.ts';
import type { Item } from './requirements.ts';

/** Breaks a text into lines of a width; words stay whole. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].map((one) => indent + one).join('\n');
}

const textsOf = (item: Item) =>
  'text' in item ? [item.text] : [`Problem: ${item.problem}`, `Resolution: ${item.resolution}`];

const printTests = (tests: readonly Test[], width: number) =>
  [...Map.groupBy(tests, ({ file }) => file)].flatMap(([file, own]) => [
    `    ${file}`,
    ...own.map(({ name }) => wrap(name, width, '      ')),
  ]);

const printStories = (stories: readonly Story[], width: number) =>
  stories.flatMap(({ id, title, name }) => [wrap(`${title}: ${name}`, width, '    '), `      ${id}`]);

/** One id with everything behind it, for people. */
export function printTraced(traced: Traced, width: number): string {
  const { item, tests, stories } = traced;
  return [
    `${item.id}  ${isBuilt(traced) ? '■ built' : '□ planned'}  ${item.section}`,
    ...textsOf(item).map((text) => wrap(text, width, '  ')),
    ...(tests.length ? ['  tests', ...printTests(tests, width)] : []),
    ...(stories.length ? ['  stories', ...printStories(stories, width)] : []),
  ].join('\n');
}

/** The numbers, for people; what no journey and no story names stands only below the interface so far. */
export function printSums(all: readonly Traced[], width: number): string {
  const built = all.filter(isBuilt);
  const unseen = built.filter(
    ({ tests, stories }) => stories.length === 0 && !tests.some(({ file }) => file.endsWith('.journey.ts')),
  );
  return [
    `${all.length} ids: ${built.length} are named by a test or a story, ${all.length - built.length} are planned.`,
    `${unseen.length} of the built ones are in no story and no journey:`,
    wrap(unseen.map(({ item }) => item.id).join(' '), width, '  '),
  ].join('\n');
}
