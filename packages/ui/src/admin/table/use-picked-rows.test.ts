import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PICKED_AT_ONCE, usePickedRows } from './use-picked-rows.ts';

interface Line {
  readonly id: string;
  readonly waits: boolean;
}

const line = (id: string, waits = true): Line => ({ id, waits });
const pageOf = (page: number, rows: readonly Line[], updating = false) => ({
  view: { page, sortBy: 'date', ascending: false, search: '' },
  content: { kind: 'ready', rows, total: rows.length } as const,
  updating,
});

function openList(first: ReturnType<typeof pageOf>) {
  const { result, rerender } = renderHook(
    ({ table }) => usePickedRows<Line>({ table, rowId: ({ id }) => id, isSelectable: ({ waits }) => waits }),
    { initialProps: { table: first } },
  );
  return {
    show: (table: ReturnType<typeof pageOf>) => rerender({ table }),
    pick: (...ids: string[]) =>
      act(() => result.current.selection.onChange(new Set([...result.current.selection.selected, ...ids]))),
    picked: () => result.current.picked.map(({ id }) => id),
    selection: () => result.current.selection,
  };
}

describe('what is picked of a list', () => {
  it('stays picked on the next page, while that comes and after it, and says how much is not seen', () => {
    const { show, pick, picked, selection } = openList(pageOf(1, [line('a'), line('b')]));
    pick('a');
    show(pageOf(2, [line('a'), line('b')], true));
    expect(picked()).toEqual(['a']);
    show(pageOf(2, [line('c')]));
    pick('c');
    expect(picked()).toEqual(['a', 'c']);
    expect(selection().elsewhere).toBe(1);
    show(pageOf(1, [line('a'), line('b')]));
    expect(picked()).toEqual(['a', 'c']);
  });

  it('is picked no more once it left the list or was decided, and does not come back on another page', () => {
    const { show, pick, picked } = openList(pageOf(1, [line('a'), line('b'), line('c')]));
    pick('a', 'b', 'c');
    show(pageOf(1, [line('b', false), line('c')]));
    expect(picked()).toEqual(['c']);
    show(pageOf(2, [line('d')]));
    expect(picked()).toEqual(['c']);
    show(pageOf(1, [line('d')]));
    expect(picked()).toEqual([]);
  });

  it('ends where the database does: no more can be decided at once', () => {
    const many = Array.from({ length: PICKED_AT_ONCE + 2 }, (_, index) => line(`n${index}`));
    const { pick, picked, selection } = openList(pageOf(1, many));
    pick(...many.map(({ id }) => id));
    expect(picked()).toHaveLength(PICKED_AT_ONCE);
    expect(selection().isSelectable(line('n0'))).toBe(true);
    expect(selection().isSelectable(line(`n${PICKED_AT_ONCE + 1}`))).toBe(false);
  });
});
