import type { ListAddress } from '@sorella/core/domain/administration/list-address';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AddressedListContext, knownList, useShownList } from './use-shown-list.ts';

const WORDS = {
  sorts: ['date', 'member'],
  noFilters: { status: '', from: '' },
  choices: { status: ['pending', 'past'] },
} as const;

const AS_USUAL = {
  filters: { status: '', from: '' },
  search: '',
  sortBy: 'date',
  ascending: false,
  page: 1,
};

/** A list on a page, whose address has a history as the browser's. */
function openList(first: ListAddress, isAddressed = true) {
  const history = [first];
  let go: (address: ListAddress) => void = () => undefined;
  const Page = ({ children }: { children: ReactNode }) => {
    const [address, setAddress] = useState(first);
    go = setAddress;
    const onAddressChange = (next: ListAddress, { replace }: { replace: boolean }) => {
      if (replace) history.pop();
      history.push(next);
      setAddress(next);
    };
    return (
      <AddressedListContext value={{ address, search: '', onAddressChange }}>{children}</AddressedListContext>
    );
  };
  const { result } = renderHook(() => useShownList<{ status: string; from: string }>(WORDS, isAddressed), {
    wrapper: Page,
  });
  return {
    history,
    shown: () => result.current.list,
    press: (change: (list: typeof result.current.list) => typeof result.current.list, replace = false) =>
      act(() => result.current.changeList(change, { replace })),
    back: () =>
      act(() => {
        history.pop();
        go(history.at(-1) ?? {});
      }),
  };
}

describe('a list', () => {
  it('stands as its address says when the page is loaded anew or a link is opened (A-91)', () => {
    const { shown } = openList({
      q: 'Maya',
      status: 'past',
      from: '2026-11-01',
      sort: 'member',
      order: 'oldest',
      page: 2,
    });
    expect(shown()).toEqual({
      filters: { status: 'past', from: '2026-11-01' },
      search: 'Maya',
      sortBy: 'member',
      ascending: true,
      page: 2,
    });
  });

  it('ignores what it does not know, be it addressed or kept as a view', () => {
    const { shown } = openList({ status: 'upheld', from: 'yesterday', sort: 'colour', state: 'awaited' });
    expect(shown()).toEqual(AS_USUAL);
    const kept = {
      filters: { status: 'gone', from: '2026-11-01' },
      search: '',
      sortBy: 'date',
      ascending: false,
    };
    expect(knownList<{ status: string; from: string }>(WORDS, kept).filters).toEqual({
      status: '',
      from: '2026-11-01',
    });
  });

  it('writes what differs from the usual, one step of the way back a press, and goes back by them', () => {
    const { history, shown, press, back } = openList({});
    press((list) => ({ ...list, filters: { ...list.filters, status: 'past' }, search: 'Maya' }));
    press((list) => ({ ...list, page: 2 }));
    expect(history).toEqual([{}, { status: 'past', q: 'Maya' }, { status: 'past', q: 'Maya', page: 2 }]);
    back();
    expect(shown()).toMatchObject({ page: 1, search: 'Maya' });
    back();
    expect(shown()).toEqual(AS_USUAL);
    expect(history).toEqual([{}]);
  });

  it('takes the place of what the address said while a search is typed', () => {
    const { history, press } = openList({ status: 'past' });
    press((list) => ({ ...list, search: 'Ma' }), true);
    press((list) => ({ ...list, search: 'Maya' }), true);
    expect(history).toEqual([{ status: 'past', q: 'Maya' }]);
  });

  it('leaves the address to the other list of its page', () => {
    const { history, shown, press } = openList({ q: 'Maya', page: 2 }, false);
    expect(shown()).toEqual(AS_USUAL);
    press((list) => ({ ...list, page: 3 }));
    expect(shown().page).toBe(3);
    expect(history).toEqual([{ q: 'Maya', page: 2 }]);
  });
});
