/** Brings outbox and caches, and with them what the browser's store keeps edits in. */
export const loadOffline = () => import('./offline.ts');
