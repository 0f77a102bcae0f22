import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { _default as byDefault } from 'zod/mini';
import { Id } from '../../domain/entities/common.ts';
import type { Message } from '../../domain/entities/message.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { createMemoryStore } from '../memory-store.ts';
import { idOf, OWNER } from '../testing/stored-rows.ts';
import { STORED_SAMPLES, type StoredKind } from '../testing/stored-samples.ts';
import { editOf, eventEdit, newEvent, profileEdit } from './edits.ts';
import { StoredEvent, StoredMessage, StoredProfile } from './rows.ts';
import type { ShapeOf } from './shape.ts';
import { pendingSignUp } from './sign-up.ts';
import { StoredUnsent } from './unsent.ts';

const KINDS = Object.keys(STORED_SAMPLES) as StoredKind[];
const FOLDER = join(import.meta.dirname, 'released');
const FILES = readdirSync(FOLDER);

const jsonIn = (file: string): object => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const kindOf = (file: string) =>
  KINDS.find((kind) => kind === file.replace(/\.\d+\.json$/, '')) ?? expect.fail(`${file} is of no kind`);
const numberOf = (file: string) => Number(/\.(\d+)\.json$/.exec(file)?.[1]);

/** What yesterday's release has written of a kind. */
function latestOf(kind: StoredKind): object {
  const files = FILES.filter((file) => kindOf(file) === kind);
  return jsonIn(files.toSorted((one, other) => numberOf(one) - numberOf(other)).at(-1) ?? '');
}

/** A device on which this lies. */
const deviceWith = (stored: object) =>
  createMemoryStore(
    Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])),
  );

