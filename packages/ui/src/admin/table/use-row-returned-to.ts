import { type RefObject, use, useEffect, useRef } from 'react';
import { KeptListContext } from './kept-list.ts';

/** On the way back from a record its row has the focus, unless something else on the page took it meanwhile. */
export function useRowReturnedTo(): RefObject<HTMLTableSectionElement | null> {
  const rowsRef = useRef<HTMLTableSectionElement>(null);
  const list = use(KeptListContext);
  useEffect(() => {
    const id = list?.row();
    if (!id) return undefined;
    list?.keepRow(null);
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches('main')) return undefined;
    const row = rowsRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
    // The page is placed at its beginning first, where she follows a link back.
    const frame = requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [list]);
  return rowsRef;
}
