export * from './entities/index.ts';
