import { expect } from 'vitest';
import type { AuditEntry, AuditLine } from '../../domain/entities/admin.ts';
import { fullName } from '../../domain/profile/names.ts';
import type { Admin } from '../community-data.ts';
import { decideOne, mustDecide } from './decisions.ts';
import type { ContractHarness, ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, freshId, rejection } from './suite.ts';

const FIRST = { page: 1, pageSize: 50 } as const;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

/** Every read and every act of the panels, which nobody but an admin may. */
const PANEL_CALLS: readonly (readonly [string, (admin: Admin) => Promise<unknown>])[] = [
  ['getOverview', (admin) => admin.getOverview()],
  ['listApplications', (admin) => admin.listApplications(FIRST)],
  ['listEvents', (admin) => admin.listEvents({ ...FIRST, period: 'coming' })],
  ['getEventPeople', (admin) => admin.getEventPeople(UNKNOWN_ID)],
  [
    'noteArrival',
    (admin) =>
      admin.noteArrival({ applicationId: UNKNOWN_ID, isHere: true, notedAt: '2026-01-01T10:00:00Z' }),
  ],
  ['listGuestMessages', (admin) => admin.listGuestMessages(UNKNOWN_ID)],
  [
    'messageGuests',
    (admin) =>
      admin.messageGuests({ eventId: UNKNOWN_ID, messageId: UNKNOWN_ID, audience: 'both', body: 'Hello' }),
  ],
  ['listMembers', (admin) => admin.listMembers(FIRST)],
  ['listSubscriptions', (admin) => admin.listSubscriptions(FIRST)],
  ['listAuditLog', (admin) => admin.listAuditLog(FIRST)],
  ['listMails', (admin) => admin.listMails(FIRST)],
  ['resendMails', (admin) => admin.resendMails([1])],
  ['getUserEmails', (admin) => admin.getUserEmails([UNKNOWN_ID])],
  [
    'decideApplications',
    (admin) => admin.decideApplications({ applicationIds: [UNKNOWN_ID], decision: 'deny', notes: null }),
  ],
  ['decideApprovals', (admin) => admin.decideApprovals({ userIds: [UNKNOWN_ID], decision: 'approve' })],
];

/** All that the lines of a page say. */
const entriesOf = (rows: readonly AuditLine[]): AuditEntry[] => rows.flatMap((line) => [line, ...line.more]);

/** So many members who applied for one event, the first of them first. */
async function applicants(harness: ContractHarness, howMany: number, maxAttendees: number) {
  const event = await harness.anEvent({
    maxAttendees,
    title: `Desk ${harness.unique()}`,
    creditsRequired: 1,
    paypalUsername: 'sorella',
  });
  const members: NewMember[] = [];
  const applicationIds: string[] = [];
  for (let index = 0; index < howMany; index += 1) {
    const member = await harness.newMember();
    members.push(member);
    const { id } = await member.data.applications.apply({ eventId: event.id, userId: member.userId });
    applicationIds.push(id);
  }
  return { event, members, applicationIds };
}

