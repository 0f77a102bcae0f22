declare module 'virtual:picture-history' {
  /** Stories whose pictures changed, newest first; none where no history is known. */
  export const changes: readonly import('./picture-history.ts').ChangedStory[];
}
