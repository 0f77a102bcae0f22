import type { Key, ReactNode } from 'react';
import * as css from './event-grid.css.ts';

/** Props of {@link EventGrid}. */
export interface EventGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  /** Draws one card; `index` is its place, from 0. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** What the list holds, for screen readers. */
  readonly label: string;
}

/** Cards in one, two or three columns, all of a row as high as the highest; a list for screen readers. */
export function EventGrid<Item>({ items, keyOf, renderItem, label }: EventGridProps<Item>) {
  return (
    <ul aria-label={label} className={css.grid}>
      {items.map((item, index) => (
        <li key={keyOf(item)} data-item={keyOf(item)} className={css.cell}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
