import { lazyComponent } from '@sorella/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Held } from './HoldUnsaved.tsx';

// Comes as soon as an admin opens the editor: everybody else's page is never held.
const HoldUnsaved = lazyComponent(async () => (await import('./HoldUnsaved.tsx')).HoldUnsaved);

/** What a page needs to hold back whoever leaves it while something on it is unsaved; `guard` is drawn with the page. */
export function useUnsaved(): {
  guard: ReactNode;
  held: Held | null;
  onUnsavedChange: (unsaved: boolean) => void;
} {
  const unsaved = useRef(false);
  const [edits, setEdits] = useState(false);
  const [held, setHeld] = useState<Held | null>(null);
  const onUnsavedChange = useCallback((value: boolean) => {
    unsaved.current = value;
    setEdits(true);
  }, []);
  return {
    guard: edits ? <HoldUnsaved unsaved={unsaved} onHeld={setHeld} /> : null,
    held,
    onUnsavedChange,
  };
}
