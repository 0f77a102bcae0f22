import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type EventDraft, PUBLISHED_AT_ONCE } from '../../domain/entities/event.ts';
import { PLACES_AND_CITIES } from '../../domain/events/event-city.fixture.ts';
import {
  checkEventForm,
  type EventForm,
  parseWholeNumber,
  zoneOfForm,
} from '../../domain/events/event-form.ts';
import { eventChanges, eventFormOf } from '../../domain/events/event-form-values.ts';
import { anyEventForm, BAD_INPUTS, GOOD_FORM } from '../../domain/events/event-inputs.fixture.ts';
import { cleanPaypalUsername } from '../../domain/events/money.ts';
import { zonedToUtc } from '../../domain/geography/zoned-time.ts';
import type { CommunityData } from '../community-data.ts';
import { mustDecide } from './decisions.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, freshId, rejection } from './suite.ts';

/** The first bytes of a picture. */
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WEEK_MS = 7 * 24 * 3_600_000;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

function aDraft(harness: ContractHarness, given: Partial<EventDraft> = {}): EventDraft & { id: string } {
  const start = harness.now().getTime() + WEEK_MS;
  return {
    id: freshId(harness),
    title: 'Tea and "Talk" 🫖',
    description: 'An hour of tea.',
    detailedDescription: null,
    category: 'Social',
    location: 'Berlin, Mitte',
    city: 'Berlin',
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

/** What a form says when nobody has checked it. */
function unchecked(form: EventForm): EventDraft {
  const timeZone = zoneOfForm(form);
  const instant = (local: string) => {
    const read = zonedToUtc(local, timeZone);
    return read.kind === 'invalid' ? local : read.instant;
  };
  const creditsRequired = parseWholeNumber(form.creditsRequired);
  return {
    title: form.title,
    description: form.description,
    detailedDescription: form.detailedDescription,
    category: form.category,
    location: form.location,
    city: form.city,
    timeZone,
    startTime: instant(form.startLocal),
    endTime: instant(form.endLocal),
    maxAttendees: parseWholeNumber(form.maxAttendees),
    creditsRequired,
    imageUrl: form.imageUrl || null,
    paypalUsername: creditsRequired > 0 ? cleanPaypalUsername(form.paypalUsername) || null : null,
  };
}

/** What the database alone can know of an event: from where pictures are shown. */
const ONLY_ITS_PICTURE = ['resolved', 'picture-refused'];

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
          publishedAt: expect.any(String),
          cancelledAt: null,
          cancellationReason: null,
          paypalPaymentLink: 'https://paypal.me/Sorella/30.00',
          attendeesCount: 0,
          updatedAt: expect.any(String),
        });
        const read = await (await harness.dataFor('visitor')).events.get(draft.id);
        expect(read).toEqual({ ...event, createdBy: null, paypalUsername: null });
      },
    );

    promise(
      'guesses the city of an event that comes without one as the form suggests it (A-103)',
      async (harness) => {
        const { data, userId } = await harness.newAdmin();
        for (const [location, guess] of PLACES_AND_CITIES) {
          const { city: _city, ...draft } = aDraft(harness, { location });
          const { city } = await data.events.create(userId, draft);
          expect([location, city]).toEqual([location, guess]);
        }
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

    promise('rejects a picture from anywhere with picture-refused (R-339, A-74)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      for (const imageUrl of [
        'data:image/png;base64,AAAA',
        'javascript:alert(1)',
        'https://evil.example/x.jpg',
        'https://images.unsplash.com@evil.example/x.jpg',
      ])
        expect(await rejection(data.events.create(userId, aDraft(harness, { imageUrl })))).toBe(
          'picture-refused',
        );
    });

    promise(
      'refuses whatever the form refuses, with an error of its kind (R-335 to R-339, A-19, A-20)',
      async (harness) => {
        const { data, userId } = await harness.newAdmin();
        const answers: string[] = [];
        for (const [field, typed, name] of BAD_INPUTS) {
          const draft = { ...unchecked({ ...GOOD_FORM, ...typed }), id: freshId(harness) };
          answers.push(`${field} ${name}: ${String(await rejection(data.events.create(userId, draft)))}`);
        }
        expect(
          answers.filter(
            (answer) => !/: (invalid-input|picture-refused|paypal-username-required)$/.test(answer),
          ),
        ).toEqual([]);
      },
    );

    promise(
      'takes whatever the form lets through, but for a picture from elsewhere (R-342)',
      async (harness) => {
        const { data, userId } = await harness.newAdmin();
        const now = harness.now().getTime();
        let taken = 0;
        await fc.assert(
          fc.asyncProperty(anyEventForm, async (form) => {
            const check = checkEventForm(form, { now, approvedCount: 0 });
            if (check.kind === 'invalid') return;
            const answer = await rejection(
              data.events.create(userId, { ...check.draft, id: freshId(harness) }),
            );
            expect(check.draft.imageUrl === null ? ['resolved'] : ONLY_ITS_PICTURE).toContain(answer);
            taken += 1;
          }),
          // A letter of Unicode 16, which not every server knows.
          { numRuns: 150, examples: [[{ ...GOOD_FORM, title: '\u{1CC00}' }]] },
        );
        expect(taken).toBeGreaterThan(5);
      },
    );

    promise('takes every edit that the form lets through (R-342, A-70)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const now = harness.now().getTime();
      // Times that no form can say: seconds, and the second of two hours that read alike.
      const event = await data.events.create(
        userId,
        aDraft(harness, {
          startTime: '2026-10-25T01:30:45.123456Z',
          endTime: '2026-10-25T05:00:30.5Z',
        }),
      );
      const before = eventFormOf(event);
      await fc.assert(
        fc.asyncProperty(anyEventForm, fc.subarray(Object.keys(GOOD_FORM)), async (typed, fields) => {
          const changed = Object.fromEntries(
            Object.entries(typed).filter(([field]) => fields.includes(field)),
          );
          const form = { ...before, ...changed };
          const check = checkEventForm(form, { now, approvedCount: 0, storedTimes: event });
          if (check.kind === 'invalid') return;
          const changes = eventChanges(before, form, check.draft);
          const answer = await rejection(data.events.update(userId, event.id, changes));
          expect(changes.imageUrl ? ONLY_ITS_PICTURE : ['resolved']).toContain(answer);
          // The next one begins where this one did.
          if (answer === 'resolved') {
            const {
              id: _,
              createdBy: _by,
              paypalPaymentLink: _link,
              attendeesCount: _count,
              updatedAt: _at,
              // It stays, and is nobody's to take back.
              publishedAt: _shown,
              cancelledAt: _cancelled,
              cancellationReason: _reason,
              ...draft
            } = event;
            await data.events.update(userId, event.id, draft);
          }
        }),
        {
          numRuns: 80,
          examples: [[{ ...GOOD_FORM, endLocal: '2026-10-25T02:45' }, ['endLocal']]],
        },
      );
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

    promise('never has fewer seats than are taken (A-19)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const event = await harness.anEvent({ maxAttendees: 3 });
      for (const { data: member, userId: id } of [await harness.newMember(), await harness.newMember()])
        await harness.approve((await member.applications.apply({ eventId: event.id, userId: id })).id);
      const update = (maxAttendees: number) => data.events.update(userId, event.id, { maxAttendees });
      expect(await rejection(update(1))).toBe('seats-below-approved');
      expect(await rejection(update(0))).toBe('invalid-input');
      expect(await update(2)).toMatchObject({ maxAttendees: 2, attendeesCount: 2 });
    });

    promise('takes no price without somebody to pay (R-337)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const draft = aDraft(harness, { creditsRequired: 2, paypalUsername: null });
      expect(await rejection(data.events.create(userId, draft))).toBe('paypal-username-required');
      const free = await harness.anEvent({ creditsRequired: 0, paypalUsername: null });
      const price = data.events.update(userId, free.id, { creditsRequired: 2 });
      expect(await rejection(price)).toBe('paypal-username-required');
      // One of before that names nobody can still be edited, but for that.
      const old = await harness.anEvent({ creditsRequired: 2, paypalUsername: null });
      expect(await data.events.update(userId, old.id, { title: 'Tea' })).toMatchObject({ title: 'Tea' });
      const named = await data.events.update(userId, old.id, { paypalUsername: 'Sorella' });
      expect(named.paypalPaymentLink).toBe('https://paypal.me/Sorella/10.00');
    });

    promise('tells whoever applied before that time or place changed', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const event = await harness.anEvent();
      const member = await harness.newMember();
      await member.data.applications.apply({ eventId: event.id, userId: member.userId });
      const history = async () => {
        const { rows } = await member.data.applications.listHistory(member.userId, { page: 1, pageSize: 1 });
        return rows[0]?.event?.rescheduledAt;
      };
      await data.events.update(userId, event.id, { title: 'Other tea', maxAttendees: 5 });
      expect(await history()).toBe(null);
      await data.events.update(userId, event.id, { location: 'Hamburg, Altona' });
      const moved = await history();
      expect(moved).toEqual(expect.any(String));
      await data.events.update(userId, event.id, {
        endTime: new Date(Date.parse(event.endTime) + 60_000).toISOString(),
      });
      expect(await history()).not.toBe(moved);
    });

    promise('counts what deleting would do, and does it (A-26, R-343)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      const rival = await harness.newMember();
      await rival.data.applications.apply({ eventId: event.id, userId: rival.userId });
      const counts = { pending: 2, approved: 0, paid: 0, paidCents: 0 };
      expect(await admin.events.countApplications(event.id)).toEqual(counts);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      const paid = { pending: 1, approved: 1, paid: 1, paidCents: application.paymentAmountCents };
      expect(await admin.events.countApplications(event.id)).toEqual(paid);
      for (const data of [member.data, rival.data]) {
        expect(await rejection(data.events.countApplications(event.id))).toBe('forbidden');
        expect(await rejection(data.events.delete(event.id, { force: true }))).toBe('forbidden');
      }
      expect(await rejection(admin.events.delete(event.id))).toBe('event-has-paid-bookings');
      expect((await admin.events.get(event.id)).attendeesCount).toBe(1);
      await admin.events.delete(event.id, { force: true });
      expect(await rejection(admin.events.get(event.id))).toBe('not-found');
      expect(await rejection(admin.events.delete(event.id))).toBe('not-found');
      // Her application says what it was for; the event itself is there for nobody.
      for (const { data, userId } of [member, rival]) {
        expect(await data.applications.listOwn(userId)).toMatchObject([
          { status: 'denied', adminNotes: 'Event cancelled', event: { title: event.title } },
        ]);
        expect(await rejection(data.events.get(event.id))).toBe('not-found');
      }
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.events.get(event.id))).toBe('not-found');
    });

    promise('keeps a draft, and what is published later, from everybody but admins', async (harness) => {
      const { data: admin, userId } = await harness.newAdmin();
      const member = await harness.newMember();
      const others = [await harness.dataFor('visitor'), member.data];
      const inHours = (hours: number) => new Date(harness.now().getTime() + hours * 3_600_000).toISOString();
      for (const publishedAt of [null, inHours(12)]) {
        const title = `Draft ${harness.unique()}`;
        const draft = aDraft(harness, { title, publishedAt, startTime: inHours(48), endTime: inHours(50) });
        const event = await admin.events.create(userId, draft);
        const listed = async (data: CommunityData) => {
          const query = { from: event.startTime, category: null, city: null, search: event.title };
          const { events } = await data.events.list({ ...query, page: 1, pageSize: 100 });
          return events.some(({ id }) => id === event.id);
        };
        const stored = (await admin.events.get(event.id)).publishedAt;
        expect(stored === null ? null : Date.parse(stored)).toBe(publishedAt && Date.parse(publishedAt));
        expect(await listed(admin)).toBe(true);
        for (const data of others) {
          expect(await rejection(data.events.get(event.id))).toBe('not-found');
          expect(await listed(data)).toBe(false);
        }
        const applying = member.data.applications.apply({ eventId: event.id, userId: member.userId });
        expect(await rejection(applying)).toBe('not-found');
        const tooLate = admin.events.update(userId, event.id, { publishedAt: inHours(49) });
        expect(await rejection(tooLate)).toBe('invalid-input');
        await admin.events.update(userId, event.id, { publishedAt: PUBLISHED_AT_ONCE });
        for (const data of others) expect(await listed(data)).toBe(true);
        for (const unpublished of [null, inHours(12)])
          expect(await rejection(admin.events.update(userId, event.id, { publishedAt: unpublished }))).toBe(
            'invalid-input',
          );
      }
    });

    promise('cancels with a reason: no list has it, its page says why (A-26, R-343)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      const rival = await harness.newMember();
      await rival.data.applications.apply({ eventId: event.id, userId: rival.userId });
      expect(await rejection(member.data.events.cancel(event.id, 'No.'))).toBe('forbidden');
      for (const reason of ['', ' \u00a0\u200b', 'x'.repeat(501)])
        expect(await rejection(admin.events.cancel(event.id, reason))).toBe('invalid-input');
      expect((await admin.events.get(event.id)).cancelledAt).toBeNull();
      const cancelled = await admin.events.cancel(event.id, ' The host is ill. ');
      expect(cancelled).toMatchObject({
        id: event.id,
        cancelledAt: expect.any(String),
        cancellationReason: 'The host is ill.',
        attendeesCount: 0,
      });
      // No answer came, so it is asked again.
      expect(await admin.events.cancel(event.id, 'Something else')).toEqual(cancelled);
      const visitor = await harness.dataFor('visitor');
      for (const data of [visitor, member.data]) {
        expect(await data.events.get(event.id)).toMatchObject({ cancellationReason: 'The host is ill.' });
        const { events } = await data.events.list({
          from: event.startTime,
          category: null,
          city: null,
          page: 1,
          pageSize: 100,
        });
        expect(events.map(({ id }) => id)).not.toContain(event.id);
      }
      for (const { data, userId } of [member, rival])
        expect(await data.applications.listOwn(userId)).toMatchObject([
          { status: 'denied', adminNotes: 'The host is ill.', event: { id: event.id } },
        ]);
      const late = await harness.newMember();
      const applying = late.data.applications.apply({ eventId: event.id, userId: late.userId });
      expect(await rejection(applying)).toBe('not-found');
      const { rows } = await admin.admin.listEvents({
        period: 'coming',
        page: 1,
        pageSize: 50,
        search: event.title,
      });
      expect(rows.find(({ id }) => id === event.id)).toMatchObject({ isCancelled: true });
    });

    promise('cancels nothing that is over (A-45)', async (harness) => {
      const { data } = await harness.newAdmin();
      const event = await harness.anEvent({
        startTime: new Date(harness.now().getTime() - 4 * 3_600_000).toISOString(),
        endTime: new Date(harness.now().getTime() - 3_600_000).toISOString(),
      });
      expect(await rejection(data.events.cancel(event.id, 'Too late.'))).toBe('event-over');
      expect((await data.events.get(event.id)).cancelledAt).toBeNull();
    });

    promise('stores a picture under a random name, which an event may then have (R-341)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      const event = await harness.anEvent();
      const store = (bytes: Uint8Array) => data.events.uploadImage({ bytes, contentType: 'text/html' });
      const [one, other] = [await store(PNG), await store(PNG)];
      expect(one).not.toBe(other);
      expect(one).toMatch(/\/event-images\/[0-9a-f-]{36}\.png$/);
      expect(await harness.pictureAt(one)).toEqual(PNG);
      expect(await data.events.update(userId, event.id, { imageUrl: one })).toMatchObject({ imageUrl: one });
      expect(await rejection(store(Uint8Array.from([60, 115, 118, 103])))).toBe('unsupported-file');
      const large = new Uint8Array(5 * 1024 * 1024 + 1);
      large.set(PNG);
      expect(await rejection(store(large))).toBe('file-too-large');
      const member = await harness.dataFor('maya');
      const visitor = await harness.dataFor('visitor');
      const image = { bytes: PNG, contentType: 'image/png' };
      expect(await rejection(member.events.uploadImage(image))).toBe('forbidden');
      expect(await rejection(visitor.events.uploadImage(image))).toBe('not-signed-in');
    });

    promise('puts one PayPal name on every event that has a price (A-17)', async (harness) => {
      const { data } = await harness.newAdmin();
      const name = `P${harness.unique()}`;
      const priced = await harness.anEvent({ creditsRequired: 2, paypalUsername: 'Before' });
      const nameless = await harness.anEvent({ creditsRequired: 1, paypalUsername: null });
      const free = await harness.anEvent({ creditsRequired: 0 });
      const differing = async () => {
        const { rows, total } = await data.admin.listDifferingPaypalLinks(name, { page: 1, pageSize: 100 });
        return { total, ids: rows.map(({ id }) => id) };
      };
      const before = await differing();
      expect(before.ids).toEqual(expect.arrayContaining([priced.id, nameless.id]));
      expect(before.ids).not.toContain(free.id);
      expect(await data.admin.refreshPaypalLinks(name)).toBe(before.total);
      expect(await differing()).toEqual({ total: 0, ids: [] });
      expect((await data.events.get(priced.id)).paypalPaymentLink).toBe(`https://paypal.me/${name}/10.00`);
      expect(await data.admin.refreshPaypalLinks(name)).toBe(0);
      expect(await rejection(data.admin.refreshPaypalLinks('x/y'))).toBe('invalid-input');
      const member = await harness.dataFor('maya');
      expect(await rejection(member.admin.refreshPaypalLinks(name))).toBe('forbidden');
    });

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
