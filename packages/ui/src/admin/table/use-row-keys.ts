import { type FocusEvent, type KeyboardEvent, useId } from 'react';

/** What {@link useRowKeys} tells. */
export interface RowKeys {
  /** The row that Tab comes back to. */
  readonly onActive: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * The keyboard of a table's rows, which carry their id as `data-row`: arrows, Home and End move, Space picks, Enter opens
 * what the row's name leads to, and a letter presses the row's button that names it (`aria-keyshortcuts`). What stands
 * in a row keeps its own keys.
 */
export function useRowKeys({ onActive, onToggle }: RowKeys) {
  const hintId = useId();
  return {
    hintId,
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      const id = event.target.closest('[data-row]')?.getAttribute('data-row');
      if (id) onActive(id);
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const { target, currentTarget, key } = event;
      if (!(target instanceof HTMLTableRowElement)) return;
      const id = target.getAttribute('data-row');
      if (id === null) return;
      if (key === ' ') {
        event.preventDefault();
        onToggle(id);
        return;
      }
      if (key === 'Enter' || (/^[a-z]$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey)) {
        const wanted = key === 'Enter' ? 'th a[href]' : `button[aria-keyshortcuts="${key}"]`;
        target.querySelector<HTMLElement>(wanted)?.click();
        return;
      }
      const step = STEPS[key];
      if (!step) return;
      event.preventDefault();
      const rows = [...currentTarget.querySelectorAll<HTMLTableRowElement>('[data-row]')];
      rows[step(rows.indexOf(target), rows.length - 1)]?.focus();
    },
  };
}
