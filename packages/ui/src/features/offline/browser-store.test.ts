import { StorageError } from '@sorella/core/offline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStore } from './browser-store.ts';

afterEach(() => vi.unstubAllGlobals());

type Request = (name: string, work: () => Promise<unknown>) => Promise<unknown>;
const withLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } });

describe('what must not be lost between tabs', () => {
  it.each([
    ['there is none', undefined],
    [
      'it is closed',
      {
        open: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      },
    ],
  ])(
    'lies in local storage, under keys of their own, where no database opens: %s',
    async (_how, indexedDB) => {
      vi.stubGlobal('indexedDB', indexedDB);
      localStorage.setItem('other', 'stays');
      const store = createBrowserStore();
      await store.transact(['list/'], () => ({
        writes: new Map([
          ['list/one', '1'],
          ['list/two', '2'],
        ]),
        result: undefined,
      }));
      const found = await store.transact(['list/'], (all) => ({
        writes: new Map([['list/one', null]]),
        result: new Map(all),
      }));
      expect(found).toEqual(
        new Map([
          ['list/one', '1'],
          ['list/two', '2'],
        ]),
      );
      expect({ ...localStorage }).toEqual({ other: 'stays', 'list/two': '2' });
      localStorage.clear();
    },
  );
});

describe('taking turns in the browser', () => {
  it('is the business of the Web Locks, under a name of its own', async () => {
    const request = vi.fn<Request>((_name, work) => work());
    withLocks(request);
    expect(await createBrowserStore().exclusively('outbox', async () => 7)).toBe(7);
    expect(request).toHaveBeenCalledExactlyOnceWith('sorella-outbox', expect.any(Function));
  });

  it.each([
    ['rejects', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ] as const)(
    'is kept within the tab where site data is blocked and the browser %s',
    async (_how, request) => {
      withLocks(request);
      const store = createBrowserStore();
      const order: string[] = [];
      const work = (name: string) => async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return name;
      };
      const both = [store.exclusively('outbox', work('one')), store.exclusively('outbox', work('two'))];
      expect(await Promise.all(both)).toEqual(['one', 'two']);
      expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    },
  );

  it('lets a failure of the work pass, and never does the work twice', async () => {
    withLocks((_name, work) => work());
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new StorageError('full')));
    await expect(createBrowserStore().exclusively('outbox', work)).rejects.toEqual(new StorageError('full'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('never does the work twice when the lock is lost in the middle of it', async () => {
    withLocks(async (_name, work) => {
      await work();
      throw new DOMException('stolen', 'AbortError');
    });
    const work = vi.fn<() => Promise<number>>(async () => 7);
    expect(await createBrowserStore().exclusively('outbox', work)).toBe(7);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
