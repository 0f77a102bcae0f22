// Without a connection: what is kept on the device, edits on their way, the list of what waits.
export { loadConnectivityActor, SyncFlow } from './lazy-parts.ts';
