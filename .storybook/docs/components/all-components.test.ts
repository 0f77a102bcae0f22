import { describe, expect, it } from 'vitest';
import { roomsOf, search } from './all-components.ts';
import type { ComponentUses } from './component-uses.ts';

const used = (title: string, purpose?: string): ComponentUses => ({
  importLine: '',
  isPublic: true,
  title,
  ...(purpose && { purpose }),
  drawnBy: [],
  flows: [],
  screens: [],
});
const uses = {
  Card: used('Cards/Card', 'Shows one thing.'),
  Field: used('Primitives/Field', 'Joins a control to its label.'),
  Checkbox: used('Primitives/Field'),
  Choice: used('Primitives/Choice', 'One of a few answers.'),
};
const rooms = roomsOf(uses, ['Primitives/Choice', 'Primitives/Field', 'Primitives/Field', 'Cards/Card']);
const namesIn = (found: typeof rooms) => found.map(({ components }) => components.map(({ name }) => name));

describe('all components', () => {
  it('stand in the order of the sidebar, each with the parts that share its page', () => {
    expect(rooms.map(({ name }) => name)).toEqual(['Primitives', 'Cards']);
    expect(namesIn(rooms)).toEqual([['Choice', 'Field'], ['Card']]);
    expect(rooms[0]?.components[1]?.parts).toEqual(['Checkbox']);
  });

  it('are found by what they are for, and by their parts', () => {
    expect(namesIn(search(rooms, 'few answers'))).toEqual([['Choice']]);
    expect(namesIn(search(rooms, 'checkbox'))).toEqual([['Field']]);
    expect(search(rooms, 'telescope')).toEqual([]);
  });
});
