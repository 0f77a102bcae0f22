import { connectionOf } from '@sorella/core/machines/connectivity';
import { useAppServices } from './AppServicesProvider.tsx';
import { useLazyActor } from './use-lazy-actor.ts';

/** Whether the connection is known to be gone, or on its way back. */
export function useIsOffline(): boolean {
  const snapshot = useLazyActor(useAppServices().connectivity);
  return snapshot !== undefined && connectionOf(snapshot) !== 'online';
}
