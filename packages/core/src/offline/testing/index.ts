export * from './crash-scripts.ts';
export { edits, markNumber } from './edits.ts';
export type { OutboxWorldOptions } from './outbox-world.ts';
export { type BrokenLife, live } from './run-schedule.ts';
export * from './schedule.ts';
export { TOLD } from './setup-world.ts';
export { STORED_SAMPLES } from './stored-samples.ts';
