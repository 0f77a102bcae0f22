import type { Test } from './read-tests.ts';

/** The record of all tests: what differs between it and the files, by the line of the test. */
type Recorded = ReadonlyMap<string, readonly string[]>;

/** Control characters would tear the record's lines apart or make it look like a picture. */
const printable = (text: string) =>
  text
    .replaceAll(/[\n\r\t]+ */g, ' ')
    .replaceAll('\0', '\\0')
    .trim();

/** A test's line in the record: its titles, and the number of cases where it is written down. */
function lineOf({ titles, cases, proves }: Test): string {
  const kind = titles.at(-1) === 'calls the suite' || proves ? '' : ' [proves nothing]';
  return `${titles.map(printable).join(' > ')}${cases === undefined || cases === 1 ? '' : ` × ${cases}`}${kind}`;
}

/** The record: each file with its tests, in the order in which they stand there. */
export function writeRecord(tests: readonly Test[]): string {
  const files = [...Map.groupBy(tests, ({ file }) => file)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return files
    .map(([file, own]) => `${[file, ...own.map((test) => `  ${lineOf(test)}`)].join('\n')}\n`)
    .join('\n');
}

function readRecord(text: string): Recorded {
  const files = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('  ')) own.push(line.slice(2));
    else if (line) {
      own = [];
      files.set(line, own);
    }
  }
  return files;
}

/** What one list has more than another, and how often: two tests may have one title. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return these.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The title alone. */
const named = (line: string) => line.replace(/( × \d+)?( \[proves nothing\])?$/, '');

const UPDATE = 'if that is meant, run: pnpm trace --update';

function changesIn(file: string, old: readonly string[], now: readonly string[]): string[] {
  const gone = without(old, now);
  const come = without(now, old);
  const changed = gone.flatMap((line) => {
    const at = come.findIndex((candidate) => named(candidate) === named(line));
    const [instead] = at < 0 ? [] : come.splice(at, 1);
    return instead === undefined ? [] : [{ line, instead }];
  });
  const lost = without(
    gone,
    changed.map(({ line }) => line),
  );
  const sentences = [
    ...lost.map((line) => `The test '${line}' is gone; bring it back, or ${UPDATE}`),
    ...changed.map(
      ({ line, instead }) => `The test '${line}' has become '${instead}'; take that back, or ${UPDATE}`,
    ),
    ...come.map((line) => `The test '${line}' is not recorded yet; run: pnpm trace --update`),
  ];
  if (sentences.length === 0 && old.join('\n') !== now.join('\n'))
    sentences.push(`The tests stand in another order than recorded; run: pnpm trace --update`);
  return sentences.map((sentence) => `${file}: ${sentence}`);
}

/** A sentence for each test that the record has and the files have not, or the other way round. */
export function compareRecord(recorded: string, tests: readonly Test[]): string[] {
  const old = readRecord(recorded);
  const now = readRecord(writeRecord(tests));
  const files = [...new Set([...old.keys(), ...now.keys()])].toSorted();
  return files.flatMap((file) => changesIn(file, old.get(file) ?? [], now.get(file) ?? []));
}
