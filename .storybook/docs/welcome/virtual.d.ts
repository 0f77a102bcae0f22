declare module 'virtual:picture-history' {
  import type { ChangedStory } from './picture-history.ts';

  /** Stories whose pictures changed, newest first; none where no history is known. */
  export const changes: readonly ChangedStory[];
}
