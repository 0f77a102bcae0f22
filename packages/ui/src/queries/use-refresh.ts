import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads again whatever a change of an application touches. */
export function useApplicationsRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(
    () =>
      // It comes with live updates: no page's first picture waits for it.
      void import('./invalidate.ts').then(
        ({ invalidate }) => invalidate(queries, 'application'),
        () => queries.invalidateQueries(),
      ),
    [queries],
  );
}
