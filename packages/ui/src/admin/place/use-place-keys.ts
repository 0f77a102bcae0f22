import { type RefObject, useEffect } from 'react';

const isTyping = (target: Element) =>
  target.matches('input, textarea, select, [contenteditable]') || target.closest('[role="dialog"]') !== null;

/**
 * Keys of the place as a whole, heard while nothing is typed: `?` shows all keys, `/` goes to the section's search.
 */
export function usePlaceKeys(place: RefObject<HTMLElement | null>, onHelp: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || isTyping(target)) return;
      if (target !== document.body && !place.current?.contains(target)) return;
      if (key === '?') onHelp();
      else if (key === '/') {
        const search = place.current?.querySelector<HTMLElement>('input[type="search"]');
        if (!search) return;
        event.preventDefault();
        search.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
