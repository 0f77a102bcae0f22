import type { EventDraft } from '../../domain/entities/event.ts';
import type { OutboxChange } from '../outbox.types.ts';

/** An event with this title. */
export const draftOf = (title: string): EventDraft => ({
  title,
  description: null,
  detailedDescription: null,
  category: null,
  location: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  startTime: '2030-01-01T10:00:00Z',
  endTime: '2030-01-01T12:00:00Z',
  maxAttendees: 10,
  creditsRequired: 0,
  imageUrl: null,
  paypalUsername: null,
});

/** An edit that carries its mark where a person would have written something. */
export const edits = {
  profile: (mark: string, expectedUpdatedAt: string | null): OutboxChange => ({
    kind: 'profile.update',
    changes: { bio: mark },
    expectedUpdatedAt,
  }),
  create: (mark: string): OutboxChange => ({ kind: 'event.create', draft: { ...draftOf(mark), id: mark } }),
  update: (mark: string, eventId: string, expectedUpdatedAt: string | null): OutboxChange => ({
    kind: 'event.update',
    eventId,
    changes: { title: mark },
    expectedUpdatedAt,
  }),
  admin: (mark: string): OutboxChange => ({ kind: 'admin.add', userId: mark }),
  arrival: (mark: string): OutboxChange => ({
    kind: 'arrival.note',
    applicationId: mark,
    isHere: true,
    notedAt: '2030-01-01T10:00:00Z',
    name: 'Maya Weber',
  }),
};

/** A mark that is a UUID, since some edits carry it as an id. */
export const markNumber = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** Whether a field is an edit's mark. */
export const isMark = (value: unknown): value is string =>
  typeof value === 'string' && /^00000000-0000-4000-8000-\d{12}$/.test(value);
