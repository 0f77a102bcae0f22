import type { IndexEntry } from '../../atlas/story-index.ts';
import type { Theme } from '../../modes.ts';

/** How a strip is looked at. */
export interface StripView {
  readonly theme: Theme;
  readonly width: 'phone' | 'desktop';
  /** The stories that are known, by id; empty until Storybook's list is read. */
  readonly stories: ReadonlyMap<string, IndexEntry>;
}
