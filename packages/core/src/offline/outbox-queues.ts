import { QUEUE_NAMES, QUEUES, type QueueName } from './commands/queues.ts';
import { type KeyValueStore, StorageError } from './key-value-store.ts';
import { bySequence } from './outbox.rules.ts';
import type { OutboxEntry } from './outbox.types.ts';
import { readEntry, storedEntry } from './outbox-entry.ts';

/** Held for a moment by whoever changes a queue: two tabs that write at once would lose one of two edits. */
const CHANGING = 'outbox';

/** What a key holds. */
interface Content {
  entries: readonly OutboxEntry[];
  /** Texts of entries that could not be read. */
  unreadable: readonly string[];
  /** The value as a whole is no list: it can be set aside, but not be added to. */
  broken: boolean;
}

const EMPTY: Content = { entries: [], unreadable: [], broken: false };

/** Where what cannot be read is set aside: never deleted unseen, never in the way of what can. */
export const unreadableKey = (key: string) => `${key}.unreadable`;

function parse(queue: QueueName, value: string): Content {
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    list = null;
  }
  if (!Array.isArray(list)) return { entries: [], unreadable: [value], broken: true };
  const entries: OutboxEntry[] = [];
  const unreadable: string[] = [];
  for (const stored of list) {
    const entry = readEntry(queue, stored);
    // Synced admin actions are cleared with the next write.
    if (entry) entries.push(entry);
    else if (!isSynced(stored)) unreadable.push(JSON.stringify(stored));
  }
  return { entries: entries.toSorted(bySequence), unreadable, broken: false };
}

const isSynced = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'synced' in stored && stored.synced === true;

function readAside(value: string | null): string[] {
  if (value === null) return [];
  try {
    const list: unknown = JSON.parse(value);
    if (Array.isArray(list))
      return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  } catch {
    // Somebody else wrote there: it counts as one.
  }
  return [value];
}

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
  /** As `read`, and sets aside what cannot be read; `unreadable` says how many lie aside, or stay for want of room. */
  tidy(): Promise<{ entries: readonly OutboxEntry[]; unreadable: number }>;
  discardUnreadable(): Promise<void>;
}

/** See {@link Queues}. */
export function createQueues(store: KeyValueStore): Queues {
  const known = new Map<QueueName, { value: string; content: Content }>();

  async function load(queue: QueueName): Promise<Content> {
    const value = await store.get(QUEUES[queue].key);
    if (value === null) return EMPTY;
    const last = known.get(queue);
    if (last?.value === value) return last.content;
    const content = parse(queue, value);
    known.set(queue, { value, content });
    return content;
  }

  /** What could not be set aside for want of room stays in the list, in front. */
  async function write(queue: QueueName, entries: readonly OutboxEntry[], unreadable: readonly string[]) {
    const key = QUEUES[queue].key;
    if (entries.length + unreadable.length === 0) {
      await store.delete(key);
      return;
    }
    const value = `[${[...unreadable, ...entries.map((entry) => JSON.stringify(storedEntry(entry)))].join()}]`;
    await store.set(key, value);
    known.set(queue, { value, content: { entries, unreadable, broken: false } });
  }

  async function setAside(queue: QueueName, texts: readonly string[]): Promise<void> {
    const key = unreadableKey(QUEUES[queue].key);
    const aside = readAside(await store.get(key));
    // A tab that died in between may have written some of them already.
    const all = [...new Set([...aside, ...texts])];
    if (all.length > aside.length) await store.set(key, JSON.stringify(all));
  }

  /** What a queue holds, with what cannot be read set aside when there is room for it. Under the lock only. */
  async function loadTidy(queue: QueueName): Promise<Content> {
    const content = await load(queue);
    if (content.unreadable.length === 0) return content;
    try {
      await setAside(queue, content.unreadable);
      await write(queue, content.entries, []);
      return { ...content, unreadable: [], broken: false };
    } catch (thrown) {
      if (content.broken || !(thrown instanceof StorageError)) throw thrown;
      return content;
    }
  }

  return {
    async read() {
      const entries: OutboxEntry[] = [];
      for (const queue of QUEUE_NAMES) entries.push(...(await load(queue)).entries);
      return entries.toSorted(bySequence);
    },
    append: (queue, make, replaces) =>
      store.exclusively(CHANGING, async () => {
        const { entries, unreadable } = await loadTidy(queue);
        let last = entries.at(-1)?.sequence ?? 0;
        for (const other of QUEUE_NAMES)
          if (other !== queue) last = Math.max(last, (await load(other)).entries.at(-1)?.sequence ?? 0);
        const others = entries.filter(({ operationId }) => !replaces.includes(operationId));
        await write(queue, [...others, make(last + 1)], unreadable);
      }),
    change: (queue, apply) =>
      store.exclusively(CHANGING, async () => {
        const { entries, unreadable } = await loadTidy(queue);
        await write(queue, apply(entries), unreadable);
      }),
    tidy: () =>
      store.exclusively(CHANGING, async () => {
        const all: OutboxEntry[] = [];
        let count = 0;
        for (const queue of QUEUE_NAMES) {
          const { entries, unreadable } = await loadTidy(queue);
          const aside = readAside(await store.get(unreadableKey(QUEUES[queue].key)));
          all.push(...entries);
          count += new Set([...aside, ...unreadable]).size;
        }
        return { entries: all.toSorted(bySequence), unreadable: count };
      }),
    discardUnreadable: () =>
      store.exclusively(CHANGING, async () => {
        for (const queue of QUEUE_NAMES) {
          const { entries, unreadable } = await load(queue);
          if (unreadable.length > 0) await write(queue, entries, []);
          await store.delete(unreadableKey(QUEUES[queue].key));
        }
      }),
  };
}
