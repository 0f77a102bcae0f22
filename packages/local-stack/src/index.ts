export { type Database, type DatabaseOptions, startDatabase } from './database.ts';
