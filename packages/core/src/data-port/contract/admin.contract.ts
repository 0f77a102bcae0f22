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

    promise('takes a repeated claim of somebody who is admin (A-42, R-399)', async (harness) => {
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

    promise(
      'keeps one PayPal.me username, and gives it to admins alone (R-255, R-351, R-357, R-358)',
      async (harness) => {
        const admin = await harness.newAdmin();
        const before = await admin.data.admin.getPaypalUsername();
        for (const username of ['SorellaBerlin', 'SorellaCircle']) {
          await admin.data.admin.savePaypalUsername(username);
          expect(await admin.data.admin.getPaypalUsername()).toBe(username);
        }
        expect(await (await harness.dataFor('maya')).admin.getPaypalUsername()).toBe(null);
        expect(await (await harness.dataFor('visitor')).admin.getPaypalUsername()).toBe(null);
        if (before !== null) await admin.data.admin.savePaypalUsername(before);
      },
    );

    promise(
      'takes no PayPal.me username that is none, nor one of a member (R-255, R-353)',
      async (harness) => {
        const admin = await harness.newAdmin();
        const before = await admin.data.admin.getPaypalUsername();
        for (const username of ['', 'so rella', 'paypal.me/Sorella', 'x'.repeat(21)])
          expect(await rejection(admin.data.admin.savePaypalUsername(username))).toBe('invalid-input');
        const member = await harness.dataFor('maya');
        const visitor = await harness.dataFor('visitor');
        expect(await rejection(member.admin.savePaypalUsername('MayaHerself'))).toBe('forbidden');
        expect(await rejection(visitor.admin.savePaypalUsername('Somebody'))).toBe('not-signed-in');
        expect(await admin.data.admin.getPaypalUsername()).toBe(before);
      },
    );

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
