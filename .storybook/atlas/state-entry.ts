import { models } from '@sorella/core/models';
import type { IndexEntry } from './story-index.ts';

/** The hash of a machine's page that opens one of its states, as `state=online.settled`. */
export const hashOfState = (path: string) => `state=${encodeURIComponent(path)}`;

/** The page of the atlas about a machine; undefined where there is none, or Storybook's list is not read yet. */
export const pageOfMachine = (entries: Iterable<IndexEntry>, machine: string): IndexEntry | undefined =>
  [...entries].find(
    ({ type, title }) => type === 'docs' && title === `Atlas/${models[machine]?.title ?? ''}`,
  );
