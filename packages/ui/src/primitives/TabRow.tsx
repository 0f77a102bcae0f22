import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { list, trigger } from './tabs.css.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

/** One tab of a row. */
export interface TabRowItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

/** Props of {@link TabRow}. */
export interface TabRowProps<Value extends string> {
  /** What the tabs are about, read aloud before them. */
  readonly label: string;
  readonly items: readonly TabRowItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Begins the ids of tabs and panel: see {@link tabPanelProps}. */
  readonly id: string;
}

/** What the panel under a {@link TabRow} spreads on itself. */
export const tabPanelProps = (id: string, value: string) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` }) as const;

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * A row of tabs without their panels, for views that stand in the address. Arrow keys move, Home and End jump. Tabs
 * does more and brings Ark with it (12 KB), which a page that a visitor opens first should not wait for.
 */
export function TabRow<Value extends string>({ label, items, value, onValueChange, id }: TabRowProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useTabInSight(row, value);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = items.findIndex((item) => item.value === value);
    const next = items[step(index, items.length - 1)];
    if (!next) return;
    onValueChange(next.value);
    row.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one of them at a time
    <div ref={row} role="tablist" aria-label={label} className={list} onKeyDown={move}>
      {items.map((item) => {
        const isSelected = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            data-value={item.value}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${id}-panel` : undefined}
            tabIndex={isSelected ? 0 : -1}
            className={trigger}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}
