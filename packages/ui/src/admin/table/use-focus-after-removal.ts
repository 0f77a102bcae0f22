import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a keyboard's place in a list whose rows vanish. When the row that held the focus is gone, the row now in
 * its place takes it, or else the element named by `fallbackId`; never a button, since a second press of Enter
 * would decide about another woman's booking. Rows carry their id as `data-row` and can take the focus.
 */
export function useFocusAfterRemoval({
  containerRef,
  ids,
  fallbackId,
}: {
  containerRef: RefObject<HTMLElement | null>;
  ids: readonly string[];
  fallbackId: string | undefined;
}): void {
  const heldRef = useRef<{ id: string; index: number } | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
      const id = containerRef.current?.contains(row) ? row?.getAttribute('data-row') : null;
      heldRef.current = id ? { id, index: key.split(' ').indexOf(id) } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [containerRef, key]);

  useLayoutEffect(() => {
    const held = heldRef.current;
    if (!held || key.split(' ').includes(held.id)) return;
    heldRef.current = null;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    const rows = containerRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const next = rows[Math.min(held.index, rows.length - 1)];
    (next ?? document.getElementById(fallbackId ?? ''))?.focus();
  }, [containerRef, fallbackId, key]);
}
