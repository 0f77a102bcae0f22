import { describe, expect, it } from 'vitest';
import type { SessionStorage } from './options.ts';
import { guardedStorage, memoryStorage } from './storage.ts';

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
