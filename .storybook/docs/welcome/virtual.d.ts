declare module 'virtual:picture-history' {
  /** Stories whose pictures changed, newest first; none where no history is known. */
  export const changes: readonly { id: string; at: string; pictures: readonly string[] }[];
}
