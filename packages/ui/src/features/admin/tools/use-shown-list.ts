import { ListAddress } from '@sorella/core/domain/administration/list-address';
import type { ListView } from '@sorella/core/domain/entities/saved-view';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Where a list keeps how it is looked at: the page's address, or what a story has in its place. */
export interface AddressedList {
  readonly address: ListAddress;
  /** The same as the address has it, such as '?status=pending'. */
  readonly search: string;
  /** `replace`: it takes the place of what the address said, and the way back leads to before it. */
  readonly onAddressChange: (address: ListAddress, details: { readonly replace: boolean }) => void;
}

/** The address of the list below it; without one a list remembers for itself, as long as it stands. */
export const AddressedListContext = createContext<AddressedList | null>(null);

/** What can be said of a list: anything else is ignored, where it is said. */
export interface ListWords<Filters extends Readonly<Record<string, string>>> {
  /** Columns that it can be sorted by; the first is its own. */
  readonly sorts: readonly string[];
  /** By id; the empty text is no filter. */
  readonly noFilters: Filters;
  /** What each filter can be; one that is not among them is a day, as '2026-11-29'. */
  readonly choices: { readonly [Id in keyof Filters]?: readonly string[] };
}

/** How a list is looked at, and which page of it. */
export interface ShownList<Filters> extends ListView {
  readonly filters: Filters & Record<string, string>;
  /** 1 is the first page. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What of a kept or addressed list the list knows. */
export function knownList<Filters extends Readonly<Record<string, string>>>(
  { sorts, noFilters, choices }: ListWords<Filters>,
  { filters, search, sortBy, ascending, page }: { [Part in keyof ShownList<Filters>]?: unknown },
): ShownList<Filters> {
  const given = typeof filters === 'object' && filters !== null ? filters : {};
  const isKnown = (id: string, value: string) => choices[id]?.includes(value) ?? DAY.test(value);
  const known = Object.keys(noFilters).flatMap((id) => {
    const value: unknown = Reflect.get(given, id);
    return typeof value === 'string' && isKnown(id, value) ? [[id, value]] : [];
  });
  const [ownSort = 'date'] = sorts;
  return {
    filters: { ...noFilters, ...Object.fromEntries(known) },
    search: typeof search === 'string' ? search : '',
    sortBy: sorts.find((sort) => sort === sortBy) ?? ownSort,
    ascending: ascending === true,
    page: typeof page === 'number' ? page : 1,
  };
}

/** The list that an address shows. */
const fromAddress = <Filters extends Readonly<Record<string, string>>>(
  words: ListWords<Filters>,
  { q, sort, order, page, ...filters }: ListAddress,
) => knownList(words, { filters, search: q, sortBy: sort, ascending: order === 'oldest', page });

/** Its address: what is as usual goes without saying. */
function toAddress<Filters extends Readonly<Record<string, string>>>(
  { sorts, noFilters }: ListWords<Filters>,
  { filters, search, sortBy, ascending, page }: ShownList<Filters>,
): ListAddress {
  return ListAddress.parse({
    ...Object.fromEntries(Object.entries(filters).filter(([id, value]) => value !== noFilters[id])),
    ...(search !== '' && { q: search }),
    ...(sortBy !== sorts[0] && { sort: sortBy }),
    ...(ascending && { order: 'oldest' }),
    ...(page > 1 && { page }),
  });
}

/**
 * How a list is looked at, kept in the address: it is there after the page was loaded anew, on the way back and from a
 * link that was copied. What one press changes is one step of the way back.
 *
 * @param isAddressed - whether the list is the one that the page's address tells of.
 */
export function useShownList<Filters extends Readonly<Record<string, string>>>(
  words: ListWords<Filters>,
  isAddressed: boolean,
) {
  const context = use(AddressedListContext);
  const addressed = isAddressed ? context : null;
  const read = () => fromAddress(words, addressed?.address ?? {});
  const told = addressed === null ? null : JSON.stringify(toAddress(words, read()));
  const [heard, setHeard] = useState(told);
  const [{ list, change }, setShown] = useState<{
    list: ShownList<Filters>;
    /** Not in the address yet. */
    change: { readonly replace: boolean } | null;
  }>(() => ({ list: read(), change: null }));
  // Led elsewhere: by the way back, or by a link to the same section.
  if (told !== heard) {
    setHeard(told);
    if (told !== JSON.stringify(toAddress(words, list))) setShown({ list: read(), change: null });
  }
  const tell = useEffectEvent((replace: boolean) => {
    const address = toAddress(words, list);
    if (addressed && JSON.stringify(address) !== told) addressed.onAddressChange(address, { replace });
  });
  useEffect(() => {
    if (change) tell(change.replace);
  }, [change]);
  return {
    list,
    changeList: (next: (list: ShownList<Filters>) => ShownList<Filters>, { replace = false } = {}) =>
      setShown((current) => ({ list: next(current.list), change: { replace } })),
  };
}
