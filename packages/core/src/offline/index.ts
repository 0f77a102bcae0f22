export * from './caches.ts';
export { commandOf } from './commands/index.ts';
export { QUEUES } from './commands/queues.ts';
export * from './forget-caches.ts';
export * from './key-value-store.ts';
export * from './memory-store.ts';
export { createOutbox, OUTBOX_BACKOFF_MS, SUBMIT_PATIENCE_MS } from './outbox.ts';
export * from './outbox.types.ts';
export { baseOf, fieldsOf, QUEUED_IMAGE_MAX_CHARS } from './outbox-entry.ts';
export {
  changePendingSignUps,
  changeSentSignUps,
  readPendingSignUps,
  readSentSignUps,
} from './sign-up/pending-sign-up.ts';
export * from './sign-up/profile-setup.ts';
export { purgeSignUps, writePendingSignUps } from './sign-up/sign-up-age.ts';
export * from './sign-up/sign-up-store.ts';
export { transactOnKeys } from './transact-on-keys.ts';
export { createTurns } from './turns.ts';
