/** What an infinite query asks for next, of pages that say how many rows there are in all: null after the last one. */
export const nextPage =
  (pageSize: number) =>
  ({ total }: { readonly total: number }, _pages: unknown, page: number): number | null =>
    page * pageSize < total ? page + 1 : null;
