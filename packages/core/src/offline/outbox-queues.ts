import { QUEUE_NAMES, QUEUES, type QueueName } from './commands/queues.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { bySequence } from './outbox.rules.ts';
import type { OutboxEntry } from './outbox.types.ts';
import { readEntry, storedEntry } from './outbox-entry.ts';
import { fieldOf, jsonOf, readAside, setAside, unreadableKey } from './stored/written.ts';

/** Held for a moment by whoever takes over what earlier releases stored: a list of all entries under one key. */
const TAKING_OVER = 'outbox';

/** How the keys of a queue's entries begin: each entry lies under one of its own. */
const beginningOf = (queue: QueueName) => `${QUEUES[queue].key}/`;
const keyOf = (queue: QueueName, { operationId }: OutboxEntry) => beginningOf(queue) + operationId;

const BEGINNINGS = QUEUE_NAMES.map(beginningOf);

/** What a list of an earlier release holds; `unreadable` are the texts of entries that could not be read. */
function readList(queue: QueueName, value: string): { entries: OutboxEntry[]; unreadable: string[] } {
  const list = jsonOf(value);
  if (!Array.isArray(list)) return { entries: [], unreadable: [value] };
  const entries: OutboxEntry[] = [];
  const unreadable: string[] = [];
  for (const stored of list) {
    const entry = readEntry(queue, stored);
    // Synced admin actions are of no more use.
    if (entry) entries.push(entry);
    else if (!isSynced(stored)) unreadable.push(JSON.stringify(stored));
  }
  return { entries, unreadable };
}

const isSynced = (stored: unknown) => fieldOf(stored, 'synced') === true;

const readText = (queue: QueueName, value: string) => readEntry(queue, jsonOf(value));

/** The queues in a store. Every method rejects with a StorageError and nothing else. */
export interface Queues {
  /** All that waits on this device, oldest first. */
  read(): Promise<readonly OutboxEntry[]>;
  /** Writes an entry behind all others of its queue, in place of those it replaces. */
  append(
    queue: QueueName,
    make: (sequence: number) => OutboxEntry,
    replaces: readonly string[],
  ): Promise<void>;
  /** Changes one queue as a whole. */
  change(queue: QueueName, apply: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): Promise<void>;
  /** As `read`; `unreadable` says how many entries could not be read. They stay until they are discarded. */
  tidy(): Promise<{ entries: readonly OutboxEntry[]; unreadable: number }>;
  discardUnreadable(): Promise<void>;
}

/** What the keys of the queues hold. */
interface Content {
  /** By queue, oldest first. */
  entries: Readonly<Record<QueueName, readonly OutboxEntry[]>>;
  all: readonly OutboxEntry[];
  /** Keys of texts that could not be read. */
  unreadable: readonly string[];
}