/** What the port promises about the admin's panels on the profile page. */
export function describeAdminToolsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('admin tools', createHarness, options, (promise) => {
    promise('opens no panel to a member or a visitor (R-370, R-378)', async (harness) => {
      const member = await harness.dataFor('maya');
      const visitor = await harness.dataFor('visitor');
      for (const [name, call] of PANEL_CALLS) {
        expect([name, await rejection(call(member.admin))]).toEqual([name, 'forbidden']);
        expect([name, await rejection(call(visitor.admin))]).toEqual([name, 'not-signed-in']);
      }
    });

    promise(
      'writes to those who come or wait: each reads it with her application, and it is sent once (A-67)',
      async (harness) => {
        const desk = await harness.dataFor('admin');
        const { admin } = desk;
        const { event, members, applicationIds } = await applicants(harness, 2, 5);
        await mustDecide(desk, { applicationId: applicationIds[0] ?? '', decision: 'approve' });
        const message = { eventId: event.id, messageId: freshId(harness), body: 'Bring an apron' };
        for (const _ of [1, 2]) {
          const sent = await admin.messageGuests({ ...message, audience: 'coming' });
          expect(sent).toMatchObject([{ audience: 'coming', body: 'Bring an apron', recipients: 1 }]);
        }
        const read = async ({ data, userId }: NewMember) => {
          const { rows } = await data.applications.listHistory(userId, { page: 1, pageSize: 10 });
          const [own] = await data.applications.listOwn(userId);
          expect(own?.messages).toEqual(rows[0]?.messages);
          return rows[0]?.messages.map(({ body }) => body);
        };
        const [coming, waiting] = members;
        if (!coming || !waiting) throw new Error('Nobody applied');
        expect(await read(coming)).toEqual(['Bring an apron']);
        expect(await read(waiting)).toEqual([]);
        await admin.messageGuests({
          eventId: event.id,
          messageId: freshId(harness),
          audience: 'both',
          body: 'It rains',
        });
        expect(await read(coming)).toEqual(['It rains', 'Bring an apron']);
        expect(await read(waiting)).toEqual(['It rains']);
        expect(await admin.listGuestMessages(event.id)).toHaveLength(2);
        await mustDecide(desk, { applicationId: applicationIds[1] ?? '', decision: 'deny' });
        const nobody = { ...message, messageId: freshId(harness), audience: 'waiting' } as const;
        expect(await rejection(admin.messageGuests(nobody))).toBe('no-application');
        expect(await rejection(admin.messageGuests({ ...nobody, audience: 'coming', body: ' ' }))).toBe(
          'invalid-input',
        );
      },
    );

    promise(
      'lists applications with member, address, event, seats and booking (R-374, A-69)',
      async (harness) => {
        const { admin, member, event, application, bookingId } = await paidApplication(harness);
        const { rows } = await admin.admin.listApplications({ ...FIRST, search: member.email });
        expect(rows).toMatchObject([
          {
            id: application.id,
            status: 'pending',
            bookingId,
            bookingStatus: 'pending',
            member: {
              id: member.userId,
              firstName: member.firstName,
              lastName: member.lastName,
              avatarUrl: null,
            },
            email: member.email,
            event: { id: event.id, title: event.title, attendeesCount: 0, isDeleted: false },
            history: { applied: 0, came: 0, cancelledLate: 0 },
            decidedBy: null,
          },
        ]);
        const { applications } = member.data;
        await applications.cancel({ eventId: event.id });
        await applications.apply({ eventId: event.id, userId: member.userId });
        const [again] = (await admin.admin.listApplications({ ...FIRST, search: member.email })).rows;
        expect(again?.history).toEqual({ applied: 1, came: 0, cancelledLate: 0 });
      },
    );

    promise(
      'pages, sorts, filters and searches applications, each page with the total (R-374, A-91)',
      async (harness) => {
        const { event, applicationIds } = await applicants(harness, 3, 20);
        const { admin } = await harness.dataFor('admin');
        const idsOf = async (query: Partial<Parameters<Admin['listApplications']>[0]>) => {
          const { rows, total } = await admin.listApplications({ ...FIRST, eventId: event.id, ...query });
          return [rows.map(({ id }) => id), total];
        };
        const [first, second, third] = applicationIds;
        expect(await idsOf({})).toEqual([[third, second, first], 3]);
        expect(await idsOf({ ascending: true })).toEqual([[first, second, third], 3]);
        expect(await idsOf({ page: 2, pageSize: 2 })).toEqual([[first], 3]);
        expect(await idsOf({ page: 9 })).toEqual([[], 3]);
        expect(await idsOf({ status: 'approved' })).toEqual([[], 0]);
        expect(await idsOf({ search: event.title.toUpperCase() })).toEqual([[third, second, first], 3]);
        // The reference of a payment's note, as far as it is typed.
        const [last] = (await admin.listApplications({ ...FIRST, eventId: event.id })).rows;
        const reference = last?.reference ?? '';
        for (const typed of [reference, reference.slice(0, -1).toLowerCase()])
          expect(await idsOf({ search: typed })).toEqual([[third], 1]);
        // What a pattern would take for anything is searched for as it is typed.
        expect(await idsOf({ search: '%' })).toEqual([[], 0]);
        for (const wrong of [{ page: 0 }, { pageSize: 101 }, { search: 'x'.repeat(101) }])
          expect(await rejection(admin.listApplications({ ...FIRST, ...wrong }))).toBe('invalid-input');
      },
    );

    promise(
      'lists events with who waits, and everybody who applied for one, with who is there',
      async (harness) => {
        const { event, members, applicationIds } = await applicants(harness, 2, 5);
        const data = await harness.dataFor('admin');
        const { admin } = data;
        const [first, second] = applicationIds;
        const applicationId = first ?? '';
        await mustDecide(data, { applicationId, decision: 'approve', notes: null });
        const listed = await admin.listEvents({ ...FIRST, period: 'coming', search: event.title });
        expect(listed).toMatchObject({
          total: 1,
          rows: [{ id: event.id, attendeesCount: 1, waiting: 1, arrived: 0 }],
        });
        expect(await admin.listEvents({ ...FIRST, period: 'past', search: event.title })).toMatchObject({
          total: 0,
        });

        const notedAt = new Date(Date.now() - 60_000).toISOString();
        const arrivedAt = await admin.noteArrival({ applicationId, isHere: true, notedAt });
        expect(Date.parse(arrivedAt ?? '')).toBe(Date.parse(notedAt));
        const found = await admin.getEventPeople(event.id);
        expect(found).toMatchObject({
          event: { id: event.id, title: event.title, isDeleted: false },
          total: 2,
        });
        const people = new Map(found.people.map((person) => [person.userId, person]));
        expect(people.get(members[0]?.userId ?? '')).toMatchObject({
          id: first,
          status: 'approved',
          firstName: members[0]?.firstName,
          email: members[0]?.email,
          arrivedAt,
        });
        expect(people.get(members[1]?.userId ?? '')).toMatchObject({
          id: second,
          status: 'pending',
          arrivedAt: null,
        });
        expect(
          await rejection(admin.noteArrival({ applicationId: second ?? '', isHere: true, notedAt })),
        ).toBe('no-active-booking');
        expect(await rejection(admin.getEventPeople(UNKNOWN_ID))).toBe('not-found');
      },
    );

    promise(
      'decides with a note that the member reads, and says who decided (R-371, R-372)',
      async (harness) => {
        const { admin, member, event, application } = await paidApplication(harness);
        const decision = {
          applicationId: application.id,
          decision: 'deny',
          notes: 'Next time, gladly.',
        } as const;
        expect(await decideOne(admin, decision)).toMatchObject({
          verdict: 'decided',
          applicationStatus: 'denied',
        });
        const own = await member.data.applications.getOwnForEvent({
          eventId: event.id,
          userId: member.userId,
        });
        expect(own).toMatchObject({ status: 'denied', adminNotes: 'Next time, gladly.' });
        expect(own?.processedAt).not.toBeNull();
        const [row] = (await admin.admin.listApplications({ ...FIRST, search: member.email })).rows;
        expect(row?.decidedBy?.id).toBe(harness.account('admin').userId);
      },
    );

    promise(
      'approves many until the seats run out, who waits longest first, and says what it did not do (A-05)',
      async (harness) => {
        const { event, applicationIds } = await applicants(harness, 3, 2);
        const [first = '', second = '', third = ''] = applicationIds;
        const { admin, events } = await harness.dataFor('admin');
        const answers = await admin.decideApplications({
          applicationIds: [third, first, second, UNKNOWN_ID],
          decision: 'approve',
          notes: null,
        });
        expect(new Map(answers.map(({ applicationId, verdict }) => [applicationId, verdict]))).toEqual(
          new Map([
            [first, 'decided'],
            [second, 'decided'],
            [third, 'event-full'],
            [UNKNOWN_ID, 'no-application'],
          ]),
        );
        expect((await events.get(event.id)).attendeesCount).toBe(2);
        const waiting = await admin.listApplications({ ...FIRST, eventId: event.id, status: 'pending' });
        expect(waiting.rows.map(({ id }) => id)).toEqual([third]);
      },
    );

    promise('tells a second admin what was decided before, and by whom (A-02)', async (harness) => {
      const { applicationIds } = await applicants(harness, 1, 5);
      const [one, two] = [await harness.newAdmin(), await harness.newAdmin()];
      await one.data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
      const denied = await two.data.admin.decideApplications({
        applicationIds,
        decision: 'deny',
        notes: null,
      });
      expect(denied).toMatchObject([
        { verdict: 'already-decided', applicationStatus: 'approved', decidedBy: { id: one.userId } },
      ]);
      const again = await two.data.admin.decideApplications({
        applicationIds,
        decision: 'approve',
        notes: null,
      });
      expect(again).toMatchObject([{ verdict: 'unchanged', decidedBy: { id: one.userId } }]);
    });

    promise('decides about a hundred at once and no more (A-91)', async (harness) => {
      const { admin } = await harness.dataFor('admin');
      const applicationIds = Array.from({ length: 101 }, () => UNKNOWN_ID);
      expect(
        await rejection(admin.decideApplications({ applicationIds, decision: 'approve', notes: null })),
      ).toBe('invalid-input');
    });

    promise(
      "tells members' cancellations from denials, the latest change first (R-381, R-382, R-437, A-11, A-12)",
      async (harness) => {
        const byMember = await paidApplication(harness);
        const byAdmin = await paidApplication(harness);
        const { admin } = byMember.admin;
        await byMember.member.data.applications.cancel({ eventId: byMember.event.id });
        await mustDecide(byAdmin.admin, { applicationId: byAdmin.application.id, decision: 'deny' });
        const list = async (cancelled: 'all' | 'member' | 'admin') => {
          const { rows } = await admin.listApplications({ ...FIRST, cancelled, sortBy: 'updated' });
          const both = new Set([byMember.application.id, byAdmin.application.id]);
          return rows.filter(({ id }) => both.has(id)).map(({ id }) => id);
        };
        expect(await list('all')).toEqual([byAdmin.application.id, byMember.application.id]);
        expect(await list('member')).toEqual([byMember.application.id]);
        expect(await list('admin')).toEqual([byAdmin.application.id]);
      },
    );

    promise(
      'lists members with the state of their approval, and decides about many (A-44, A-67)',
      async (harness) => {
        const [one, two] = [await harness.newMember(), await harness.newMember()];
        const { admin } = await harness.dataFor('admin');
        const find = async (search: string) => (await admin.listMembers({ ...FIRST, search })).rows;
        expect(await find(one.email)).toMatchObject([
          { userId: one.userId, email: one.email, status: 'pending', isAdmin: false },
        ]);
        const userIds = [one.userId, two.userId];
        const approve = async () =>
          (await admin.decideApprovals({ userIds, decision: 'approve' })).map(({ verdict }) => verdict);
        expect(await approve()).toEqual(['decided', 'decided']);
        expect(await approve()).toEqual(['unchanged', 'unchanged']);
        expect(await find(two.email)).toMatchObject([{ status: 'approved' }]);
        const { rows } = await admin.listMembers({ ...FIRST, onlyAdmins: true, pageSize: 100 });
        expect(rows.every(({ isAdmin }) => isAdmin)).toBe(true);
      },
    );

    promise('takes the rights of an admin, again without harm (R-395)', async (harness) => {
      const [admin, other] = [await harness.newAdmin(), await harness.newAdmin()];
      const revoke = () => admin.data.admin.revokeAdmin(admin.userId, other.userId);
      expect(await rejection(other.data.admin.revokeAdmin(admin.userId, other.userId))).toBe('forbidden');
      await revoke();
      await revoke();
      expect(await other.data.access.isAdmin(other.userId)).toBe(false);
      expect(await rejection(other.data.admin.revokeAdmin(other.userId, admin.userId))).toBe('forbidden');
    });

    promise(
      'lists feature toggles by name, switches them, and keeps the setting (R-384, R-385, A-68)',
      async (harness) => {
        const { admin } = await harness.newAdmin().then(({ data }) => data);
        const toggles = await admin.listFeatureToggles();
        const names = toggles.map(({ featureName }) => featureName);
        expect(names).toEqual(names.toSorted());
        const toggle = toggles.find(({ featureName }) => featureName === 'subscriptions');
        const id = toggle?.id ?? '';
        expect(await admin.setFeatureToggle({ id, isEnabled: true })).toMatchObject({ id, isEnabled: true });
        expect(await admin.setFeatureToggle({ id, isEnabled: false })).toMatchObject({ isEnabled: false });
        const setting = toggles.find(({ featureName }) => featureName === 'paypal_email')?.id ?? '';
        const before = await admin.getPaypalUsername();
        await admin.savePaypalUsername(before ?? 'SorellaCircle');
        expect(await rejection(admin.setFeatureToggle({ id: setting, isEnabled: false }))).toBe(
          'invalid-input',
        );
        const maya = await harness.dataFor('maya');
        expect(await rejection(maya.admin.setFeatureToggle({ id, isEnabled: true }))).toBe('not-found');
      },
    );

    promise('lists subscriptions and cancels an active one (R-387, R-389)', async (harness) => {
      const member = await harness.newMember();
      await harness.subscribe(member.userId, 4);
      const { admin } = await harness.dataFor('admin');
      const find = async () => (await admin.listSubscriptions({ ...FIRST, search: member.email })).rows;
      expect(await find()).toMatchObject([
        {
          userId: member.userId,
          avatarUrl: null,
          userEmail: member.email,
          planName: 'Monthly',
          subscriptionTier: 'monthly',
          subscriptionStatus: 'active',
          planPriceCents: 4999,
        },
      ]);
      await admin.cancelSubscription(member.userId);
      expect(await find()).toMatchObject([{ subscriptionStatus: 'cancelled' }]);
    });

    promise('resolves the addresses of a hundred members at most (R-394)', async (harness) => {
      const { admin } = await harness.dataFor('admin');
      const { userId, email } = await harness.newMember();
      expect(await admin.getUserEmails([userId, UNKNOWN_ID])).toEqual(new Map([[userId, email]]));
      const tooMany = Array.from({ length: 101 }, () => userId);
      expect(await rejection(admin.getUserEmails(tooMany))).toBe('invalid-input');
    });

    promise(
      'keeps who did what, when, with what stood before and after, and finds it by name (A-67)',
      async (harness) => {
        const { applicationIds } = await applicants(harness, 1, 5);
        const { userId, data, email } = await harness.newAdmin();
        await data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
        const { rows } = await data.admin.listAuditLog({ ...FIRST, search: email });
        const entry = entriesOf(rows).find(({ tableName }) => tableName === 'event_applications');
        expect(entry).toMatchObject({
          actorId: userId,
          actor: { id: userId },
          action: 'update',
          rowId: applicationIds[0],
          before: { status: 'pending' },
          after: { status: 'approved' },
        });
        expect(entry?.changed).toContain('status');
      },
    );

    promise('says whom and what a line is about, and is searched by it (A-67)', async (harness) => {
      const { applicationIds, event } = await applicants(harness, 1, 5);
      const { data } = await harness.newAdmin();
      await data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
      const { rows } = await data.admin.listAuditLog({ ...FIRST, search: event.title });
      const entry = entriesOf(rows).find(({ rowId }) => rowId === applicationIds[0]);
      expect(entry).toMatchObject({ title: event.title, member: { id: expect.any(String) } });
      const { rows: again } = await data.admin.listAuditLog({
        ...FIRST,
        search: entry?.member ? fullName(entry.member) : '-',
      });
      expect(entriesOf(again).map(({ rowId }) => rowId)).toContain(applicationIds[0]);
    });

    promise('calls an event deleted that is, and finds it so (A-67)', async (harness) => {
      const { event } = await applicants(harness, 1, 5);
      const { data } = await harness.newAdmin();
      await data.events.delete(event.id);
      const { rows } = await data.admin.listAuditLog({ ...FIRST, action: 'delete', search: event.id });
      expect(rows).toMatchObject([{ action: 'delete', tableName: 'events', title: event.title }]);
    });

    promise('keeps that a list with addresses was read, and what was exported (A-67)', async (harness) => {
      const { data, email } = await harness.newAdmin();
      await data.admin.listMembers({ ...FIRST, search: email });
      await data.admin.listMembers({ ...FIRST, status: 'pending', isExport: true, pageSize: 1000 });
      const { rows } = await data.admin.listAuditLog({ ...FIRST, search: email });
      expect(rows.map(({ action, tableName }) => [action, tableName])).toEqual([
        ['export', 'members'],
        ['read', 'members'],
      ]);
      expect(rows[0]?.exportedRows).toBeGreaterThan(0);
      const wanted = { ...FIRST, search: email, action: 'without-own-reading' } as const;
      const own = await data.admin.listAuditLog(wanted);
      expect(own.rows.map(({ action }) => action)).toEqual(['export']);
      const colleague = await harness.newAdmin();
      const others = await colleague.data.admin.listAuditLog(wanted);
      expect(others.rows.map(({ action }) => action)).toEqual(['export', 'read']);
    });

    promise('shows all that one act did as one line, and pages by acts (A-67)', async (harness) => {
      const { applicationIds, event } = await applicants(harness, 3, 5);
      const { userId, data, email } = await harness.newAdmin();
      await data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
      await data.events.update(userId, event.id, { description: 'There is more room now.' });
      const asked = { search: email, action: 'update', tableName: 'event_applications' } as const;
      const decided = await data.admin.listAuditLog({ ...FIRST, ...asked });
      expect(decided).toMatchObject({
        total: 1,
        rows: [{ kinds: [{ tableName: 'event_applications', action: 'update', entries: 3 }] }],
      });
      expect(
        entriesOf(decided.rows)
          .map(({ rowId }) => rowId)
          .toSorted(),
      ).toEqual(applicationIds.toSorted());
      expect(entriesOf(decided.rows).map(({ standing }) => standing)).toEqual(Array(3).fill('approved'));
      const all = await data.admin.listAuditLog({ ...FIRST, search: email, action: 'without-reading' });
      expect(all.rows.map(({ kinds }) => kinds.length)).toContain(2);
      const [one, two] = await Promise.all(
        [1, 2].map((page) =>
          data.admin.listAuditLog({ page, pageSize: 1, search: email, action: 'without-reading' }),
        ),
      );
      expect([...(one?.rows ?? []), ...(two?.rows ?? [])]).toEqual(all.rows.slice(0, 2));
      expect(one?.total).toBe(all.total);
    });

    promise('writes each entry into a file for itself (A-67)', async (harness) => {
      const { applicationIds } = await applicants(harness, 2, 5);
      const { data, email } = await harness.newAdmin();
      await data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
      const file = await data.admin.listAuditLog({
        ...FIRST,
        search: email,
        tableName: 'event_applications',
        isExport: true,
      });
      expect(file).toMatchObject({ total: 2, rows: [{ more: [] }, { more: [] }] });
    });

    promise('finds what was done in a time (A-67)', async (harness) => {
      const { applicationIds } = await applicants(harness, 2, 5);
      const { data, email } = await harness.newAdmin();
      for (const id of applicationIds)
        await data.admin.decideApplications({ applicationIds: [id], decision: 'approve', notes: null });
      const asked = { ...FIRST, search: email, tableName: 'event_applications' };
      const [second, first] = (await data.admin.listAuditLog(asked)).rows;
      const bounds = { since: first?.createdAt ?? '', until: second?.createdAt ?? '' };
      const { rows } = await data.admin.listAuditLog({ ...asked, ...bounds });
      expect(rows).toEqual([first]);
      const later = await data.admin.listAuditLog({ ...asked, since: bounds.until });
      expect(later.rows).toEqual([second]);
    });

    promise('leaves out what was only read where that is asked for (A-67)', async (harness) => {
      const { data, email } = await harness.newAdmin();
      await data.admin.listMembers({ ...FIRST, search: email });
      await data.admin.listMembers({ ...FIRST, isExport: true, pageSize: 1000 });
      const colleague = await harness.newAdmin();
      const { rows } = await colleague.data.admin.listAuditLog({
        ...FIRST,
        search: email,
        action: 'without-reading',
      });
      expect(rows.map(({ action }) => action)).toEqual(['export']);
    });

    promise('counts what waits, with the age of the first (A-91)', async (harness) => {
      const before = await (await harness.dataFor('admin')).admin.getOverview();
      const { admin } = await paidApplication(harness);
      const after = await admin.admin.getOverview();
      expect(after.applications.waiting).toBeGreaterThan(before.applications.waiting);
      expect(after.bookings.waiting).toBeGreaterThan(before.bookings.waiting);
      expect(after.money.awaitedCents - before.money.awaitedCents).toBeGreaterThanOrEqual(1000);
      expect(after.applications.oldest).not.toBeNull();
      expect(after.newMembers).toHaveLength(12);
    });
  });
}