/** The same with every object in it changed. */
function eachObject(value: unknown, change: (row: object) => object): unknown {
  if (Array.isArray(value)) return value.map((part) => eachObject(part, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([field, part]) => [field, eachObject(part, change)] as const);
  return change(Object.fromEntries(parts));
}

/** All texts and numbers in a value. */
function leavesOf(value: unknown): Set<unknown> {
  if (typeof value === 'object' && value !== null)
    return new Set(Object.values(value).flatMap((part) => [...leavesOf(part)]));
  return new Set(typeof value === 'string' || typeof value === 'number' ? [value] : []);
}

/** Another release: this one with other shapes. */
async function releaseWith(shapes: Readonly<Record<string, object>>) {
  vi.resetModules();
  for (const [path, changed] of Object.entries(shapes))
    vi.doMock(path, async (original) => ({ ...(await original<object>()), ...changed }));
  const { STORED_SAMPLES: samples } = await import('../testing/stored-samples.ts');
  const { createCaches } = await import('../caches.ts');
  return { samples, createCaches };
}
type Release = Awaited<ReturnType<typeof releaseWith>>;

/** Writes beside what is there, as reading and typing on would. */
async function writeBeside({ createCaches }: Release, store: KeyValueStore) {
  const caches = createCaches({ store, now: () => 0 });
  caches.setUser(OWNER);
  await caches.keepThread(OWNER, idOf(90), []);
  await caches.keepEvents({ category: null, city: 'elsewhere', page: 1 }, { events: [], total: 0 });
}

afterEach(() => {
  vi.resetModules();
  for (const path of ['./rows.ts', './edits.ts', './unsent.ts', './sign-up.ts']) vi.doUnmock(path);
});

describe('what lies on a device', () => {
  it.each(FILES)('is read by this release, all of it that it knows: %s', async (file) => {
    const { value, read } = STORED_SAMPLES[kindOf(file)];
    const found = await read(deviceWith(jsonIn(file)));
    expect(found ?? null).not.toBeNull();
    const stored = leavesOf(jsonIn(file));
    const known = [...leavesOf(value)].filter((leaf) => stored.has(leaf));
    expect(known.filter((leaf) => !leavesOf(found).has(leaf))).toEqual([]);
  });

  it.each(KINDS)('is read as it was written: %s', async (kind) => {
    const { value, write, read } = STORED_SAMPLES[kind];
    const store = createMemoryStore();
    await write(store);
    expect(await read(store)).toEqual(value);
  });

  // What a release does with an edit that says more than it knows: commands.test.ts.
  it.each(KINDS.filter((kind) => !kind.includes('.')))(
    'is read after a newer release was rolled back: %s',
    async (kind) => {
      const { value, read } = STORED_SAMPLES[kind];
      const later = (row: object) => ({ ...row, ofALaterRelease: { its: ['own'] } });
      const stored = Object.entries(latestOf(kind)).map(([key, part]) => [key, eachObject(part, later)]);
      const store = deviceWith(Object.fromEntries(stored));
      expect(await read(store)).toEqual(value);
      await writeBeside(await releaseWith({}), store);
      expect(await read(store)).toEqual(value);
      const left = await Promise.all((await store.keys()).map((key) => store.get(key)));
      expect(left.join('').split('ofALaterRelease').length).toBeGreaterThan(1);
    },
  );
});

const DEFAULT = 'what stands for it';
const added = byDefault(z.string(), DEFAULT);
const { isRead: _read, ...unread } = StoredMessage.shape;
const { location: _place, ...placeless } = StoredEvent.shape;
const { title: _title, ...untitled } = StoredProfile.shape;
const { title: _edited, ...untitledEdit } = profileEdit;
const { location: _moved, ...placelessEdit } = eventEdit;
const { location: _new, ...placelessEvent } = newEvent;
const { content: _words, ...wordless } = StoredUnsent.shape;
const { questionnaireData: _answers, ...unasked } = pendingSignUp.shape;
const without = (field: string) => ({ editOf: (shape: z.core.$ZodShape) => editOf(shape, [field]) });

/**
 * Two later releases for each kind: one whose entity has a field more, and one whose entity has lost `gone`. `mark` is a
 * field by which the entity's rows are known; `partial` where none of its fields has to be there.
 */
const LATER: readonly {
  kind: StoredKind;
  mark: string;
  gone: string;
  more: Record<string, object>;
  less: Record<string, object>;
  partial?: true;
}[] = [
  {
    kind: 'cachedMessages',
    mark: 'senderId',
    gone: 'isRead',
    more: { './rows.ts': { StoredMessage: z.extend(StoredMessage, { added }) } },
    less: { './rows.ts': { StoredMessage: z.object(unread) } },
  },
  {
    kind: 'cachedEvents',
    mark: 'attendeesCount',
    gone: 'location',
    more: { './rows.ts': { StoredEvent: z.extend(StoredEvent, { added }) } },
    less: { './rows.ts': { StoredEvent: z.object(placeless) } },
  },
  {
    kind: 'profile',
    mark: 'whatsappGroupOptIn',
    gone: 'title',
    more: { './rows.ts': { StoredProfile: z.extend(StoredProfile, { added }) } },
    less: { './rows.ts': { StoredProfile: z.object(untitled) } },
  },
  {
    kind: 'profile.update',
    mark: 'bio',
    gone: 'title',
    more: { './edits.ts': { profileEdit: { ...profileEdit, added: z.exactOptional(z.string()) } } },
    less: { './edits.ts': { profileEdit: untitledEdit, ...without('title') } },
    partial: true,
  },
  {
    kind: 'event.update',
    mark: 'imageUrl',
    gone: 'location',
    more: { './edits.ts': { eventEdit: { ...eventEdit, added: z.exactOptional(z.string()) } } },
    less: { './edits.ts': { eventEdit: placelessEdit, ...without('location') } },
    partial: true,
  },
  {
    kind: 'event.create',
    mark: 'paypalUsername',
    gone: 'location',
    more: { './edits.ts': { newEvent: { ...newEvent, added } } },
    less: { './edits.ts': { newEvent: placelessEvent, ...without('location') } },
  },
  {
    kind: 'messageDraft',
    mark: 'writtenAt',
    gone: 'content',
    more: { './unsent.ts': { StoredUnsent: z.extend(StoredUnsent, { added }) } },
    less: { './unsent.ts': { StoredUnsent: z.object(wordless) } },
  },
  {
    kind: 'pendingSignUp',
    mark: 'personalDetails',
    gone: 'questionnaireData',
    more: { './sign-up.ts': { pendingSignUp: z.extend(pendingSignUp, { added }) } },
    less: { './sign-up.ts': { pendingSignUp: z.object(unasked) } },
  },
];

describe.each(LATER)('$kind of yesterday', ({ kind, mark, gone, more, less, partial }) => {
  const { value, read } = STORED_SAMPLES[kind];

  it('is read by a release whose entity has a field more, and nothing of it is erased', async () => {
    const store = deviceWith(latestOf(kind));
    const release = await releaseWith(more);
    const withMore = eachObject(value, (row) => (mark in row && !partial ? { ...row, added: DEFAULT } : row));
    expect(await release.samples[kind].read(store)).toEqual(withMore);
    await writeBeside(release, store);
    expect(await release.samples[kind].read(store)).toEqual(withMore);
    expect(await read(store)).toEqual(value);
  });

  it('is read by a release whose entity has a field less', async () => {
    const store = deviceWith(latestOf(kind));
    const release = await releaseWith(less);
    const withLess = eachObject(value, (row) =>
      mark in row ? Object.fromEntries(Object.entries(row).filter(([field]) => field !== gone)) : row,
    );
    expect(withLess).not.toEqual(value);
    expect(await release.samples[kind].read(store)).toEqual(withLess);
    await writeBeside(release, store);
    expect(await release.samples[kind].read(store)).toEqual(withLess);
    expect(await read(store)).toEqual(value);
  });
});

it('is a type error where an entity gets a field, until its stored shape says what stands for it', () => {
  interface Later extends Message {
    fieldOfALaterRelease: string;
  }
  // @ts-expect-error -- a later message has `fieldOfALaterRelease`
  const lacking = { ...StoredMessage.shape } satisfies ShapeOf<Later>;
  const said = { ...StoredMessage.shape, fieldOfALaterRelease: added } satisfies ShapeOf<Later>;
  // @ts-expect-error -- nobody has a name any more
  const tooMuch = { id: Id, name: z.string() } satisfies ShapeOf<{ id: string }>;
  expect([lacking, said, tooMuch].map((shape) => 'fieldOfALaterRelease' in shape)).toEqual([
    false,
    true,
    false,
  ]);
});
