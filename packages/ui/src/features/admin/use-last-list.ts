import { type AdminSection, adminSectionHref } from '@sorella/core/domain/administration/sections';
import { useState } from 'react';
import { createKeptList, type KeptList } from '../../admin/table/kept-list.ts';
import { SECTION_NAMES } from './tools/section-titles.ts';

/** The list that was looked at last, and what of it stays while a record is. */
export interface LastList {
  readonly section: AdminSection;
  readonly search: string;
  readonly kept: KeptList;
}

/** Remembers the list that a record was opened from: the way back leads to it as it was left. */
export function useLastList(
  section: AdminSection | null,
  item: string | null,
  search: string,
): LastList | null {
  const [last, setLast] = useState<LastList | null>(null);
  if (item !== null) return last;
  if (section === null) {
    if (last !== null) setLast(null);
    return null;
  }
  if (last?.section === section && last.search === search) return last;
  const shown = { section, search, kept: last?.section === section ? last.kept : createKeptList() };
  setLast(shown);
  return shown;
}

/** Where the way back from a record leads, and what it is called; of what was opened by its address, to the record's own list. */
export function wayBack(
  last: LastList | null,
  own: { readonly section: AdminSection; readonly label: string },
): { readonly href: string; readonly label: string } {
  if (last === null) return { href: adminSectionHref(own.section), label: own.label };
  return { href: `${adminSectionHref(last.section)}${last.search}`, label: SECTION_NAMES[last.section] };
}
