/** Where a text comes from. */
export type CopyRoom = 'Notices' | 'Texts' | 'Mails' | 'Help' | 'Legal';

/** One text that people read, as it is written down. */
export interface CopyEntry {
  /** Says which text it is, and outlives a change of its words: `notice/event-full/title`. */
  readonly key: string;
  readonly text: string;
  readonly room: CopyRoom;
  /** What it belongs to: the subject of a notice, the group of a text, a page. */
  readonly subject: string;
  /** The file in which it is written, from the repository's root. */
  readonly file: string;
  /** The requirements and decisions that it answers. */
  readonly requirements: readonly string[];
  /** What is filled in where it is shown, as `price`. */
  readonly variables: readonly string[];
}

/** The names of what is filled in: `Pay {amount}` has `amount`. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
];
