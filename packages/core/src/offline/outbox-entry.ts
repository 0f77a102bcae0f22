import * as z from 'zod/mini';
import { DATA_ERROR_CODES } from '../data-port/errors.ts';
import { Id } from '../domain/entities/common.ts';
import type { Json, OutboxChange, OutboxEntry, OutboxState } from './outbox.types.ts';

/** Where edits wait, by what they edit. */
export const QUEUE_KEYS = {
  profile: 'pendingProfileUpdates',
  events: 'pendingEvents',
  admin: 'adminPendingActions',
} as const;

/** One of the three queues. */
export type QueueName = keyof typeof QUEUE_KEYS;

/** All queues. */
export const QUEUE_NAMES = ['profile', 'events', 'admin'] as const satisfies readonly QueueName[];

/** Characters of an image that lies in the queue as a `data:` URL: storage holds five million for everything. */
export const QUEUED_IMAGE_MAX_CHARS = 1_000_000;

/** The queue that an edit waits in. */
export function queueOf(change: OutboxChange): QueueName {
  if (change.kind === 'profile.update') return 'profile';
  return change.kind === 'admin.add' ? 'admin' : 'events';
}

/** What an edit edits. */
export function entityOf(change: OutboxChange, owner: string): string {
  if (change.kind === 'profile.update') return `profile:${owner}`;
  if (change.kind === 'admin.add') return `admin:${change.userId}`;
  return `event:${change.kind === 'event.create' ? change.draft.id : change.eventId}`;
}

/** The version that an edit is based on; null for whatever stands there. */
export function baseOf(change: OutboxChange): string | null {
  return 'expectedUpdatedAt' in change ? change.expectedUpdatedAt : null;
}

/** The same edit, based on another version. */
export function basedOn(entry: OutboxEntry, version: string | null): OutboxEntry {
  if (!('expectedUpdatedAt' in entry.change)) return entry;
  return { ...entry, change: { ...entry.change, expectedUpdatedAt: version } };
}

/** Whether an edit carries a picture that is too large to wait on this device. */
export function hasLargeImage(change: OutboxChange): boolean {
  const image =
    change.kind === 'event.create'
      ? change.draft.imageUrl
      : change.kind === 'event.update'
        ? change.changes.imageUrl
        : null;
  return image?.startsWith('data:') === true && image.length > QUEUED_IMAGE_MAX_CHARS;
}

const text = z.nullable(z.string());

const isFields = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unions of zod would weigh on every visitor's first load, which shares it. */
const StoredStatus = z.object({
  state: z.enum(['waiting', 'conflict', 'refused']),
  version: z.optional(text),
  theirs: z.optional(z.custom<Readonly<Record<string, Json>>>(isFields)),
  code: z.optional(z.enum(DATA_ERROR_CODES)),
});

/** What every entry carries besides the fields that the specification names. */
const common = {
  version: z.literal(1),
  owner: Id,
  operationId: Id,
  sequence: z.int(),
  timestamp: z.number(),
  status: StoredStatus,
};

const StoredProfileUpdate = z.object({
  ...common,
  expectedUpdatedAt: text,
  changes: z.object({
    firstName: z.exactOptional(text),
    lastName: z.exactOptional(text),
    title: z.exactOptional(text),
    bio: z.exactOptional(text),
    avatarUrl: z.exactOptional(text),
    phone: z.exactOptional(text),
    gender: z.exactOptional(text),
    city: z.exactOptional(text),
    age: z.exactOptional(z.nullable(z.int())),
    whatsappGroupOptIn: z.exactOptional(z.boolean()),
  }),
});

const draft = {
  title: z.string(),
  description: text,
  detailedDescription: text,
  category: text,
  location: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  maxAttendees: z.int(),
  creditsRequired: z.int(),
  imageUrl: text,
  paypalUsername: text,
};

const StoredCreation = z.object({
  ...common,
  isEdit: z.literal(false),
  data: z.object({ id: Id, ...draft }),
});

