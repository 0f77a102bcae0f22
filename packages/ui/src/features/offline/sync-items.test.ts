import type { OutboxEntry } from '@sorella/core/offline';
import { describe, expect, it } from 'vitest';
import { syncItemsOf } from './sync-items.ts';

const entry: OutboxEntry = {
  operationId: '00000000-0000-4000-8000-000000000001',
  owner: '00000000-0000-4000-8000-00000000000a',
  sequence: 1,
  entity: 'profile:00000000-0000-4000-8000-00000000000a',
  timestamp: 1_700_000_000_000,
  change: {
    kind: 'profile.update',
    changes: { bio: 'mine', title: null, whatsappGroupOptIn: true },
    expectedUpdatedAt: 'v0',
  },
  status: { state: 'waiting' },
};

const only = (given: Partial<OutboxEntry>, sending: string | null = null) =>
  syncItemsOf({ entries: [{ ...entry, ...given }], sending })[0];

describe('an edit in words', () => {
  it('says what it edits, which fields, and when she made it', () => {
    expect(only({})).toEqual({
      id: entry.operationId,
      at: entry.timestamp,
      state: 'waiting',
      what: 'Your profile',
      detail: 'Bio, Title, WhatsApp group',
    });
  });

  it('names an event by its title, where the edit knows it', () => {
    const update = (changes: { title?: string; location?: string }): OutboxEntry['change'] => ({
      kind: 'event.update',
      eventId: entry.operationId,
      changes,
      expectedUpdatedAt: null,
    });
    expect(only({ change: update({ title: 'Supper' }) })?.what).toBe('Event: Supper');
    expect(only({ change: update({ location: 'Porto' }) })?.what).toBe('Event');
    expect(only({ change: { kind: 'admin.add', userId: entry.owner } })?.what).toBe('Admin access');
  });

  it('is on its way while it is sent', () => {
    expect(only({}, entry.operationId)?.state).toBe('sending');
  });

  it('shows both versions of each field that it would write (R-434)', () => {
    const theirs = { bio: 'theirs', title: 'Founder', whatsappGroupOptIn: false };
    expect(only({ status: { state: 'conflict', version: 'v9', theirs } })?.versions).toEqual([
      { field: 'Bio', mine: 'mine', theirs: 'theirs' },
      { field: 'Title', mine: '', theirs: 'Founder' },
      { field: 'WhatsApp group', mine: 'yes', theirs: 'no' },
    ]);
  });

  it('says why it was refused', () => {
    expect(only({ status: { state: 'refused', code: 'forbidden' } })?.reason).toMatch(/\w/);
  });
});
