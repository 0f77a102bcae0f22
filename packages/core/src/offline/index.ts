export * from './key-value-store.ts';
export * from './memory-store.ts';
