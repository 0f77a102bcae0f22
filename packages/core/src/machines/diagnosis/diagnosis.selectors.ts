import type { SnapshotFrom } from 'xstate';
import type { diagnosisMachine } from './diagnosis.machine.ts';

type Snapshot = SnapshotFrom<typeof diagnosisMachine>;

/** 'Checking...' */
export const isDiagnosing = (snapshot: Snapshot): boolean => snapshot.matches('checking');

/** When the connection may be checked again, in ms since 1970; null when it may. */
export const checkableAtOf = (snapshot: Snapshot): number | null => snapshot.context.checkableAt;
