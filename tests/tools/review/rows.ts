import type { OpenPicture } from './verdicts.ts';

/** By what pictures are put into rows. */
export type Grouping = 'cause' | 'flow' | 'size';

/** Pictures that are decided together. */
export interface Row {
  readonly key: string;
  readonly title: string;
  /** The colour that became another one, when that is what they have in common. */
  readonly recoloured?: { readonly from: string; readonly to: string };
  readonly members: readonly OpenPicture[];
}

/** Names of tokens by their colour, as `#a5124f`. */
export type TokenNames = Readonly<Record<string, readonly string[]>>;

type Head = Omit<Row, 'members'>;

const KINDS = { changed: 'Changed', new: 'New', gone: 'Nothing draws these any more' };

const SIZES: readonly { readonly upTo: number; readonly title: string }[] = [
  { upTo: 100, title: 'Up to 100 pixels' },
  { upTo: 2_000, title: '100 to 2,000 pixels' },
  { upTo: 20_000, title: '2,000 to 20,000 pixels' },
  { upTo: Infinity, title: 'More than 20,000 pixels' },
];

function causeOf(open: OpenPicture, patches: ReadonlyMap<string, number>, tokens: TokenNames): Head {
  const { kind, story, picture } = open;
  const change = picture?.change;
  if (kind !== 'changed' || !change)
    return { key: `${kind} ${story.title}`, title: `${KINDS[kind]}: ${story.title}` };
  const { recoloured, patch } = change;
  if (recoloured) {
    const { from, to } = recoloured;
    const name = tokens[to]?.join(' or ');
    const title = `${name ? `The colour ${name}: ` : ''}${from} became ${to}`;
    return { key: `colour ${from} ${to}`, title, recoloured };
  }
  if ((patches.get(patch) ?? 0) > 1)
    return { key: `patch ${patch}`, title: `${story.title}: the same change in several pictures` };
  return { key: `story ${story.id}`, title: `${story.title}: ${story.name}` };
}

function headOf(open: OpenPicture, by: Grouping, cause: (open: OpenPicture) => Head): Head {
  if (by === 'cause') return cause(open);
  if (by === 'flow') return { key: `flow ${open.story.title}`, title: open.story.title };
  if (open.kind !== 'changed') return { key: open.kind, title: KINDS[open.kind] };
  const pixels = open.picture?.pixels ?? 0;
  const title = SIZES.find(({ upTo }) => pixels <= upTo)?.title ?? '';
  return { key: `size ${title}`, title };
}

/** What a row weighs in its order: what concerns most pictures, and of the same number most pixels, comes first. */
const weightOf = ({ members }: Row) =>
  members.length * 1e9 + members.reduce((sum, { picture }) => sum + (picture?.pixels ?? 0), 0);

/**
 * Puts open pictures into rows. By cause a row holds what changed for one reason: one colour became another, the same
 * pixels changed, or it is the same story in its themes and widths.
 */
export function rowsOf(pictures: readonly OpenPicture[], by: Grouping, tokens: TokenNames = {}): Row[] {
  const patches = new Map<string, number>();
  for (const { picture } of pictures)
    if (picture?.change) patches.set(picture.change.patch, (patches.get(picture.change.patch) ?? 0) + 1);
  const cause = (open: OpenPicture) => causeOf(open, patches, tokens);
  const rows = new Map<string, { head: Head; members: OpenPicture[] }>();
  for (const open of pictures) {
    const head = headOf(open, by, cause);
    const row = rows.get(head.key) ?? { head, members: [] };
    row.members.push(open);
    rows.set(head.key, row);
  }
  return [...rows.values()]
    .map(({ head, members }) => ({ ...head, members }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** What is in a row, in words: `38 pictures of 22 stories`. */
export function sizeOfRow({ members }: Row): string {
  const stories = new Set(members.map(({ story }) => story.id)).size;
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  return `${many(members.length, 'picture', 'pictures')} of ${many(stories, 'story', 'stories')}`;
}
