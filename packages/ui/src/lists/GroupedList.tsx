import { type ReactNode, useRef } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { useKeptItem } from '../primitives/use-kept-item.ts';
import { cx } from '../styles/cx.ts';
import * as css from './grouped-list.css.ts';

/** Props of {@link GroupedList}. */
export interface GroupedListProps<Item extends { readonly id: string }, Group extends string> {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly Item[];
  /** The groups in their order; one without an item is not named. */
  readonly groups: readonly Group[];
  readonly groupOf: (item: Item) => Group;
  readonly titles: Readonly<Record<Group, string>>;
  /** Draws one; its title is one level below the groups' headings. */
  readonly children: (item: Item) => ReactNode;
  /** Of the groups' headings. */
  readonly headingLevel: 2 | 3;
  /** The groups stand below a heading of their own size: theirs are smaller. */
  readonly nested?: boolean;
  /** A card that is alone in its group takes the whole line. */
  readonly spread?: boolean;
  /** How the cards stand beside each other: a grid. */
  readonly className: string;
}

/**
 * Cards in named groups, in the order in which they were given within each. All groups are one list: a card that moves to
 * another stays the same card, with whatever it is about to tell, and keeps the place of the keyboard.
 */
export function GroupedList<Item extends { readonly id: string }, Group extends string>({
  label,
  items,
  groups,
  groupOf,
  titles,
  children,
  headingLevel,
  nested = false,
  spread = false,
  className,
}: GroupedListProps<Item, Group>) {
  const root = useRef<HTMLUListElement>(null);
  useKeptItem({
    list: () => root.current,
    attribute: 'data-item',
    // Of what is over nothing can be pressed, perhaps: then the card itself.
    placeIn: (card) => card.querySelector('button') ?? card.querySelector('article'),
    otherwise: () => null,
  });
  return (
    <ul aria-label={label} className={className} ref={root}>
      {groups.flatMap((group) => {
        const inGroup = items.filter((item) => groupOf(item) === group);
        if (inGroup.length === 0) return [];
        return [
          <li key={group} className={css.group}>
            <Heading
              level={headingLevel}
              size={nested ? 'card' : 'block'}
              className={cx(nested && css.nested)}
            >
              {titles[group]}
            </Heading>
          </li>,
          ...inGroup.map((item) => (
            <li
              key={item.id}
              className={cx(css.cell, spread && inGroup.length === 1 && css.alone)}
              data-item={item.id}
            >
              {children(item)}
            </li>
          )),
        ];
      })}
    </ul>
  );
}
