import * as z from 'zod/mini';
import type { ProfileChanges } from '../../data-port/community-data.ts';
import { DATA_ERROR_CODES } from '../../data-port/errors.ts';
import { Id } from '../../domain/entities/common.ts';
import type { EventDraft } from '../../domain/entities/event.ts';
import type { Fields } from '../commands/command.types.ts';
import { type ShapeOf } from './shape.ts';
import { type Written, writtenIn } from './written.ts';

// Edits that wait on devices. They are the member's own and nothing else has them, so one that says more than this
// release knows is not sent without that: it stays unread until a release can send all of it, or she discards it.

const text = z.nullable(z.string());
const given = z.exactOptional(z.string());
const givenText = z.exactOptional(text);
const givenCount = z.exactOptional(z.int());

/** What of an edit is stored: the fields of its shape, whatever it is given. */
export const writtenAs = (shape: object, edit: object): Written =>
  Object.fromEntries(Object.entries(edit).filter(([field]) => field in shape));

/**
 * What the member has written, with no field that this release does not know. `gone` are fields of earlier releases that
 * nobody can write any more: an edit is read without them.
 */
export const editOf = <Shape extends z.core.$ZodShape>(shape: Shape, gone: readonly string[] = []) =>
  z.pipe(
    z.transform((stored) =>
      Object.fromEntries(Object.entries(writtenIn(stored)).filter(([field]) => !gone.includes(field))),
    ),
    z.strictObject(shape),
  );

/** Fields of a stored edit of the member's profile. */
export const profileEdit = {
  firstName: givenText,
  lastName: givenText,
  title: givenText,
  bio: givenText,
  avatarUrl: givenText,
  phone: givenText,
  gender: givenText,
  city: givenText,
  age: z.exactOptional(z.nullable(z.int())),
  whatsappGroupOptIn: z.exactOptional(z.boolean()),
} satisfies ShapeOf<ProfileChanges>;

/** Fields of a stored edit of an event, beside its id. */
export const eventEdit = {
  title: given,
  description: givenText,
  detailedDescription: givenText,
  category: givenText,
  location: given,
  city: given,
  timeZone: given,
  startTime: given,
  endTime: given,
  maxAttendees: givenCount,
  creditsRequired: givenCount,
  imageUrl: givenText,
  paypalUsername: givenText,
  publishedAt: givenText,
} satisfies ShapeOf<Partial<EventDraft>>;

/** Fields of a stored new event. */
export const newEvent = {
  id: Id,
  title: z.string(),
  description: text,
  detailedDescription: text,
  category: text,
  location: z.string(),
  city: given,
  timeZone: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  maxAttendees: z.int(),
  creditsRequired: z.int(),
  imageUrl: text,
  paypalUsername: text,
  publishedAt: givenText,
} satisfies ShapeOf<EventDraft & { id: string }>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every entry carries besides the fields of its command. */
export const StoredEntry = z.object({
  version: z.literal(1),
  /** Missing in entries that the specification's first form stored: their fields tell. */
  kind: z.optional(z.string()),
  owner: Id,
  operationId: Id,
  sequence: z.int(),
  timestamp: z.number(),
  // Unions of zod weigh too much for what is loaded with a session.
  status: z.object({
    state: z.enum(['waiting', 'conflict', 'refused']),
    version: z.optional(text),
    theirs: z.optional(z.custom<Fields>(isFields)),
    code: z.optional(z.enum(DATA_ERROR_CODES)),
  }),
});
