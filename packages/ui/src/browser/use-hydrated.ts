import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the build draws and while the browser takes that picture over, true from then on. What storage, the clock
 * or the network decides is drawn only then: the picture is a visitor's who has just come.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
