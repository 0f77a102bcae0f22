import type { CopyEntry } from './copy-entry.ts';

/** What is needed of a story to know what it tells. */
export interface PlacedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The stories file, from the repository's root. */
  readonly file: string;
}

/** Where a text appears. */
export interface Place {
  /** The place in the sidebar, as `Cards/Event card`; of a mail which one it is. */
  readonly title: string;
  readonly stories: readonly PlacedStory[];
  /** Whether each of these stories says itself that it tells this text; of others only the component is known. */
  readonly isSaid: boolean;
}

/** `payment-due` and `firstName` in words. */
export const inWords = (name: string): string =>
  name.replaceAll('-', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `coffee-chats` is headed *Texts: Coffee chats*. */
export const headingOf = ({ room, subject }: Pick<CopyEntry, 'room' | 'subject'>): string =>
  `${room}: ${inWords(subject).replace(/^./, (letter) => letter.toUpperCase())}`;

/**
 * The places where a text appears: of a mail the stories of that mail, or of all where it is in every one; of a notice the stories that tell it, or that list all of its subject; of any other
 * text the stories of the components that draw it (`files`, see `appearances.ts`).
 */
export function placesOf(
  { key, room, subject }: CopyEntry,
  files: readonly string[],
  stories: readonly PlacedStory[],
): Place[] {
  const tagged = (tag: string) => stories.filter(({ tags }) => tags.includes(tag));
  if (room === 'Mails') {
    const own = tagged(`mail:${subject}`);
    const all = stories.filter(({ title }) => title === 'Mails');
    const isOwn = own.length > 0;
    return [{ title: headingOf({ room, subject }), stories: isOwn ? own : all, isSaid: isOwn }];
  }
  const told = room === 'Notices' ? tagged(`notice:${key.split('/')[1]}`) : [];
  const listed = room === 'Notices' ? tagged(`notices:${subject}`) : [];
  const found =
    room === 'Notices' ? [...told, ...listed] : stories.filter(({ file }) => files.includes(file));
  return [...Map.groupBy(found, ({ title }) => title)].map(([title, own]) => ({
    title,
    stories: own,
    isSaid: room === 'Notices',
  }));
}
