import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection, Rest } from './connection.ts';
import { answeredTogether, type OwnRead } from './together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MAYA = '00000000-0000-4000-8000-000000000002';

/** A device whose session can end, and which notes what it sends. */
function aDevice() {
  const sent: string[] = [];
  let isSignedIn = true;
  const plain = new PostgrestClient('http://localhost', {
    fetch: async (input) => {
      sent.push(new URL(input instanceof Request ? input.url : input).pathname);
      return Response.json([]);
    },
  });
  const rest = plain as unknown as Rest;
  const unused = () => {
    throw new Error('not asked for here');
  };
  const connection: Connection = {
    rest: async () => rest,
    client: unused,
    throwaway: unused,
    askAuth: unused,
    hasStoredSession: () => isSignedIn,
    isSessionKept: () => isSignedIn,
    readsAhead: false,
    changes: () => 0,
  };
  return {
    sent,
    endSession: () => {
      isSignedIn = false;
    },
    read: (own: OwnRead) => answeredTogether(connection, rest, own, plain.from(own.part).select()),
  };
}

it('sends nothing of hers that waits while her session ends, and what everybody may read all the same (R-077)', async () => {
  const { sent, endSession, read } = aDevice();
  const profile = read({ part: 'profile', userId: MAYA });
  const warnings = read({ part: 'warnings' });
  const features = read({ part: 'disabled-features' });
  endSession();
  const all = Promise.allSettled([profile, warnings, features]);
  await vi.runAllTimersAsync();
  expect(await all).toMatchObject([
    { status: 'rejected', reason: { code: 'session-expired' } },
    { status: 'rejected', reason: { code: 'session-expired' } },
    { status: 'fulfilled' },
  ]);
  expect(sent).toEqual(['/disabled-features']);
});

it('refuses what is hers where nobody is signed in, without asking (R-028)', async () => {
  const { sent, endSession, read } = aDevice();
  endSession();
  await expect(read({ part: 'profile', userId: MAYA })).rejects.toMatchObject({ code: 'not-signed-in' });
  await expect(read({ part: 'admin-exists' })).resolves.toMatchObject({ status: 200 });
  expect(sent).toEqual(['/admin-exists']);
});
