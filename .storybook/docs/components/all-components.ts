import type { ComponentUses } from './component-uses.ts';

/** A component with a page, and the parts that stand on that page with it. */
export interface Listed {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly parts: readonly string[];
}

/** The components of one room of the library. */
export interface Room {
  readonly name: string;
  readonly components: readonly Listed[];
}

/**
 * Every component that has a page, by the rooms and in the order of the sidebar.
 *
 * @param titles of the sidebar, from its top to its end
 */
export function roomsOf(uses: Readonly<Record<string, ComponentUses>>, titles: readonly string[]): Room[] {
  const order = [...new Set(titles)];
  const listed = Object.entries(uses).flatMap(([name, { title, purpose }]): Listed[] => {
    if (title === undefined || purpose === undefined) return [];
    const parts = Object.keys(uses).filter((part) => part !== name && uses[part]?.title === title);
    return [{ name, title, purpose, parts }];
  });
  const inOrder = listed
    .filter(({ title }) => order.includes(title))
    .toSorted((one, other) => order.indexOf(one.title) - order.indexOf(other.title));
  return [...Map.groupBy(inOrder, ({ title }) => title.split('/')[0] ?? title)].map(([name, components]) => ({
    name,
    components,
  }));
}

/** The rooms with what is found by these words: in names, in what a component is for, and in the names of its parts. */
export function search(rooms: readonly Room[], words: string): Room[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ name, purpose, parts }: Listed) => {
    const text = [name, purpose, ...parts].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return rooms
    .map(({ name, components }) => ({ name, components: components.filter(holds) }))
    .filter(({ components }) => components.length > 0);
}
