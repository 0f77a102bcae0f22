import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateSubjects } from '../../../queries/invalidate.ts';

/** Milliseconds between two readings of what staff look at. */
const STAFF_READING_MS = 60_000;

/**
 * Admins alone hear live what changes; what staff look at is read again each minute, when they come back to the page, and
 * when they are told of something: the page says no less than the bell.
 */
export function useStaffReading(isStaff: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isStaff) return undefined;
    const readAgain = () => invalidateSubjects(queries, ['admin-tools', 'booking-review']);
    const timer = setInterval(readAgain, STAFF_READING_MS);
    let unread: unknown;
    const stop = queries.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
      const [subject, , what] = queryKey;
      if (type !== 'updated' || subject !== 'notifications' || what !== 'unread') return;
      if (state.data === undefined || state.data === unread) return;
      if (unread !== undefined) readAgain();
      unread = state.data;
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries, isStaff]);
}
