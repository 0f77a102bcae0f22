import { createHash } from 'node:crypto';

/** What stands in the repository of shapes that are stored on devices. */
export interface ReleasedShapes {
  /** Texts of the fixtures by their file names, `<kind>.<number>.json`. */
  readonly fixtures: ReadonlyMap<string, string>;
  /** Lines of `sha256sum`, of all fixtures. */
  readonly digests: string;
  /** What this release writes of each kind, as a fixture. */
  readonly written: ReadonlyMap<string, string>;
}

/** The SHA-256 of a fixture, in hexadecimal. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const parts = (file: string) => {
  const [, kind = '', number = ''] = /^(.+)\.(\d+)\.json$/.exec(file) ?? [];
  return { kind, number: Number(number) };
};

/** The number of the newest fixture of a kind; 0 where there is none. */
export const newestOf = (kind: string, files: Iterable<string>): number =>
  Math.max(0, ...[...files].map(parts).flatMap((file) => (file.kind === kind ? file.number : [])));

/** The name of a fixture. */
export const fileOf = (kind: string, number: number): string => `${kind}.${number}.json`;

/** The kinds that this release stores otherwise than their newest fixture says, or that have none. */
export const changedKinds = ({ fixtures, written }: ReleasedShapes): string[] =>
  [...written].flatMap(([kind, text]) =>
    fixtures.get(fileOf(kind, newestOf(kind, fixtures.keys()))) === text ? [] : [kind],
  );

const listedIn = (digests: string) =>
  digests
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [digest = '', file = ''] = line.split(/ +/);
      return { file, digest };
    });

/** What a release has stored and does not stand as it was: only putting it back mends that. */
export const lostProblems = ({ fixtures, digests }: ReleasedShapes): string[] =>
  listedIn(digests).flatMap(({ file, digest }) => {
    const text = fixtures.get(file);
    if (text === undefined) return `${file} is gone, and what it shows lies on devices: put it back.`;
    return digestOf(text) === digest
      ? []
      : `${file} has changed, and what lies on devices has not: put it back, and add a new fixture beside it.`;
  });

/** What is wrong with the fixtures, each with how to mend it. */
export function problemsOf(shapes: ReleasedShapes): string[] {
  const { fixtures, digests, written } = shapes;
  const lost = lostProblems(shapes);
  if (lost.length > 0) return lost;
  const listed = new Set(listedIn(digests).map(({ file }) => file));
  return [
    ...[...fixtures.keys()].flatMap((file) => {
      if (!written.has(parts(file).kind)) return `${file} is of no kind that is stored.`;
      return listed.has(file) ? [] : `${file} is not in released.sha256.`;
    }),
    ...changedKinds(shapes).map((kind) =>
      newestOf(kind, fixtures.keys()) === 0
        ? `${kind} is stored and has no fixture: run \`pnpm stored:generate\`.`
        : `${kind} is stored otherwise than its newest fixture says: run \`pnpm stored:generate\`, which adds a new one beside it. The old one stays, as it lies on devices; a field that it lacks needs a default in its stored shape.`,
    ),
  ];
}