/** See {@link Queues}. */
export function createQueues(store: KeyValueStore): Queues {
  /** Entries by their texts, which never change: read once. */
  const known = new Map<string, OutboxEntry>();

  function parse(found: ReadonlyMap<string, string>): Content {
    const entries: Record<QueueName, OutboxEntry[]> = { profile: [], events: [], admin: [] };
    const unreadable: string[] = [];
    for (const [key, value] of found) {
      const queue = QUEUE_NAMES.find((name) => key.startsWith(beginningOf(name)));
      if (!queue) continue;
      const entry = known.get(value) ?? readText(queue, value);
      if (entry) {
        known.set(value, entry);
        entries[queue].push(entry);
      } else unreadable.push(key);
    }
    for (const queue of QUEUE_NAMES) entries[queue].sort(bySequence);
    const all = QUEUE_NAMES.flatMap((queue) => entries[queue]).toSorted(bySequence);
    for (const [value, entry] of known) if (!all.includes(entry)) known.delete(value);
    return { entries, all, unreadable };
  }

  const transact = <Result>(
    work: (content: Content) => { writes?: ReadonlyMap<string, string | null>; result: Result },
  ) =>
    store.transact(BEGINNINGS, (found) => ({
      writes: new Map<string, string | null>(),
      ...work(parse(found)),
    }));

  /** Entry by entry, so that little room is needed. What cannot be set aside stays where it is. */
  async function takeOverList(queue: QueueName): Promise<void> {
    const { key } = QUEUES[queue];
    const value = await store.get(key);
    if (value === null) return;
    const { entries, unreadable } = readList(queue, value);
    const staying = unreadable.length === 0 || (await setAside(store, key, unreadable)) ? [] : unreadable;
    if (staying.length > 0 && entries.length === 0) return;
    for (const [index, entry] of entries.entries()) {
      await transact(({ entries: present }) => {
        const isThere = present[queue].some(({ operationId }) => operationId === entry.operationId);
        return { writes: textsOf(queue, isThere ? [] : [entry]), result: undefined };
      });
      const left = [...staying, ...textsOf(queue, entries.slice(index + 1)).values()];
      if (left.length > 0) await store.set(key, `[${left.join()}]`);
    }
    if (staying.length === 0) await store.delete(key);
  }

  const takeOver = () =>
    store.exclusively(TAKING_OVER, async () => {
      for (const queue of QUEUE_NAMES) await takeOverList(queue);
    });

  let taken: Promise<void> | null = null;
  /** Before anything else, so that what an earlier release stored keeps its place before newer edits. */
  async function afterTakingOver<Result>(work: () => Promise<Result>): Promise<Result> {
    taken ??= takeOver();
    try {
      await taken;
    } catch (thrown) {
      taken = null;
      throw thrown;
    }
    return work();
  }

  return {
    read: () => afterTakingOver(() => transact(({ all }) => ({ result: all }))),
    append: (queue, make, replaces) =>
      afterTakingOver(() =>
        transact(({ entries, all }) => {
          const added = make((all.at(-1)?.sequence ?? 0) + 1);
          const replaced = entries[queue].filter(({ operationId }) => replaces.includes(operationId));
          const writes = new Map<string, string | null>(replaced.map((entry) => [keyOf(queue, entry), null]));
          for (const [key, value] of textsOf(queue, [added])) writes.set(key, value);
          return { writes, result: undefined };
        }),
      ),
    change: (queue, apply) =>
      afterTakingOver(() =>
        transact(({ entries }) => {
          const before = entries[queue];
          const after = apply(before);
          const kept = new Set(after.map(({ operationId }) => operationId));
          const gone = before.filter(({ operationId }) => !kept.has(operationId));
          const writes = new Map<string, string | null>(gone.map((entry) => [keyOf(queue, entry), null]));
          const changed = after.filter((entry) => !before.includes(entry));
          for (const [key, value] of textsOf(queue, changed)) writes.set(key, value);
          return { writes, result: undefined };
        }),
      ),
    async tidy() {
      taken = null;
      const { all, unreadable } = await afterTakingOver(() => transact((content) => ({ result: content })));
      const texts = new Set<string>();
      for (const queue of QUEUE_NAMES) {
        const { key } = QUEUES[queue];
        for (const text of readAside(await store.get(unreadableKey(key)))) texts.add(`${queue} ${text}`);
        const left = await store.get(key);
        for (const text of left === null ? [] : readList(queue, left).unreadable)
          texts.add(`${queue} ${text}`);
      }
      return { entries: all, unreadable: texts.size + unreadable.length };
    },
    async discardUnreadable() {
      await transact(({ unreadable }) => ({
        writes: new Map(unreadable.map((key) => [key, null])),
        result: undefined,
      }));
      await store.exclusively(TAKING_OVER, async () => {
        for (const queue of QUEUE_NAMES) {
          const { key } = QUEUES[queue];
          const left = await store.get(key);
          if (left !== null && readList(queue, left).entries.length === 0) await store.delete(key);
          await store.delete(unreadableKey(key));
        }
      });
    },
  };
}

const textsOf = (queue: QueueName, entries: readonly OutboxEntry[]): Map<string, string | null> =>
  new Map(entries.map((entry) => [keyOf(queue, entry), JSON.stringify(storedEntry(entry))]));