const StoredEdit = z.object({
  ...common,
  isEdit: z.literal(true),
  expectedUpdatedAt: text,
  data: z.object({
    id: Id,
    title: z.exactOptional(draft.title),
    description: z.exactOptional(text),
    detailedDescription: z.exactOptional(text),
    category: z.exactOptional(text),
    location: z.exactOptional(draft.location),
    startTime: z.exactOptional(draft.startTime),
    endTime: z.exactOptional(draft.endTime),
    maxAttendees: z.exactOptional(draft.maxAttendees),
    creditsRequired: z.exactOptional(draft.creditsRequired),
    imageUrl: z.exactOptional(text),
    paypalUsername: z.exactOptional(text),
  }),
});

const StoredAdminAction = z.object({
  ...common,
  type: z.literal('add_admin'),
  userId: Id,
  /** Never true while it waits: what was synced is deleted. */
  synced: z.literal(false),
});

type Common = Omit<OutboxEntry, 'change' | 'entity' | 'status'> & { status: z.infer<typeof StoredStatus> };

function statusOf({ state, version, theirs, code }: Common['status']): OutboxState | null {
  if (state === 'waiting') return { state };
  if (state === 'conflict') return version !== undefined && theirs ? { state, version, theirs } : null;
  return code ? { state, code } : null;
}

function withChange(stored: Common, change: OutboxChange): OutboxEntry | null {
  const { owner, operationId, sequence, timestamp } = stored;
  const status = statusOf(stored.status);
  if (!status) return null;
  return { owner, operationId, sequence, timestamp, status, change, entity: entityOf(change, owner) };
}

const readers: Readonly<Record<QueueName, (stored: unknown) => OutboxEntry | null>> = {
  profile(stored) {
    const { data } = StoredProfileUpdate.safeParse(stored);
    if (!data) return null;
    const { changes, expectedUpdatedAt } = data;
    return withChange(data, { kind: 'profile.update', changes, expectedUpdatedAt });
  },
  events(stored) {
    const { data: made } = StoredCreation.safeParse(stored);
    if (made) return withChange(made, { kind: 'event.create', draft: made.data });
    const { data: edited } = StoredEdit.safeParse(stored);
    if (!edited) return null;
    const { id: eventId, ...changes } = edited.data;
    const { expectedUpdatedAt } = edited;
    return withChange(edited, { kind: 'event.update', eventId, changes, expectedUpdatedAt });
  },
  admin(stored) {
    const { data } = StoredAdminAction.safeParse(stored);
    return data ? withChange(data, { kind: 'admin.add', userId: data.userId }) : null;
  },
};

/** Reads one stored entry; null for what is none. */
export function readEntry(queue: QueueName, stored: unknown): OutboxEntry | null {
  return readers[queue](stored);
}

function storedChange(change: OutboxChange): Record<string, unknown> {
  switch (change.kind) {
    case 'profile.update':
      return { expectedUpdatedAt: change.expectedUpdatedAt, changes: change.changes };
    case 'event.create':
      return { isEdit: false, data: change.draft };
    case 'event.update':
      return {
        isEdit: true,
        expectedUpdatedAt: change.expectedUpdatedAt,
        data: { id: change.eventId, ...change.changes },
      };
    case 'admin.add':
      return { type: 'add_admin', userId: change.userId, synced: false };
  }
}

/** The form in which an entry is stored. */
export function storedEntry(entry: OutboxEntry): Readonly<Record<string, unknown>> {
  const { owner, operationId, sequence, timestamp, status, change } = entry;
  return { ...storedChange(change), timestamp, version: 1, owner, operationId, sequence, status };
}

/** The fields that an edit would write, as shown to her. */
export function fieldsOf(change: OutboxChange): Readonly<Record<string, Json>> {
  if (change.kind === 'admin.add') return { userId: change.userId };
  return { ...(change.kind === 'event.create' ? change.draft : change.changes) };
}
