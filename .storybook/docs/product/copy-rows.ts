import { deck } from 'virtual:copy-deck';
import type { CopyEntry } from '../../../tests/tools/copy/copy-entry.ts';
import { type Place, type PlacedStory, placesOf } from '../../../tests/tools/copy/places.ts';
import { isRecord } from '../../atlas/is-record.ts';
import type { IndexEntry } from '../../atlas/story-index.ts';

/** A text with the places where it appears. */
export interface CopyRow {
  readonly entry: CopyEntry;
  readonly places: readonly Place[];
  /** Whether any code names it. */
  readonly isShown: boolean;
}

/** Storybook's index says of each story in which file it stands. */
const fileOf = (entry: IndexEntry): string => {
  const path = isRecord(entry) ? entry['importPath'] : undefined;
  return typeof path === 'string' ? path.replace(/^\.\//, '') : '';
};

/** Every text that people read, with the places where it appears. */
export function copyRows(entries: readonly IndexEntry[]): CopyRow[] {
  const stories = entries
    .filter(({ type }) => type === 'story')
    .map((entry): PlacedStory => ({ ...entry, file: fileOf(entry) }));
  return deck.map(({ entry, files }) => ({
    entry,
    places: placesOf(entry, files ?? [], stories),
    isShown: files !== null,
  }));
}

/** Which texts are looked for. */
export interface WantedCopy {
  readonly room: string;
  readonly words: string;
}

/** Whether a text is among those that are looked for: by its words, its key or a requirement. */
export function isWantedCopy({ entry }: CopyRow, { room, words }: WantedCopy): boolean {
  const text = `${entry.text} ${entry.key} ${entry.requirements.join(' ')}`.toLowerCase();
  const wanted = words.toLowerCase().trim().split(/\s+/);
  return (room === '' || entry.room === room) && wanted.every((word) => text.includes(word));
}
