export * from './community-data.ts';
export * from './errors.ts';
export * from './live.ts';
