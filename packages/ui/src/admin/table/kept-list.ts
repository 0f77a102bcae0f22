import { createContext } from 'react';

/** What of a list stays as it was while one of its records is open. */
export interface KeptList {
  /** The row whose link led away. */
  readonly row: () => string | null;
  readonly keepRow: (id: string | null) => void;
  /** Rows that are picked, by id, in the form of `usePickedRows`. */
  readonly picked: () => ReadonlyMap<string, unknown>;
  readonly keepPicked: (picked: ReadonlyMap<string, unknown>) => void;
}

/** Holds what a list is left with. */
export function createKeptList(): KeptList {
  let row: string | null = null;
  let picked: ReadonlyMap<string, unknown> = new Map();
  return {
    row: () => row,
    keepRow: (id) => {
      row = id;
    },
    picked: () => picked,
    keepPicked: (next) => {
      picked = next;
    },
  };
}

/** The list on the page; without one nothing is kept. */
export const KeptListContext = createContext<KeptList | null>(null);
