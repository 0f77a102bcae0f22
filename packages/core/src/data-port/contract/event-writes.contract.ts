import { expect } from 'vitest';
import type { EventDraft } from '../../domain/entities/index.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

let made = 0;
/** An id that no test has used. */
function freshId(harness: ContractHarness): string {
  made += 1;
  const time = harness.now().getTime().toString(16).padStart(12, '0');
  return `${time.slice(-8)}-${made.toString(16).padStart(4, '0')}-4000-9000-${time}`;
}

function aDraft(harness: ContractHarness, given: Partial<EventDraft> = {}): EventDraft & { id: string } {
  const start = harness.now().getTime() + WEEK_MS;
  return {
    id: freshId(harness),
    title: 'Tea and "Talk" 🫖',
    description: 'An hour of tea.',
    detailedDescription: null,
    category: 'Social',
    location: 'Berlin, Mitte',
    timeZone: 'Europe/Berlin',
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3_600_000).toISOString(),
    maxAttendees: 12,
    creditsRequired: 6,
    imageUrl: null,
    paypalUsername: 'Sorella',
    ...given,
  };
}

/** What the port promises about writing gatherings. */
export function describeEventWritesContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('event writes', createHarness, options, (promise) => {
    promise(
      'creates an event under the id it was given, with link and city (R-254, A-16)',
      async (harness) => {
        const { data, userId } = await harness.newAdmin();
        const draft = aDraft(harness);
        const event = await data.events.create(userId, draft);
        expect({
          ...event,
          startTime: Date.parse(event.startTime),
          endTime: Date.parse(event.endTime),
        }).toEqual({
          ...draft,
          startTime: Date.parse(draft.startTime),
          endTime: Date.parse(draft.endTime),
          createdBy: userId,
          paypalPaymentLink: 'https://paypal.me/Sorella/30.00',
          attendeesCount: 0,
          updatedAt: expect.any(String),
        });
        const read = await (await harness.dataFor('visitor')).events.get(draft.id);
        expect(read).toEqual({ ...event, createdBy: null, paypalUsername: null });
      },
    );

    promise('makes one event of a creation that is repeated (R-434)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const draft = aDraft(harness);
      const operationId = freshId(harness);
      const event = await data.events.create(userId, draft, { operationId });
      expect(await data.events.create(userId, draft, { operationId })).toEqual(event);
      expect(await data.events.create(userId, draft)).toEqual(event);
      await data.events.update(userId, draft.id, { title: 'Coffee' });
      expect(await data.events.create(userId, draft, { operationId })).toEqual({ ...event, title: 'Coffee' });
    });

    promise("rejects the id of another admin's event with conflict", async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const other = await harness.newAdmin();
      const draft = aDraft(harness);
      await data.events.create(userId, draft);
      expect(await rejection(other.data.events.create(other.userId, draft))).toBe('conflict');
    });

    for (const [what, given] of [
      ['an end before its start (A-20)', { endTime: '2026-01-01T00:00:00Z' }],
      ['no seats (A-19)', { maxAttendees: 0 }],
      ['a picture that is not stored or linked (A-74)', { imageUrl: 'data:image/png;base64,AAAA' }],
      ['a category that is not on the list (R-279)', { category: 'Other things' }],
      ['a PayPal name that is a path (R-351)', { paypalUsername: 'x/y' }],
      ['no title', { title: ' ' }],
    ] as const)
      promise(`rejects an event with ${what} with invalid-input`, async (harness) => {
        const { data, userId } = await harness.newAdmin();
        const draft = aDraft(harness, given);
        expect(await rejection(data.events.create(userId, draft))).toBe('invalid-input');
        expect(await rejection(data.events.get(draft.id))).toBe('not-found');
      });

    promise(
      'edits an event, once for each operation and never over another edit (R-434)',
      async (harness) => {
        const { data, userId } = await harness.newAdmin();
        const event = await harness.anEvent();
        const first = { operationId: freshId(harness), expectedUpdatedAt: event.updatedAt };
        const changes = { title: 'Late tea', maxAttendees: 7 };
        const edited = await data.events.update(userId, event.id, changes, first);
        expect(edited).toEqual({ ...event, ...changes, updatedAt: edited.updatedAt });
        await data.events.update(userId, event.id, { title: 'Later tea' });
        expect(await data.events.update(userId, event.id, changes, first)).toMatchObject({
          title: 'Later tea',
          updatedAt: edited.updatedAt,
        });
        const next = { expectedUpdatedAt: edited.updatedAt };
        expect(await rejection(data.events.update(userId, event.id, { title: 'Tea' }, next))).toBe(
          'conflict',
        );
      },
    );

    promise('does not take a seat for an edit (R-434)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const event = await harness.anEvent();
      const member = await harness.newMember();
      await member.data.applications.apply({ eventId: event.id, userId: member.userId });
      const options = { expectedUpdatedAt: event.updatedAt };
      expect(await data.events.update(userId, event.id, { title: 'Tea' }, options)).toMatchObject({
        title: 'Tea',
      });
    });

    promise('rejects an edit of what is not there with not-found', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      expect(await rejection(data.events.update(userId, UNKNOWN_ID, { title: 'x' }))).toBe('not-found');
      const event = await harness.anEvent();
      await harness.removeEvent(event.id);
      expect(await rejection(data.events.update(userId, event.id, { title: 'x' }))).toBe('not-found');
    });

    promise(
      'writes for the admin named and signed in, and for nobody else (R-252, R-434)',
      async (harness) => {
        const admin = await harness.newAdmin();
        const member = await harness.newMember();
        const event = await harness.anEvent();
        const draft = aDraft(harness);
        for (const [data, userId] of [
          [admin.data, member.userId],
          [member.data, admin.userId],
          [member.data, member.userId],
        ] as const) {
          expect(await rejection(data.events.create(userId, draft))).toBe('forbidden');
          expect(await rejection(data.events.update(userId, event.id, { title: 'x' }))).toBe('forbidden');
        }
        const visitor = await harness.dataFor('visitor');
        expect(await rejection(visitor.events.create(admin.userId, draft))).toBe('not-signed-in');
        expect(await rejection(visitor.events.get(draft.id))).toBe('not-found');
        expect(await visitor.events.get(event.id)).toEqual(event);
      },
    );
  });
}
