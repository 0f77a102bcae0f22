import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { isNewTab } from '../../primitives/navigation.tsx';

/** What {@link useRowKeys} tells. */
export interface RowKeys {
  /** The row that Tab comes back to. */
  readonly onActive: (id: string) => void;
  readonly onToggle: (id: string) => void;
  /** A link of the row leads away. */
  readonly onFollow: (id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const WRITTEN_IN = 'input:not([type="checkbox"]), textarea, select';

/**
 * The keyboard of a table's rows, which carry their id as `data-row`: arrows, Home and End move, Space picks, Enter opens
 * what the row's name leads to, and a letter presses the row's button that names it (`aria-keyshortcuts`). What stands
 * in a row keeps its own keys, but Z undoes from there as well.
 */
export function useRowKeys({ onActive, onToggle, onFollow }: RowKeys) {
  const hintId = useId();
  return {
    hintId,
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      const id = event.target.closest('[data-row]')?.getAttribute('data-row');
      if (id) onActive(id);
    },
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const { target } = event;
      const link = target instanceof Element && !isNewTab(event) ? target.closest('a[href]') : null;
      const id = link?.closest('[data-row]')?.getAttribute('data-row');
      if (id) onFollow(id);
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const { target, currentTarget, key } = event;
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>('[data-row]') : null;
      const id = row?.getAttribute('data-row');
      if (!row || !id) return;
      const isLetter = /^[a-z]$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isUndo = isLetter && key === 'z' && !(target instanceof Element && target.matches(WRITTEN_IN));
      if (isUndo || (isLetter && target === row)) {
        const wanted = `button[aria-keyshortcuts="${key}"]`;
        const own = row.querySelector<HTMLElement>(wanted);
        // What is to be undone may stand in another row: where there is one alone, it is meant.
        const all = [...currentTarget.querySelectorAll<HTMLElement>(wanted)];
        (own ?? (isUndo && all.length === 1 ? all[0] : null))?.click();
        return;
      }
      if (target !== row) return;
      if (key === ' ') {
        event.preventDefault();
        onToggle(id);
        return;
      }
      if (key === 'Enter') {
        row.querySelector<HTMLElement>('th a[href]')?.click();
        return;
      }
      const step = STEPS[key];
      if (!step) return;
      event.preventDefault();
      const rows = [...currentTarget.querySelectorAll<HTMLTableRowElement>('[data-row]')];
      rows[step(rows.indexOf(row), rows.length - 1)]?.focus();
    },
  };
}
