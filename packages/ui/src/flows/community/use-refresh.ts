import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../live/invalidate.ts';

/** Reads again whatever a change of an application touches. */
export function useApplicationsRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => invalidate(queries, 'application'), [queries]);
}
