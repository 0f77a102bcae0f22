export * from './run-schedule.ts';
export * from './schedule.ts';
