export type { LiveConnection, LiveSocket } from '../realtime/connection.ts';
export type { Clock } from './clock.ts';
export type { StoredFile, StoredFiles } from './memory-storage.ts';
export type { Project, ProjectContents, Projects } from './projects.ts';
