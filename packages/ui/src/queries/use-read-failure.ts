import { dataErrorCode } from '@sorella/core/data-port';
import { readFailureNotice } from '@sorella/core/notices/data-error';
import type { FilledNotice } from '@sorella/core/notices/notice';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Why there is nothing to show, and whether it is being tried again. */
export interface ReadFailure {
  readonly error: Error;
  /** What happened, where the page has no words of its own. */
  readonly generalNotice: FilledNotice;
  /** What to do next, of that notice. */
  readonly advice: string;
  readonly retrying: boolean;
}

/**
 * Why a query has no data, or `null`. Reading again forgets the error of a query without data; here it stays until there
 * is an answer, so that 'Try again' stays under the press, and a live update does not take the words away.
 */
export function useReadFailure({
  data,
  error,
  isFetching,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'errorUpdateCount'>): ReadFailure | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  // Another key, never read before, has not failed.
  const shown = error ?? (errorUpdateCount > 0 ? last : null);
  if (data !== undefined || shown === null) return null;
  const notice = readFailureNotice(dataErrorCode(shown));
  return {
    error: shown,
    generalNotice: notice,
    advice: notice.description,
    retrying: isFetching,
  };
}
