import { lazyComponent } from '../../primitives/lazy-component.tsx';

/** Fetches the machine of the connection, joined to the device. */
export const loadConnectivityActor = () => import('./connectivity-actor.ts');

/** The list of what waits to be saved, fetched when something does. */
export const SyncFlow = lazyComponent(async () => (await import('./SyncFlow.tsx')).SyncFlow);
