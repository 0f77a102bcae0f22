import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What applying, cancelling or deciding may have changed. */
const TOUCHED = ['events', 'applications', 'bookings', 'access', 'desk'];

/** Reads again whatever a change of an application touches. */
export function useApplicationsRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const key of TOUCHED) void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);
}
