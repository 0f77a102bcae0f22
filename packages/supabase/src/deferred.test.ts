import { DataError } from '@sorella/core/data-port';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from './deferred.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [false, 'offline'],
  [true, 'network'],
] as const)(
  'says of code that cannot be loaded what is known: online %s, %s (R-434)',
  async (onLine, code) => {
    vi.stubGlobal('navigator', { onLine });
    const part = deferred<{ send(): Promise<void> }>(() => Promise.reject(new TypeError('no such file')));
    await expect(part.send()).rejects.toEqual(new DataError(code));
  },
);
