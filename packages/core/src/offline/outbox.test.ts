import { describe, expect, it, vi } from 'vitest';
import { DataError } from '../data-port/errors.ts';
import { type KeyValueStore, StorageError } from './key-value-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createOutbox, SUBMIT_PATIENCE_MS } from './outbox.ts';
import type { OutboxChange, OutboxEntry, OutboxTransport, TransportAnswer } from './outbox.types.ts';
import { QUEUED_IMAGE_MAX_CHARS } from './outbox-entry.ts';
import { edits, markNumber } from './testing/edits.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const EVENT = '00000000-0000-4000-8000-0000000000e1';

/** Virtual time. */
function createClock() {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const rest = () =>
    new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
  return {
    rest,
    clock: {
      now: () => now,
      after(ms: number, run: () => void) {
        const timer = { at: now + ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    /** Lets so many milliseconds pass. */
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        await rest();
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

const applied = (version: string | null = 'v1'): TransportAnswer => ({ kind: 'applied', version });
const conflict: TransportAnswer = { kind: 'conflict', version: 'v9', theirs: { bio: 'theirs' } };
const offline = () => Promise.reject(new DataError('network'));

function setUp({
  store = createMemoryStore(),
  send = async () => applied(),
  ids = 0,
}: {
  store?: KeyValueStore;
  /** How many ids were given before. */
  ids?: number;
  send?: OutboxTransport['send'];
} = {}) {
  const time = createClock();
  const transport = { send: vi.fn<OutboxTransport['send']>(send) };
  let count = ids;
  const newId = () => {
    count += 1;
    return markNumber(count);
  };
  const onUnexpected = vi.fn<(thrown: unknown) => void>();
  const outbox = createOutbox({ store, transport, clock: time.clock, newId, onUnexpected });
  outbox.setUser(ANNA);
  const sent = () => transport.send.mock.calls.map(([entry]) => entry);
  /** What lies in a queue, each under a key of its own. */
  const stored = async (queue: string): Promise<Record<string, unknown>[]> => {
    const texts = await store.transact([`${queue}/`], (found) => ({
      writes: new Map(),
      result: [...found.values()],
    }));
    return texts.map((text) => JSON.parse(text));
  };
  return { ...time, store, transport, outbox, onUnexpected, sent, stored };
}

/** A store in which some calls fail. */
const failing = (
  failure: StorageError['failure'],
  methods: readonly (keyof KeyValueStore)[],
): KeyValueStore => ({
  ...createMemoryStore(),
  ...Object.fromEntries(methods.map((method) => [method, () => Promise.reject(new StorageError(failure))])),
});

/** A store that has no room for anything new, while `isFull` says so. */
const withoutRoom = (store = createMemoryStore(), isFull = () => true): KeyValueStore => ({
  ...store,
  set: (key, value) => (isFull() ? Promise.reject(new StorageError('full')) : store.set(key, value)),
  transact: (beginnings, work) =>
    store.transact(beginnings, (found) => {
      const done = work(found);
      if (isFull() && [...done.writes.values()].some((value) => value !== null))
        throw new StorageError('full');
      return done;
    }),
});

it('tells of a failure that nobody has foreseen, and of no missing network', async () => {
  const { outbox, onUnexpected, transport } = setUp({ send: offline });
  await outbox.submit(edits.profile('one', 'v0'));
  expect(onUnexpected).not.toHaveBeenCalled();
  const bug = new TypeError('undefined is not a function');
  transport.send.mockRejectedValueOnce(bug);
  await outbox.sync();
  expect(onUnexpected).toHaveBeenCalledExactlyOnceWith(bug);
});

describe('what lies on the device', () => {
  it('lies under the keys and in the fields of the specification (R-162, R-163, R-165)', async () => {
    const { outbox, stored } = setUp({ send: offline });
    await outbox.submit(edits.profile('hello', 'v0'));
    await outbox.submit(edits.create(markNumber(77)));
    await outbox.submit(edits.update('new title', EVENT, 'v0'));
    await outbox.submit(edits.admin(BEA));
    expect(await stored('pendingProfileUpdates')).toMatchObject([
      {
        version: 1,
        owner: ANNA,
        operationId: markNumber(1),
        sequence: 1,
        timestamp: 0,
        changes: { bio: 'hello' },
      },
    ]);
    expect(await stored('pendingEvents')).toMatchObject([
      { isEdit: false, timestamp: 0, data: { id: markNumber(77), title: markNumber(77) }, sequence: 2 },
      {
        isEdit: true,
        timestamp: 0,
        data: { id: EVENT, title: 'new title' },
        expectedUpdatedAt: 'v0',
        sequence: 3,
      },
    ]);
    expect(await stored('adminPendingActions')).toMatchObject([
      { type: 'add_admin', userId: BEA, timestamp: 0, synced: false, sequence: 4 },
    ]);
  });

  it('was written before it is sent, and is deleted after the answer (R-434)', async () => {
    const seen: number[] = [];
    const store = createMemoryStore();
    const { outbox, stored } = setUp({
      store,
      send: async () => {
        seen.push((await stored('pendingProfileUpdates')).length);
        return applied();
      },
    });
    expect(await outbox.submit(edits.profile('hello', 'v0'))).toEqual({ kind: 'applied', version: 'v1' });
    expect(seen).toEqual([1]);
    expect(await stored('pendingProfileUpdates')).toEqual([]);
  });

  it('survives the page: a new outbox sends it, under the same id (R-155, R-434)', async () => {
    const store = createMemoryStore();
    const first = setUp({ store, send: offline });
    expect(await first.outbox.submit(edits.profile('hello', 'v0'))).toEqual({
      kind: 'queued',
      id: markNumber(1),
    });
    first.outbox.stop();
    const second = setUp({ store });
    await second.outbox.sync();
    expect(second.sent().map(({ operationId, change }) => ({ operationId, change }))).toEqual([
      { operationId: markNumber(1), change: edits.profile('hello', 'v0') },
    ]);
    await second.outbox.sync();
    expect(second.transport.send).toHaveBeenCalledTimes(1);
  });

  it('is to be seen as soon as somebody is told that it is queued, also while another tab is sending (R-155)', async () => {
    const store = createMemoryStore();
    const other = setUp({ store, send: () => new Promise(() => undefined) });
    void other.outbox.submit(edits.create(markNumber(77)));
    await vi.waitFor(() => expect(other.transport.send).toHaveBeenCalled());
    const { outbox, pass } = setUp({ store });
    const outcome = outbox.submit(edits.profile('hello', 'v0'));
    await pass(SUBMIT_PATIENCE_MS);
    const { entries } = outbox.getSnapshot();
    expect(await outcome).toEqual({ kind: 'queued', id: entries.at(-1)?.operationId });
    expect(entries.at(-1)?.change).toMatchObject({ changes: { bio: 'hello' } });
  });

  it('gives up what an edit replaces in the moment in which it is stored', async () => {
    const store = createMemoryStore();
    const kept: number[] = [];
    const { outbox } = setUp({
      store: {
        ...store,
        transact: async (beginnings, work) => {
          const result = await store.transact(beginnings, work);
          kept.push((await store.keys()).length);
          return result;
        },
      },
      send: offline,
    });
    const first = await outbox.submit(edits.profile('one', 'v0'));
    const id = first.kind === 'queued' ? first.id : '';
    await outbox.submit(edits.profile('one and two', 'v0'), { replaces: [id] });
    expect(new Set(kept)).toEqual(new Set([1]));
    expect(outbox.getSnapshot().entries.map(({ change }) => change)).toEqual([
      edits.profile('one and two', 'v0'),
    ]);
  });

  it('drops admin actions that an older version marked as synced (R-163)', async () => {
    const { outbox, sent, stored, store } = setUp();
    await store.set(
      'adminPendingActions',
      JSON.stringify([{ type: 'add_admin', userId: BEA, timestamp: 0, synced: true }]),
    );
    await outbox.submit(edits.admin(BEA));
    expect(sent()).toHaveLength(1);
    expect(await stored('adminPendingActions')).toEqual([]);
    expect(outbox.getSnapshot().unreadable).toBe(0);
  });
});

describe('order', () => {
  it('sends the oldest first, over all queues', async () => {
    let online = false;
    const { outbox, sent } = setUp({ send: async () => (online ? applied() : offline()) });
    await outbox.submit(edits.admin(BEA));
    await outbox.submit(edits.create(EVENT));
    await outbox.submit(edits.profile('one', 'v0'));
    online = true;
    const before = sent().length;
    await outbox.sync();
    expect(
      sent()
        .slice(before)
        .map(({ sequence }) => sequence),
    ).toEqual([1, 2, 3]);
  });

  it('holds back only later edits of the same row when one is in conflict or refused', async () => {
    const answers: TransportAnswer[] = [conflict, applied()];
    const { outbox, sent } = setUp({ send: async () => answers.shift() ?? applied() });
    expect(await outbox.submit(edits.profile('one', 'v0'))).toMatchObject({
      kind: 'conflict',
      id: markNumber(1),
    });
    expect(await outbox.submit(edits.profile('two', 'v0'))).toEqual({ kind: 'queued', id: markNumber(2) });
    expect(await outbox.submit(edits.create(EVENT))).toMatchObject({ kind: 'applied' });
    expect(sent().map(({ entity }) => entity)).toEqual([`profile:${ANNA}`, `event:${EVENT}`]);
  });

  it('takes her own earlier edit for no conflict: the next one is based on what it made', async () => {
    let online = false;
    const { outbox, sent } = setUp({ send: async () => (online ? applied('v1') : offline()) });
    await outbox.submit(edits.profile('one', 'v0'));
    await outbox.submit(edits.profile('two', 'v0'));
    online = true;
    await outbox.sync();
    expect(sent().at(-1)?.change).toEqual(edits.profile('two', 'v1'));
    await outbox.submit(edits.profile('three', 'v0'));
    expect(sent().at(-1)?.change).toEqual(edits.profile('three', 'v1'));
  });

  it('leaves an edit based on the newer version that she saw', async () => {
    let online = false;
    const { outbox, sent } = setUp({ send: async () => (online ? applied('v1') : offline()) });
    await outbox.submit(edits.profile('one', 'v0'));
    await outbox.submit(edits.profile('two', 'v5'));
    online = true;
    await outbox.sync();
    expect(sent().at(-1)?.change).toEqual(edits.profile('two', 'v5'));
  });

  it('lets an edit that the backend cannot answer hold back no other row', async () => {
    const { outbox, sent, pass } = setUp({
      send: async ({ entity }) => (entity.startsWith('profile') ? { kind: 'busy' } : applied()),
    });
    await outbox.submit(edits.profile('stuck', 'v0'));
    await outbox.submit(edits.create(EVENT));
    await pass(5_000);
    expect(sent().map(({ entity }) => entity)).toContain(`event:${EVENT}`);
  });
});

describe('whose it is (A-56)', () => {
  it('sends nothing for nobody, and refuses to keep what is nobody’s', async () => {
    const { outbox, transport } = setUp();
    outbox.setUser(null);
    expect(await outbox.submit(edits.profile('one', null))).toMatchObject({
      kind: 'refused',
      code: 'not-signed-in',
    });
    await outbox.sync();
    expect(transport.send).not.toHaveBeenCalled();
  });

  it('keeps her edits while somebody else is signed in, unseen and unsent', async () => {
    let online = false;
    const { outbox, sent, rest } = setUp({ send: async () => (online ? applied() : offline()) });
    await outbox.submit(edits.profile('anna', 'v0'));
    online = true;
    const before = sent().length;
    outbox.setUser(BEA);
    await outbox.sync();
    await rest();
    expect(outbox.getSnapshot().entries).toEqual([]);
    expect(sent()).toHaveLength(before);
    outbox.setUser(ANNA);
    await outbox.sync();
    expect(sent().at(-1)?.owner).toBe(ANNA);
    expect(sent()).toHaveLength(before + 1);
  });

  it('takes what somebody else wrote on this device for no edit of hers', async () => {
    const { outbox, sent } = setUp();
    await outbox.submit(edits.update('anna', EVENT, 'v0'));
    outbox.setUser(BEA);
    await outbox.submit(edits.update('bea', EVENT, 'v0'));
    expect(sent().at(-1)?.change).toEqual(edits.update('bea', EVENT, 'v0'));
  });

  it('stops in the middle when the user changes', async () => {
    let online = false;
    const holder: { answer?: (answer: TransportAnswer) => void } = {};
    const { outbox, sent, rest } = setUp({
      send: () =>
        online
          ? new Promise((resolve) => {
              holder.answer = resolve;
            })
          : offline(),
    });
    await outbox.submit(edits.profile('one', 'v0'));
    await outbox.submit(edits.create(EVENT));
    online = true;
    const before = sent().length;
    const synced = outbox.sync();
    await rest();
    outbox.setUser(BEA);
    holder.answer?.(applied());
    await synced;
    expect(sent()).toHaveLength(before + 1);
  });
});

describe('when to try', () => {
  it('lets events wait for two seconds after coming back online, and nothing else (R-156)', async () => {
    let online = false;
    const { outbox, sent, pass } = setUp({ send: async () => (online ? applied() : offline()) });
    await outbox.submit(edits.create(EVENT));
    await outbox.submit(edits.profile('one', 'v0'));
    online = true;
    const before = sent().length;
    const since = () =>
      sent()
        .slice(before)
        .map(({ change }) => change.kind);
    await outbox.sync({ resumed: true });
    expect(since()).toEqual(['profile.update']);
    await pass(1_999);
    expect(since()).toEqual(['profile.update']);
    await pass(1);
    expect(since()).toEqual(['profile.update', 'event.create']);
  });

  it('tries an admin action three times, one, then two seconds apart, and again with the next sync (R-167)', async () => {
    const { outbox, transport, pass } = setUp({ send: offline });
    await outbox.submit(edits.admin(BEA));
    expect(transport.send).toHaveBeenCalledTimes(1);
    await pass(999);
    expect(transport.send).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(transport.send).toHaveBeenCalledTimes(2);
    await pass(1_999);
    expect(transport.send).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(transport.send).toHaveBeenCalledTimes(3);
    await pass(600_000);
    expect(transport.send).toHaveBeenCalledTimes(3);
    await outbox.sync();
    expect(transport.send).toHaveBeenCalledTimes(4);
  });

  it('says what was answered, also when it takes too long to write that down', async () => {
    const memory = createMemoryStore();
    let write = () => {};
    let isHeld = false;
    const store: KeyValueStore = {
      ...memory,
      transact: async (beginnings, work) => {
        if (isHeld)
          await new Promise<void>((resolve) => {
            write = resolve;
          });
        return memory.transact(beginnings, work);
      },
    };
    const { outbox, pass, rest } = setUp({
      store,
      send: async () => {
        isHeld = true;
        return { kind: 'refused', code: 'invalid-input' };
      },
    });
    const outcome = outbox.submit(edits.profile('hello', 'v0'));
    await rest();
    await pass(SUBMIT_PATIENCE_MS);
    isHeld = false;
    write();
    expect(await outcome).toEqual({ kind: 'refused', id: null, code: 'invalid-input' });
    expect(outbox.getSnapshot().entries).toEqual([]);
  });

  it('does not wait for a clock that is set back (R-156)', async () => {
    const hour = 3_600_000;
    const time = createClock();
    let setBack = 0;
    const transport = { send: vi.fn<OutboxTransport['send']>(async () => applied()) };
    const clock = { ...time.clock, now: () => hour + time.clock.now() - setBack };
    const outbox = createOutbox({ store: createMemoryStore(), transport, clock, newId: () => markNumber(1) });
    outbox.setUser(ANNA);
    await outbox.sync({ resumed: true });
    setBack = hour;
    void outbox.submit(edits.create(EVENT));
    await time.pass(2_000);
    expect(transport.send).toHaveBeenCalledTimes(1);
  });

  it('waits as long as a busy backend asks', async () => {
    const answers: TransportAnswer[] = [{ kind: 'busy', retryAfterMs: 7_000 }];
    const { outbox, transport, pass } = setUp({ send: async () => answers.shift() ?? applied() });
    expect(await outbox.submit(edits.profile('one', 'v0'))).toMatchObject({ kind: 'queued' });
    await pass(6_999);
    expect(transport.send).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(transport.send).toHaveBeenCalledTimes(2);
  });

  it('tries less and less often while nothing answers', async () => {
    const { outbox, transport, pass } = setUp({ send: offline });
    await outbox.submit(edits.profile('one', 'v0'));
    await pass(2_000 + 5_000 + 15_000);
    expect(transport.send).toHaveBeenCalledTimes(4);
    await pass(59_999);
    expect(transport.send).toHaveBeenCalledTimes(4);
    outbox.stop();
    await pass(600_000);
    expect(transport.send).toHaveBeenCalledTimes(4);
  });

  it('says that an edit is queued when the answer takes too long, and tells the answer later', async () => {
    const holder: { answer?: (answer: TransportAnswer) => void } = {};
    const { outbox, pass } = setUp({
      send: () =>
        new Promise((resolve) => {
          holder.answer = resolve;
        }),
    });
    const heard = vi.fn<(report: { answer: TransportAnswer }) => void>();
    outbox.listen(heard);
    const outcome = outbox.submit(edits.profile('one', 'v0'));
    await pass(SUBMIT_PATIENCE_MS);
    expect(await outcome).toEqual({ kind: 'queued', id: markNumber(1) });
    holder.answer?.(applied());
    await pass(0);
    expect(heard.mock.calls).toMatchObject([[{ answer: applied() }]]);
  });
});

describe('her decisions', () => {
  const inConflict = async (...later: TransportAnswer[]) => {
    const answers = [conflict, ...later];
    const made = setUp({ send: async () => answers.shift() ?? applied('v10') });
    await made.outbox.submit(edits.profile('mine', 'v0'));
    const [entry] = made.outbox.getSnapshot().entries;
    if (!entry) throw new Error('nothing waits');
    return { ...made, entry };
  };

  it('shows a conflict with what stands there, and sends nothing by itself', async () => {
    const { entry, outbox, transport } = await inConflict();
    expect(entry.status).toEqual({ state: 'conflict', version: 'v9', theirs: { bio: 'theirs' } });
    await outbox.sync();
    expect(transport.send).toHaveBeenCalledTimes(1);
  });

  it('lets her edit win over the version she was shown', async () => {
    const { entry, outbox, sent, rest } = await inConflict();
    await outbox.overwrite(entry.operationId);
    await rest();
    expect(sent().at(-1)?.change).toEqual(edits.profile('mine', 'v9'));
    expect(outbox.getSnapshot().entries).toEqual([]);
  });

  it('lets it win over no version that only another tab has seen', async () => {
    const { entry, outbox, sent, rest, store, stored } = await inConflict();
    const [kept] = await stored('pendingProfileUpdates');
    const status = { state: 'conflict', version: 'v12', theirs: { bio: 'newer still' } };
    await store.set(`pendingProfileUpdates/${entry.operationId}`, JSON.stringify({ ...kept, status }));
    await outbox.overwrite(entry.operationId);
    await rest();
    expect(sent().at(-1)?.change).toEqual(edits.profile('mine', 'v9'));
  });

  it('lets the newer row stay when she gives hers up', async () => {
    const { entry, outbox, transport, stored } = await inConflict();
    await outbox.discard(entry.operationId);
    expect(await stored('pendingProfileUpdates')).toEqual([]);
    expect(transport.send).toHaveBeenCalledTimes(1);
  });

  it('tries a refused one again when she asks', async () => {
    let online = false;
    const answers: TransportAnswer[] = [{ kind: 'refused', code: 'invalid-input' }, applied()];
    const { outbox, sent, rest } = setUp({
      send: async () => (online ? (answers.shift() ?? applied()) : offline()),
    });
    await outbox.submit(edits.profile('mine', 'v0'));
    online = true;
    await outbox.sync();
    const [entry] = outbox.getSnapshot().entries;
    expect(entry?.status).toEqual({ state: 'refused', code: 'invalid-input' });
    await outbox.retry(entry?.operationId ?? '');
    await rest();
    expect(outbox.getSnapshot().entries).toEqual([]);
    expect(sent().at(-1)?.change).toEqual(edits.profile('mine', 'v0'));
  });

  it('keeps nothing of an edit whose refusal the form hears: the form has it', async () => {
    const { outbox, stored } = setUp({ send: async () => ({ kind: 'refused', code: 'invalid-input' }) });
    expect(await outbox.submit(edits.profile('mine', 'v0'))).toEqual({
      kind: 'refused',
      id: null,
      code: 'invalid-input',
    });
    expect(await stored('pendingProfileUpdates')).toEqual([]);
  });

  it('drops an admin action that lost the race, and tells it (A-42)', async () => {
    let online = false;
    const { outbox, stored } = setUp({
      send: async () => (online ? { kind: 'refused', code: 'admin-exists' } : offline()),
    });
    const heard = vi.fn<(report: { entry: OutboxEntry; answer: TransportAnswer }) => void>();
    outbox.listen(heard);
    await outbox.submit(edits.admin(ANNA));
    online = true;
    await outbox.sync();
    expect(await stored('adminPendingActions')).toEqual([]);
    expect(heard.mock.calls).toMatchObject([
      [{ entry: { change: edits.admin(ANNA) }, answer: { kind: 'refused', code: 'admin-exists' } }],
    ]);
  });
});

describe('another tab', () => {
  /** Submits while another tab sends; before this one has its turn, `act` has done something to the queue. */
  async function submitBehind(
    change: OutboxChange,
    act: (tab: ReturnType<typeof setUp>, id: string) => Promise<unknown>,
  ) {
    const store = createMemoryStore();
    let giveWay: () => void = () => {};
    const turn = store.exclusively(
      'outbox-sending',
      () =>
        new Promise<void>((resolve) => {
          giveWay = resolve;
        }),
    );
    const mine = setUp({ store });
    await mine.rest();
    const outcome = mine.outbox.submit(change);
    await mine.rest();
    const tab = setUp({
      // It has the turn already.
      store: {
        ...store,
        exclusively: (name, work) => (name === 'outbox' ? store.exclusively(name, work) : work()),
      },
      send: async () => (change.kind === 'admin.add' ? { kind: 'refused', code: 'admin-exists' } : applied()),
    });
    await tab.outbox.refresh();
    await act(tab, markNumber(1));
    giveWay();
    await turn;
    return outcome;
  }

  it.each([
    ['sent it', edits.profile('mine', 'v0'), (tab) => tab.outbox.sync()],
    ['gave it up', edits.profile('mine', 'v0'), (tab, id) => tab.outbox.discard(id)],
    ['dropped its refusal (A-42)', edits.admin(BEA), (tab) => tab.outbox.sync()],
  ] satisfies [string, OutboxChange, Parameters<typeof submitBehind>[1]][])(
    'that %s leaves only that it is gone: nothing is said to be saved (R-434)',
    async (_what, change, act) => {
      expect(await submitBehind(change, act)).toEqual({ kind: 'gone' });
    },
  );
});

describe('a device that refuses in a way of its own', () => {
  it('counts as one that keeps nothing, and no failure ends in nowhere', async () => {
    const { outbox, transport } = setUp({
      store: {
        ...createMemoryStore(),
        exclusively: () => Promise.reject(new DOMException('no locks', 'SecurityError')),
      },
    });
    await outbox.sync();
    await outbox.refresh();
    expect(outbox.getSnapshot().storage).toBe('blocked');
    await expect(outbox.submit(edits.profile('one', 'v0'))).rejects.toMatchObject({ failure: 'blocked' });
    expect(transport.send).not.toHaveBeenCalled();
  });
});

describe('storage that fails', () => {
  const blocked = failing('blocked', ['get', 'set', 'delete', 'keys', 'transact']);

  it.each([
    ['full', withoutRoom()],
    ['blocked', blocked],
  ] as const)('sends at once what cannot be kept when it is %s', async (failure, store) => {
    const { outbox, transport } = setUp({ store });
    expect(await outbox.submit(edits.profile('one', 'v0'))).toEqual({ kind: 'applied', version: 'v1' });
    expect(transport.send).toHaveBeenCalledTimes(1);
    expect(outbox.getSnapshot().storage).toBe(failure);
  });

  it.each([
    ['full', withoutRoom()],
    ['blocked', blocked],
  ] as const)('rejects what can neither be kept nor sent when it is %s', async (failure, store) => {
    const { outbox } = setUp({ store, send: offline });
    await expect(outbox.submit(edits.profile('one', 'v0'))).rejects.toEqual(new StorageError(failure));
  });

  it('lets no edit overtake an older one that is kept', async () => {
    let full = false;
    const { outbox, sent } = setUp({
      store: withoutRoom(createMemoryStore(), () => full),
      send: async ({ change }) =>
        change.kind === 'profile.update' && change.changes.bio === 'one' ? { kind: 'busy' } : applied(),
    });
    await outbox.submit(edits.profile('one', 'v0'));
    full = true;
    await expect(outbox.submit(edits.profile('two', 'v0'))).rejects.toThrow(StorageError);
    expect(
      sent().every(({ change }) => change.kind === 'profile.update' && change.changes.bio === 'one'),
    ).toBe(true);
  });

  it('refuses a picture that is too large to wait, and keeps a smaller one (A-74)', async () => {
    const { outbox } = setUp({ send: offline });
    const picture = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;
    const withPicture = (length: number) =>
      outbox.submit({
        kind: 'event.update',
        eventId: EVENT,
        changes: { imageUrl: picture(length) },
        expectedUpdatedAt: null,
      });
    expect(await withPicture(QUEUED_IMAGE_MAX_CHARS)).toEqual({
      kind: 'refused',
      id: null,
      code: 'file-too-large',
    });
    expect(await withPicture(1_000)).toMatchObject({ kind: 'queued' });
  });
});

describe('what an earlier release stored as one list', () => {
  const listOf = async (...bios: string[]) => {
    const { outbox, stored } = setUp({ send: offline, ids: 100 });
    for (const bio of bios) await outbox.submit(edits.profile(bio, null));
    outbox.stop();
    return JSON.stringify(await stored('pendingProfileUpdates'));
  };

  it('is taken over, in its order and before newer edits, and the list is gone (R-434)', async () => {
    const store = createMemoryStore({ pendingProfileUpdates: await listOf('one', 'two') });
    const { outbox, sent } = setUp({ store });
    await outbox.submit(edits.profile('three', null));
    expect(sent().map(({ change }) => change)).toMatchObject(
      ['one', 'two', 'three'].map((bio) => ({ changes: { bio } })),
    );
    expect(await store.keys()).toEqual([]);
  });

  it('is taken over once, also when the page dies before the list is gone (R-434)', async () => {
    const memory = createMemoryStore({ pendingProfileUpdates: await listOf('one') });
    const dying = setUp({
      store: {
        ...memory,
        delete: () => new Promise(() => undefined),
        exclusively: (_name, work) => work(),
      },
    });
    await dying.rest();
    expect(await memory.keys()).toHaveLength(2);
    const { outbox, sent } = setUp({ store: memory });
    await outbox.sync();
    expect(sent()).toHaveLength(1);
    expect(await memory.keys()).toEqual([]);
  });
});

describe('what cannot be read', () => {
  const good = async () => {
    const store = createMemoryStore();
    const { outbox, stored } = setUp({ store, send: offline });
    await outbox.submit(edits.profile('good', 'v0'));
    outbox.stop();
    const [entry] = await stored('pendingProfileUpdates');
    return entry;
  };

  it('is set aside entry by entry, in nobody’s way, counted and kept', async () => {
    const value = JSON.stringify([{ version: 2, what: 'ever' }, await good(), 7]);
    const store = createMemoryStore({ pendingProfileUpdates: value });
    const { outbox, sent, rest } = setUp({ store });
    await rest();
    await outbox.sync();
    expect(sent()).toHaveLength(1);
    expect(outbox.getSnapshot().unreadable).toBe(2);
    expect(await store.get('pendingProfileUpdates.unreadable')).toBe(
      JSON.stringify(['{"version":2,"what":"ever"}', '7']),
    );
    await outbox.discardUnreadable();
    expect(outbox.getSnapshot().unreadable).toBe(0);
    expect(await store.keys()).toEqual([]);
  });

  it.each(['pendingProfileUpdates', 'pendingEvents', 'adminPendingActions'])(
    'is an edit in %s of a kind that this release does not know, and no other kind is made of it (R-434)',
    async (key) => {
      const owner = { version: 1, owner: ANNA, operationId: markNumber(9), sequence: 9, timestamp: 0 };
      const fields = {
        isEdit: true,
        type: 'add_admin',
        userId: BEA,
        synced: false,
        changes: { bio: 'hello' },
      };
      const unknown = {
        ...owner,
        ...fields,
        kind: 'some.thing',
        status: { state: 'waiting' },
        expectedUpdatedAt: null,
        data: { id: EVENT, title: 'new title' },
      };
      const store = createMemoryStore({ [key]: JSON.stringify([unknown]) });
      const { outbox, sent, rest } = setUp({ store });
      await rest();
      await outbox.sync();
      expect(sent()).toEqual([]);
      expect(outbox.getSnapshot()).toMatchObject({ entries: [], unreadable: 1 });
      expect(JSON.parse((await store.get(`${key}.unreadable`)) ?? '')).toEqual([JSON.stringify(unknown)]);
      // Without a kind, as the specification's first form has it, the fields tell.
      const { kind: _, ...kindless } = unknown;
      const old = setUp({ store: createMemoryStore({ [key]: JSON.stringify([kindless]) }) });
      await old.outbox.sync();
      expect(old.sent()).toHaveLength(1);
    },
  );

  it.each(['{not json', '"text"', '{}', 'null', ''])(
    'is set aside as a whole when the value is %j',
    async (value) => {
      const store = createMemoryStore({ pendingEvents: value });
      const { outbox, rest, sent } = setUp({ store });
      await rest();
      expect(await outbox.submit(edits.create(EVENT))).toMatchObject({ kind: 'applied' });
      expect(sent()).toHaveLength(1);
      expect(JSON.parse((await store.get('pendingEvents.unreadable')) ?? '')).toEqual([value]);
      expect(outbox.getSnapshot().unreadable).toBe(1);
    },
  );

  it('stays where it is when there is no room to set it aside, and good ones are sent', async () => {
    const value = JSON.stringify([{ bad: true }, await good()]);
    const memory = createMemoryStore({ pendingProfileUpdates: value });
    const store: KeyValueStore = {
      ...memory,
      set: (key, text) =>
        key.endsWith('.unreadable') ? Promise.reject(new StorageError('full')) : memory.set(key, text),
    };
    const { outbox, sent } = setUp({ store });
    await outbox.sync();
    await outbox.refresh();
    expect(sent()).toHaveLength(1);
    expect(JSON.parse((await store.get('pendingProfileUpdates')) ?? '')).toEqual([{ bad: true }]);
    expect(outbox.getSnapshot().unreadable).toBe(1);
  });

  it('stays under its key, in nobody’s way, counted and kept', async () => {
    const texts = { 'pendingEvents/one': '{not json', 'pendingEvents/two': '{"version":2}' };
    const store = createMemoryStore(texts);
    const { outbox, sent, rest } = setUp({ store });
    await rest();
    await outbox.submit(edits.create(EVENT));
    expect(sent()).toHaveLength(1);
    expect(outbox.getSnapshot().unreadable).toBe(2);
    expect(await store.keys()).toEqual(Object.keys(texts));
    await outbox.discardUnreadable();
    expect(outbox.getSnapshot().unreadable).toBe(0);
    expect(await store.keys()).toEqual([]);
  });

  it('is not what somebody else wrote under the name for what is set aside', async () => {
    const store = createMemoryStore({ pendingEvents: 'new', 'pendingEvents.unreadable': 'old' });
    const { rest } = setUp({ store });
    await rest();
    await rest();
    expect(JSON.parse((await store.get('pendingEvents.unreadable')) ?? '')).toEqual(['old', 'new']);
  });
});
