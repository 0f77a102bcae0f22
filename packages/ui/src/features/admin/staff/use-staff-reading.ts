import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateSubjects } from '../../../queries/invalidate.ts';

/** Milliseconds between two readings of what staff look at. */
const STAFF_READING_MS = 60_000;

/**
 * Admins alone hear live what changes; what staff look at is read again each minute, and when they come back to the page
 * (A-104).
 */
export function useStaffReading(isStaff: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isStaff) return undefined;
    const timer = setInterval(
      () => invalidateSubjects(queries, ['admin-tools', 'booking-review']),
      STAFF_READING_MS,
    );
    return () => clearInterval(timer);
  }, [queries, isStaff]);
}
