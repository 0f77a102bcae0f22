import { expect } from 'vitest';
import { mustDecide } from './decisions.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

/** What the port promises about rights. */
export function describeAccessContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('access', createHarness, options, (promise) => {
    for (const [role, expected] of [
      ['maya', true],
      ['noor', true],
      ['admin', true],
      ['lena', false],
    ] as const)
      promise(`gives ${role} ${expected ? 'access' : 'no access'} (R-248)`, async (harness) => {
        const data = await harness.dataFor(role);
        expect(await data.access.hasMemberAccess(harness.account(role).userId)).toBe(expected);
      });

    promise("answers false about someone else's access, whatever it is (A-55)", async (harness) => {
      const lena = await harness.dataFor('lena');
      expect(await lena.access.hasMemberAccess(harness.account('maya').userId)).toBe(false);
    });

    promise('ends access with the last approved application (A-45)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await member.data.access.hasMemberAccess(member.userId)).toBe(true);
      await member.data.applications.cancel({ eventId: event.id });
      expect(await member.data.access.hasMemberAccess(member.userId)).toBe(false);
    });

    promise('rejects a visitor rather than denying falsely (A-37)', async (harness) => {
      const visitor = await harness.dataFor('visitor');
      const { userId } = harness.account('maya');
      expect(await rejection(visitor.access.hasMemberAccess(userId))).toBe('not-signed-in');
    });

    promise(
      'knows an admin by her row, and a member from a visitor (R-005, R-257, R-259)',
      async (harness) => {
        const admin = await harness.dataFor('admin');
        const maya = await harness.dataFor('maya');
        expect(await admin.access.isAdmin(harness.account('admin').userId)).toBe(true);
        expect(await maya.access.isAdmin(harness.account('maya').userId)).toBe(false);
        const visitor = await harness.dataFor('visitor');
        const asked = visitor.access.isAdmin(harness.account('maya').userId);
        expect(await rejection(asked)).toBe('not-signed-in');
      },
    );

    promise('tells a member nothing about who else is an admin (A-41)', async (harness) => {
      const maya = await harness.dataFor('maya');
      expect(await maya.access.isAdmin(harness.account('admin').userId)).toBe(false);
    });

    promise(
      'tells everybody which features are switched off, as soon as they are (R-385)',
      async (harness) => {
        const { admin } = (await harness.newAdmin()).data;
        const toggles = await admin.listFeatureToggles();
        const id = toggles.find(({ featureName }) => featureName === 'subscriptions')?.id ?? '';
        const [maya, visitor] = [await harness.dataFor('maya'), await harness.dataFor('visitor')];
        expect(await maya.access.listDisabledFeatures()).toContain('subscriptions');
        expect(await visitor.access.listDisabledFeatures()).toContain('subscriptions');
        await admin.setFeatureToggle({ id, isEnabled: true });
        expect(await maya.access.listDisabledFeatures()).not.toContain('subscriptions');
        await admin.setFeatureToggle({ id, isEnabled: false });
      },
    );

    promise('tells her own rights, which follow her roles at once (A-104)', async (harness) => {
      const { admin } = (await harness.newAdmin()).data;
      const member = await harness.newMember();
      const { listRights } = member.data.access;
      expect(await listRights()).toEqual({ rights: [], hostedEventIds: [] });
      await admin.giveRole({ userId: member.userId, role: 'treasurer' });
      const staff = await admin.giveRole({ userId: member.userId, role: 'moderator' });
      expect(staff.filter(({ member: { id } }) => id === member.userId).map(({ role }) => role)).toEqual(
        expect.arrayContaining(['treasurer', 'moderator']),
      );
      expect((await listRights()).rights.toSorted()).toEqual(['members', 'payments', 'refunds', 'reports']);
      expect((await member.data.admin.listPayments({ page: 1, pageSize: 1 })).rows).toBeDefined();
      expect(await rejection(member.data.admin.listStaff())).toBe('forbidden');
      await admin.takeRole({ userId: member.userId, role: 'treasurer' });
      const left = await admin.takeRole({ userId: member.userId, role: 'moderator' });
      expect(left).toEqual(await admin.listStaff());
      expect(await listRights()).toEqual({ rights: [], hostedEventIds: [] });
      expect(await rejection(member.data.admin.listPayments({ page: 1, pageSize: 1 }))).toBe('forbidden');
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.access.listRights())).toBe('not-signed-in');
    });

    promise('a host sees the people of her event, and of no other (A-104)', async (harness) => {
      const { admin, event } = await paidApplication(harness);
      const other = (await paidApplication(harness)).event;
      const host = await harness.newMember();
      const hosts = await admin.admin.setEventHost({ eventId: event.id, userId: host.userId, isHost: true });
      expect(hosts.map(({ member: { id } }) => id)).toEqual([host.userId]);
      const { rows: log } = await admin.admin.listAuditLog({ page: 1, pageSize: 25, search: host.email });
      expect(log.find(({ tableName }) => tableName === 'event_hosts')).toMatchObject({ title: event.title });
      expect(await host.data.access.listRights()).toEqual({ rights: ['guests'], hostedEventIds: [event.id] });
      expect((await host.data.admin.getEventPeople(event.id)).people).toHaveLength(1);
      expect(await rejection(host.data.admin.getEventPeople(other.id))).toBe('forbidden');
      await admin.admin.setEventHost({ eventId: event.id, userId: host.userId, isHost: false });
      expect(await admin.admin.listEventHosts(event.id)).toEqual([]);
      expect(await rejection(host.data.admin.getEventPeople(event.id))).toBe('forbidden');
    });

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const maya = await harness.dataFor('maya');
      expect(await rejection(maya.access.hasMemberAccess('me'))).toBe('invalid-input');
      expect(await rejection(maya.access.isAdmin('me'))).toBe('invalid-input');
    });
  });
}
