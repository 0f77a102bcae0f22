import { expect } from 'vitest';
import type { ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { acquainted } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const STRANGER = 'f0000000-0000-4000-8000-00000000000f';
const write = (from: NewMember, to: NewMember, content = 'hello') =>
  from.data.messages.send({ id: from.newId(), recipientId: to.userId, content });
const report = (from: NewMember, about: NewMember, more: { id?: string; messageId?: string } = {}) =>
  from.data.safety.report({
    id: more.id ?? from.newId(),
    userId: about.userId,
    messageId: more.messageId ?? null,
    reason: 'harassment',
    comment: 'More than once.',
  });

/** What the port promises about blocks, reports and cards. */
export function describeSafetyContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('safety', createHarness, options, (promise) => {
    promise(
      'shows what two members share, and nothing to somebody without access (A-54)',
      async (harness) => {
        const [one, other] = await acquainted(harness, 2);
        const card = await one.data.safety.getMemberCard(other.userId);
        expect(card).toMatchObject({ id: other.userId, firstName: other.firstName, mayMessage: true });
        expect(card?.sharedEvents).toHaveLength(1);
        const lena = await harness.dataFor('lena');
        expect(await lena.safety.getMemberCard(other.userId)).toBeNull();
        expect(await one.data.safety.getMemberCard(STRANGER)).toBeNull();
      },
    );

    promise('shows nothing of a member to somebody who has not met her (A-54)', async (harness) => {
      const [one] = await acquainted(harness, 2);
      const [stranger] = await acquainted(harness, 2);
      expect(await stranger.data.safety.getMemberCard(one.userId)).toBeNull();
      expect(await stranger.data.profiles.getPublic([one.userId])).toEqual([]);
    });

    promise('hides each from the other while one blocks, and tells neither why (A-57)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      await write(one, other);
      await one.data.safety.block(other.userId);
      await one.data.safety.block(other.userId);
      for (const [asking, hidden] of [
        [one, other],
        [other, one],
      ] as const) {
        const { userId, data } = asking;
        expect(await data.messages.listConversations({ userId, before: null })).toEqual([]);
        expect(await data.messages.listThread({ otherUserId: hidden.userId, before: null })).toEqual([]);
        expect(await data.messages.countUnread(userId)).toBe(0);
        expect(await data.safety.getMemberCard(hidden.userId)).toBeNull();
        expect(await data.profiles.getPublic([hidden.userId])).toEqual([]);
        expect(await rejection(write(asking, hidden))).toBe('not-messageable');
      }
      expect(await one.data.safety.listBlocked()).toMatchObject([{ userId: other.userId }]);
      expect(await other.data.safety.listBlocked()).toEqual([]);
      await one.data.safety.unblock(other.userId);
      expect(await rejection(write(other, one))).toBe('resolved');
    });

    promise('blocks nobody for oneself or for a visitor', async (harness) => {
      const one = await harness.newMember();
      expect(await rejection(one.data.safety.block(one.userId))).toBe('invalid-input');
      expect(await rejection(one.data.safety.block(STRANGER))).toBe('resolved');
      expect(await one.data.safety.listBlocked()).toEqual([]);
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.safety.block(one.userId))).toBe('not-signed-in');
    });

    promise('hands a report to admins once, with a copy of the message', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const sent = await write(other, one, 'something rude');
      const id = one.newId();
      await report(one, other, { id, messageId: sent.id });
      await report(one, other, { id, messageId: sent.id });
      const admin = await harness.newAdmin();
      const query = { status: 'open', page: 1, pageSize: 100 } as const;
      const { rows } = await admin.data.safety.listReports(query);
      const mine = rows.filter((row) => row.id === id);
      expect(mine).toMatchObject([
        {
          reporter: { id: one.userId, firstName: one.firstName },
          reportedId: other.userId,
          comment: 'More than once.',
          copy: { message: { content: 'something rude' }, profile: { firstName: other.firstName } },
        },
      ]);
      const found = async (search: string) =>
        (await admin.data.safety.listReports({ ...query, search })).rows.map((row) => row.id);
      for (const search of [one.email, other.firstName, 'more than ONCE'])
        expect(await found(search)).toContain(id);
      expect(await found(harness.unique())).toEqual([]);
      expect(await rejection(one.data.safety.listReports(query))).toBe('forbidden');
      expect(await rejection(report(one, one))).toBe('invalid-input');
      expect(await rejection(report(other, one, { messageId: sent.id }))).toBe('not-found');
    });

    promise('lets an admin decide a report, one way', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const id = one.newId();
      await report(one, other, { id });
      const admin = await harness.newAdmin();
      const decide = (by: NewMember, decision: 'upheld' | 'dismissed') =>
        by.data.safety.decideReport({ reportId: id, decision, note: 'Talked to her.' });
      expect(await rejection(decide(one, 'dismissed'))).toBe('forbidden');
      await decide(admin, 'upheld');
      await decide(admin, 'upheld');
      expect(await rejection(decide(admin, 'dismissed'))).toBe('already-decided');
    });
  });
}
