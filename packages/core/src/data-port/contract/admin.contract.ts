import { expect } from 'vitest';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

/** What the port promises about becoming an admin. */
export function describeAdminContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('admin', createHarness, options, (promise) => {
    promise('knows that there is an admin (A-41)', async (harness) => {
      expect(await (await harness.dataFor('lena')).admin.adminExists()).toBe(true);
    });

    promise('lets nobody become the first once there is one (A-40)', async (harness) => {
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.admin.claimFirstAdmin(userId))).toBe('admin-exists');
      expect(await data.access.isAdmin(userId)).toBe(false);
    });

    promise('takes a repeated claim of somebody who is admin (A-42)', async (harness) => {
      const { data, userId } = await harness.newAdmin();
      expect(await rejection(data.admin.claimFirstAdmin(userId))).toBe('resolved');
    });

    promise('makes someone an admin for an admin, again without harm (R-261, R-395)', async (harness) => {
      const admin = await harness.newAdmin();
      const member = await harness.newMember();
      for (const _ of ['once', 'again']) {
        await admin.data.admin.grantAdmin(admin.userId, member.userId);
        expect(await member.data.access.isAdmin(member.userId)).toBe(true);
      }
    });

    promise('does nothing for a member, nor under another name (R-261, A-42)', async (harness) => {
      const admin = await harness.newAdmin();
      const member = await harness.newMember();
      const { userId } = await harness.newMember();
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(member.data.admin.grantAdmin(member.userId, userId))).toBe('forbidden');
      expect(await rejection(member.data.admin.grantAdmin(admin.userId, userId))).toBe('forbidden');
      expect(await rejection(admin.data.admin.grantAdmin(member.userId, userId))).toBe('forbidden');
      expect(await rejection(member.data.admin.claimFirstAdmin(userId))).toBe('forbidden');
      expect(await rejection(visitor.admin.claimFirstAdmin(userId))).toBe('not-signed-in');
      expect(await rejection(visitor.admin.adminExists())).toBe('not-signed-in');
    });
  });
}
