/** Data that could not be read again: `cachedAt` says when it was read, in ms since 1970. */
export interface FromCache {
  cachedAt?: number;
}
