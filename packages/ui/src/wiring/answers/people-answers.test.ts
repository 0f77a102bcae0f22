import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedReads } from '../../queries/cached-reads.ts';
import { safetyAnswers } from './people-answers.ts';

it('reads a conversation anew after an unblock: what was read of it meanwhile is none (R-434)', () => {
  const queries = new QueryClient();
  const kept = { messages: [], hasMore: false };
  queries.setQueryData(['messages', 'thread', 'maya', 'noor'], kept);
  queries.setQueryData(['messages', 'thread', 'maya', 'sofia'], kept);
  queries.setQueryData(['people', 'person', 'noor'], null);
  safetyAnswers.unblock(cachedReads(queries, 0), undefined, 'noor');
  expect(queries.getQueryData(['messages', 'thread', 'maya', 'noor'])).toBeUndefined();
  expect(queries.getQueryData(['people', 'person', 'noor'])).toBeUndefined();
  expect(queries.getQueryData(['messages', 'thread', 'maya', 'sofia'])).toBe(kept);
});
