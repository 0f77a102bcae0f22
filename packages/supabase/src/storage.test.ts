import { describe, expect, it } from 'vitest';
import type { SessionStorage } from './options.ts';
import { guardedStorage, memoryStorage, sessionStorageOf } from './storage.ts';

/** A storage that can be full, or blocked altogether. */
function aStorage() {
  const inner = memoryStorage();
  let trouble: 'none' | 'full' | 'blocked' = 'none';
  const reach = () => {
    if (trouble === 'blocked') throw new DOMException('denied', 'SecurityError');
    return inner;
  };
  const storage: SessionStorage = {
    getItem: (key) => reach().getItem(key),
    setItem(key, value) {
      if (trouble === 'full') throw new DOMException('full', 'QuotaExceededError');
      reach().setItem(key, value);
    },
    removeItem: (key) => reach().removeItem(key),
  };
  const suffer = (what: typeof trouble) => {
    trouble = what;
  };
  return { storage, inner, suffer };
}

describe('guardedStorage', () => {
  it('reads back the newer session when the storage is full, and leaves no spent one behind (R-070)', () => {
    const { storage, inner, suffer } = aStorage();
    const guarded = guardedStorage(storage);
    guarded.setItem('session', 'first');
    suffer('full');
    guarded.setItem('session', 'second');
    expect(guarded.getItem('session')).toBe('second');
    expect(inner.getItem('session')).toBeNull();
    guarded.setItem('session', 'third');
    expect(guarded.getItem('session')).toBe('third');
  });

  it('goes back to the storage as soon as it takes something again', () => {
    const { storage, inner, suffer } = aStorage();
    const guarded = guardedStorage(storage);
    suffer('full');
    guarded.setItem('session', 'first');
    suffer('none');
    guarded.setItem('session', 'second');
    expect(inner.getItem('session')).toBe('second');
    inner.setItem('session', 'of another tab');
    expect(guarded.getItem('session')).toBe('of another tab');
  });

  it('follows another tab that stores a session while this one keeps its own in memory (R-071)', () => {
    const { storage, inner, suffer } = aStorage();
    const guarded = guardedStorage(storage);
    suffer('full');
    guarded.setItem('session', 'kept in memory');
    inner.setItem('session', 'of another tab');
    expect(guarded.getItem('session')).toBe('of another tab');
  });

  it('keeps to memory while the storage is blocked, also when what lies in it cannot be removed', () => {
    const { storage, suffer } = aStorage();
    const guarded = guardedStorage(storage);
    guarded.setItem('session', 'first');
    suffer('blocked');
    expect(guarded.getItem('session')).toBeNull();
    guarded.setItem('session', 'second');
    expect(guarded.getItem('session')).toBe('second');
    guarded.removeItem('session');
    expect(guarded.getItem('session')).toBeNull();
  });
});

describe('sessionStorageOf', () => {
  const SESSION = {
    access_token: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.c2VjcmV0',
    refresh_token: 'r',
    expires_at: 1,
    user: { id: '00000000-0000-4000-8000-000000000002' },
  };
  const read = (stored: unknown) => {
    const inner = memoryStorage();
    inner.setItem('session', JSON.stringify(stored));
    inner.setItem('other', 'stays');
    const found = sessionStorageOf(inner, 'session').getItem('session');
    return { found, left: inner.getItem('session'), other: inner.getItem('other') };
  };

  it('gives back what has the shape of a session, also one that is over (R-070, R-077)', () => {
    const text = JSON.stringify(SESSION);
    expect(read(SESSION)).toEqual({ found: text, left: text, other: 'stays' });
  });

  it.each([
    ['an end that is no time, and nobody', { expires_at: 'never', user: null }],
    ['an end that is no time', { expires_at: 'never' }],
    ['no end', { expires_at: undefined }],
    ['an end beyond numbers', { expires_at: null }],
    ['nobody', { user: null }],
    ['no user', { user: undefined }],
    ['a user that is a list', { user: [] }],
    ['a user without an id', { user: { email: 'maya@sorella.test' } }],
    ['a user whose id is none', { user: { id: 7 } }],
    ['a user whose id is empty', { user: { id: '' } }],
    ['an empty token', { access_token: '' }],
    ['nothing to renew it with', { refresh_token: '' }],
    ['a token that is no text', { refresh_token: 7 }],
  ])('takes a session with %s for none, and removes it (R-070)', (_what, changes) => {
    expect(read({ ...SESSION, ...changes })).toEqual({ found: null, left: null, other: 'stays' });
  });
});
