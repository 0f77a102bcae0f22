import { useEffect } from 'react';

const listeners = new Set<() => void>();
let open = 0;

const change = (by: 1 | -1) => {
  open += by;
  for (const listener of listeners) listener();
};

/** Whether a menu, a panel or a dialog lies over the page now: nothing else may lie over it. */
export const openLayers = {
  getSnapshot: (): boolean => open > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Says of a menu, a panel or a dialog that it lies over the page while it is open. */
export function useOpenLayer(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
