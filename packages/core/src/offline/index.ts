export * from './caches.ts';
export * from './forget-caches.ts';
export * from './key-value-store.ts';
export * from './memory-store.ts';
export { createOutbox, OUTBOX_BACKOFF_MS, SUBMIT_PATIENCE_MS } from './outbox.ts';
export * from './outbox.types.ts';
export { fieldsOf, QUEUE_KEYS, QUEUED_IMAGE_MAX_CHARS } from './outbox-entry.ts';
export * from './profile-setup.ts';
export * from './sign-up-store.ts';
