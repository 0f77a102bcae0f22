import type { KeyValueStore } from '../offline/key-value-store.ts';
import {
  jsonOf,
  readAside,
  replace,
  setAside,
  tried,
  unreadableKey,
  writtenIn,
} from '../offline/stored/written.ts';

/** One kind of what somebody types and has not sent, as it lies on a device: a form that outlives a release. */
export interface DraftKind<Value> {
  /** Null for what this release cannot read. */
  read(text: string | null): Value | null;
  /** `before` is what it takes the place of, where that can be read; null when nothing is left to keep. */
  write(value: Value, before: string | null, now: number): string | null;
  /** Deletes what is too old. */
  purge?(store: KeyValueStore, now: number): Promise<void>;
  /** Makes one of what was typed and what can be read again; without it the later one counts. */
  join?(one: Value, other: Value): Value;
  /** Less of it, where there is no room for all. */
  lighter?(value: Value): Value;
}

/**
 * One draft on this device. `read` gives what was kept last, also what an earlier release could not read and this one can.
 * `keep` writes it, beside what this release cannot read, one after the other and of several that wait only the last;
 * null forgets it all. Neither rejects: where there is no room, what is typed lives as long as the page. `now` in
 * milliseconds since 1970.
 */
export function createDraft<Value>(
  { store, now }: { readonly store: KeyValueStore; now(): number },
  kind: DraftKind<Value>,
  key: string,
) {
  const beside = unreadableKey(key);
  let waiting: { value: Value | null } | null = null;
  let working: Promise<void> | null = null;

  async function write(value: Value): Promise<void> {
    await kind.purge?.(store, now());
    const text = await store.get(key);
    const isKnown = kind.read(text) !== null;
    const isUnread = !isKnown && Object.keys(writtenIn(jsonOf(text))).length > 0;
    // Where nothing more can be set aside, the new words live as long as the page.
    if (text !== null && isUnread && !(await setAside(store, key, [text]))) return;
    await replace(store, key, text, kind.write(value, isKnown ? text : null, now()));
  }

  async function read(): Promise<Value | null> {
    await working;
    await kind.purge?.(store, now());
    const there = kind.read(await store.get(key));
    const aside = readAside(await store.get(beside));
    const again = aside.map((text) => kind.read(text)).filter((value) => value !== null);
    if (!kind.join || again.length === 0) return there ?? again.at(-1) ?? null;
    const all: Value[] = there === null ? again : [there, ...again];
    const joined = all.reduce(kind.join);
    await write(joined);
    const before = await store.get(beside);
    const left = readAside(before).filter((text) => kind.read(text) === null);
    await replace(store, beside, before, left.length > 0 ? JSON.stringify(left) : null);
    return joined;
  }

  async function forget(): Promise<void> {
    for (const at of [key, beside]) await replace(store, at, await store.get(at), null);
  }

  async function work(): Promise<void> {
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      const less = value === null ? null : kind.lighter?.(value);
      if (value === null) await tried(forget);
      else if (!(await tried(() => write(value))) && less) await tried(() => write(less));
    }
    working = null;
  }

  return {
    read: () => read().catch(() => null),
    keep(value: Value | null): Promise<void> {
      waiting = { value };
      working ??= work();
      return working;
    },
  };
}
