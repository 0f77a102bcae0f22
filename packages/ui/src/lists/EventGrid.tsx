import type { Key, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as css from './event-grid.css.ts';

/** Props of {@link EventGrid}. */
export interface EventGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  /** Draws one card; `index` is its place, from 0. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** On a phone they stand in one row to swipe, instead of one below the other. */
  readonly swiped?: boolean;
}

/** Cards in one, two or three columns, all of a row as high as the highest; a list for screen readers. */
export function EventGrid<Item>({ items, keyOf, renderItem, label, swiped = false }: EventGridProps<Item>) {
  return (
    <ul aria-label={label} className={cx(css.grid, swiped && css.swiped)}>
      {items.map((item, index) => (
        <li key={keyOf(item)} data-item={keyOf(item)} className={css.cell}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
