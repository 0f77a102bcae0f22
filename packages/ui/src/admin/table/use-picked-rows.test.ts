import { ADMIN_BULK_MAX } from '@sorella/core/domain/limits';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePickedRows } from './use-picked-rows.ts';

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
      // In the order in which a table hands them over: numbers first, from the lowest on.
      act(() =>
        result.current.selection.onChange(
          new Set(
            Object.keys(
              Object.fromEntries([...result.current.selection.selected, ...ids].map((id) => [id, true])),
            ),
          ),
        ),
      ),
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
    const many = Array.from({ length: ADMIN_BULK_MAX + 2 }, (_, index) => line(`n${index}`));
    const { pick, picked, selection } = openList(pageOf(1, many));
    pick(...many.map(({ id }) => id));
    expect(picked()).toHaveLength(ADMIN_BULK_MAX);
    expect(selection().isSelectable(line('n0'))).toBe(true);
    expect(selection().isSelectable(line(`n${ADMIN_BULK_MAX + 1}`))).toBe(false);
  });

  it('keeps what was picked before when a page brings more than there is room for, whatever its ids', () => {
    const numbered = (from: number, n: number) =>
      Array.from({ length: n }, (_, index) => line(String(from + index)));
    const { show, pick, picked } = openList(pageOf(1, numbered(500, ADMIN_BULK_MAX - 1)));
    pick(...numbered(500, ADMIN_BULK_MAX - 1).map(({ id }) => id));
    show(pageOf(2, numbered(1, 3)));
    pick('3', '1', '2', ...picked());
    expect(picked()).toHaveLength(ADMIN_BULK_MAX);
    expect(picked()).toEqual(expect.arrayContaining(numbered(500, ADMIN_BULK_MAX - 1).map(({ id }) => id)));
  });
});
