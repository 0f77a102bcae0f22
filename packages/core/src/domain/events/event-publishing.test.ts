import { describe, expect, it } from 'vitest';
import { PUBLISHED_AT_ONCE } from '../entities/event.ts';
import { isPublished } from './event-publishing.ts';

describe('publishing', () => {
  it('is at once, at its moment, or not yet', () => {
    const now = Date.UTC(2026, 10, 20);
    const at = (publishedAt: string | null) => isPublished({ publishedAt }, now);
    expect([PUBLISHED_AT_ONCE, '2026-11-20T00:00:00+00:00', '2026-11-20T00:00:01Z', null].map(at)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
