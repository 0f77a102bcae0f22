import type { Story, Sums, Traced } from './gather.ts';
import type { Test } from './read-tests.ts';
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

function printTests(heading: string, tests: readonly Test[], width: number): string[] {
  if (tests.length === 0) return [];
  const files = Map.groupBy(tests, ({ file }) => file);
  return [
    `  ${heading}`,
    ...[...files].flatMap(([file, own]) => [
      `    ${file}`,
      ...own.map(({ titles }) => wrap(titles.join(' > '), width, '      ')),
    ]),
  ];
}

const printStories = (stories: readonly Story[], width: number) =>
  stories.length === 0
    ? []
    : [
        '  stories',
        ...stories.flatMap(({ id, title, name }) => [
          wrap(`${title}: ${name}`, width, '    '),
          `      ${id}`,
        ]),
      ];

/** One id with everything behind it, for people. */
export function printTraced({ item, tests, idle, stories }: Traced, width: number): string {
  const mark = item.mark === 'built' ? '■ built' : '□ planned';
  return [
    `${item.id}  ${mark}  ${item.section}`,
    ...textsOf(item).map((text) => wrap(text, width, '  ')),
    ...(tests.length || idle.length ? [] : ['  no test']),
    ...printTests('tests', tests, width),
    ...printTests('tests that prove nothing (skipped, or meant to fail)', idle, width),
    ...printStories(stories, width),
  ].join('\n');
}

/** The numbers, for people. */
export function printSums(sums: Sums, width: number): string {
  const { unmarked } = sums;
  return [
    `${sums.ids} ids: ${sums.built} built, ${sums.planned} planned`,
    `Of the built ones ${sums.builtWithTests} have tests and ${sums.builtWithStories} have stories.`,
    `${sums.tests} tests, of which ${sums.testsWithoutId} name no id; ${sums.stories} stories.`,
    ...(unmarked.length
      ? [`${unmarked.length} have tests and are not marked as built:`, wrap(unmarked.join(' '), width, '  ')]
      : []),
  ].join('\n');
}
