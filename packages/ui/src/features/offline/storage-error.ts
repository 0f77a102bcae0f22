import { StorageError } from '@sorella/core/offline';

const isFull = (thrown: unknown) =>
  thrown instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(thrown.name);

/** What a browser's refusal means. */
export const storageError = (thrown: unknown) =>
  new StorageError(isFull(thrown) ? 'full' : 'blocked', thrown);
