import { expect } from 'vitest';
import type { CoffeeChats, NewCoffeeChat } from '../community-data.ts';
import type { ContractHarness, ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const DAY_MS = 86_400_000;
const FIRST = { page: 1, pageSize: 50 } as const;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

/** A UUID that nobody has; the suites know no platform that makes one. */
const newId = (harness: ContractHarness) => {
  const hex = [...harness.unique()]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
  return `c0ffee00-0000-4000-8000-${hex.slice(-12)}`;
};

/** Noon so many days ahead, in UTC. */
const noonIn = (harness: ContractHarness, days: number, hour = 12) => {
  const date = new Date(harness.now().getTime() + days * DAY_MS);
  date.setUTCHours(hour, 0, 0, 0);
  // As the backend writes them.
  return date.toISOString().replace('.000Z', '+00:00');
};

const aRequest = (
  harness: ContractHarness,
  requester: { userId: string },
  overrides: Partial<NewCoffeeChat> = {},
): NewCoffeeChat => ({
  id: newId(harness),
  requesterId: requester.userId,
  recipientId: null,
  message: 'About gardens.',
  proposedDates: [noonIn(harness, 2)],
  timeZone: 'UTC',
  ...overrides,
});

/** Members approved for one gathering: they have access and may write to each other. */
async function guests(harness: ContractHarness, count: number): Promise<NewMember[]> {
  const event = await harness.anEvent();
  const members: NewMember[] = [];
  for (let made = 0; made < count; made += 1) {
    const member = await harness.newMember();
    const { id } = await member.data.applications.apply({ eventId: event.id, userId: member.userId });
    await harness.approve(id);
    members.push(member);
  }
  return members;
}

async function pair(harness: ContractHarness): Promise<[NewMember, NewMember]> {
  const [one, other] = await guests(harness, 2);
  if (!one || !other) throw new Error('a pair is two');
  return [one, other];
}

async function choose({ userId, data }: NewMember, names: readonly string[]): Promise<void> {
  const categories = await data.profiles.listInterestCategories(names);
  await data.profiles.saveInterests(
    userId,
    categories.map(({ id }) => id),
  );
}

/** What the port promises about coffee chats. */
export function describeCoffeeChatsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('coffee chats', createHarness, options, (promise) => {
    promise('asks openly: pending, with no recipient (R-211, R-213, R-217)', async (harness) => {
      const [{ userId, data }] = await pair(harness);
      const input = aRequest(harness, { userId });
      const request = await data.coffeeChats.create(input);
      expect(request).toMatchObject({ ...input, status: 'pending', recipientId: null, selectedDate: null });
      expect(await data.coffeeChats.listOwn(userId, FIRST)).toEqual({ rows: [request], total: 1 });
    });

    promise('takes the same request again as one', async (harness) => {
      const [{ userId, data }, other] = await pair(harness);
      const input = aRequest(harness, { userId }, { recipientId: other.userId });
      const request = await data.coffeeChats.create(input);
      expect(await data.coffeeChats.create(input)).toEqual(request);
      expect((await data.coffeeChats.listOwn(userId, FIRST)).total).toBe(1);
      const hers = { ...input, requesterId: other.userId, recipientId: null };
      expect(await rejection(other.data.coffeeChats.create(hers))).toBe('conflict');
    });

    promise('asks for nobody without access, and for nobody else (R-006, A-55)', async (harness) => {
      const stranger = await harness.newMember();
      const maya = await harness.dataFor('maya');
      const visitor = await harness.dataFor('visitor');
      const input = aRequest(harness, stranger);
      expect(await rejection(stranger.data.coffeeChats.create(input))).toBe('forbidden');
      expect(await rejection(maya.coffeeChats.create(input))).toBe('forbidden');
      expect(await rejection(visitor.coffeeChats.create(input))).toBe('not-signed-in');
    });

    promise(
      'rejects no, past, duplicate, too many days and times off the slots with invalid-input (R-203 to R-205)',
      async (harness) => {
        const [member] = await pair(harness);
        const wrong = [
          [],
          [noonIn(harness, -1)],
          [noonIn(harness, 2), noonIn(harness, 2)],
          [2, 3, 4, 5].map((days) => noonIn(harness, days)),
          [noonIn(harness, 2, 13)],
          ['soon'],
        ];
        for (const proposedDates of wrong) {
          const input = aRequest(harness, member, { proposedDates });
          expect([proposedDates, await rejection(member.data.coffeeChats.create(input))]).toEqual([
            proposedDates,
            'invalid-input',
          ]);
        }
        const abroad = aRequest(harness, member, { timeZone: 'Asia/Kolkata' });
        expect(await rejection(member.data.coffeeChats.create(abroad))).toBe('invalid-input');
      },
    );

    promise('rejects an eleventh pending request with too-many-coffee-chats (A-92)', async (harness) => {
      const [member] = await pair(harness);
      for (let asked = 0; asked < 10; asked += 1)
        await member.data.coffeeChats.create(aRequest(harness, member));
      expect(await rejection(member.data.coffeeChats.create(aRequest(harness, member)))).toBe(
        'too-many-coffee-chats',
      );
    });

    promise(
      'lists own requests newest first, page by page, and nobody else (R-218, A-65, A-91)',
      async (harness) => {
        const [one, other] = await pair(harness);
        const ids: string[] = [];
        for (let asked = 0; asked < 3; asked += 1)
          ids.unshift((await one.data.coffeeChats.create(aRequest(harness, one))).id);
        const idsOn = async (query: Parameters<CoffeeChats['listOwn']>[1]) => {
          const { rows, total } = await one.data.coffeeChats.listOwn(one.userId, query);
          return [rows.map(({ id }) => id), total];
        };
        expect(await idsOn(FIRST)).toEqual([ids, 3]);
        expect(await idsOn({ page: 2, pageSize: 2 })).toEqual([ids.slice(2), 3]);
        expect(await idsOn({ ...FIRST, order: 'oldest' })).toEqual([ids.toReversed(), 3]);
        expect(await idsOn({ page: 3, pageSize: 2 })).toEqual([[], 3]);
        expect(await other.data.coffeeChats.listOwn(one.userId, FIRST)).toEqual({ rows: [], total: 0 });
      },
    );

    promise('cancels only its own, and only while pending (R-214, R-220)', async (harness) => {
      const [one, other] = await pair(harness);
      const cancel = ({ data, userId }: Pick<NewMember, 'data' | 'userId'>, requestId: string) =>
        data.coffeeChats.cancelOwn({ requestId, userId });
      const request = await one.data.coffeeChats.create(aRequest(harness, one));
      expect(await rejection(cancel(other, request.id))).toBe('forbidden');
      const admin = { data: await harness.dataFor('admin'), userId: harness.account('admin').userId };
      expect(await rejection(cancel(admin, request.id))).toBe('forbidden');
      const cancelled = await cancel(one, request.id);
      expect(cancelled).toMatchObject({ id: request.id, status: 'cancelled' });
      expect(Date.parse(cancelled.updatedAt)).toBeGreaterThan(Date.parse(request.updatedAt));
      expect(await rejection(cancel(one, request.id))).toBe('already-decided');
      const { accepted } = await adminAccepts(harness, one);
      expect(await rejection(cancel(one, accepted.id))).toBe('already-decided');
    });

    promise('lets an admin and nobody else set any status (R-212, R-215)', async (harness) => {
      const [one, other] = await pair(harness);
      const { admin, accepted } = await adminAccepts(harness, one);
      for (const status of ['completed', 'rejected', 'cancelled', 'pending'] as const)
        expect(await admin.coffeeChats.setStatus({ requestId: accepted.id, status })).toMatchObject({
          status,
        });
      for (const { data } of [one, other])
        expect(
          await rejection(data.coffeeChats.setStatus({ requestId: accepted.id, status: 'accepted' })),
        ).toBe('forbidden');
      expect(
        await rejection(admin.coffeeChats.setStatus({ requestId: UNKNOWN_ID, status: 'accepted' })),
      ).toBe('not-found');
    });

    promise(
      'lists all for admins with names, cancelled apart from active (R-219, R-232, A-61)',
      async (harness) => {
        const [one, other] = await pair(harness);
        const to = aRequest(harness, one, { recipientId: other.userId });
        const [kept, dropped] = [
          await one.data.coffeeChats.create(to),
          await one.data.coffeeChats.create(aRequest(harness, one)),
        ];
        await one.data.coffeeChats.cancelOwn({ requestId: dropped.id, userId: one.userId });
        const admin = await harness.dataFor('admin');
        const list = async (show: 'active' | 'cancelled', status?: 'pending' | 'accepted') => {
          const { rows } = await admin.coffeeChats.listAll({ ...FIRST, show, ...(status && { status }) });
          return rows.filter(({ requesterId }) => requesterId === one.userId);
        };
        expect(await list('active')).toMatchObject([
          {
            id: kept.id,
            requester: { id: one.userId, firstName: one.firstName, lastName: one.lastName },
            recipient: { id: other.userId, firstName: other.firstName },
          },
        ]);
        const ids = async (status: 'pending' | 'accepted') =>
          (await list('active', status)).map(({ id }) => id);
        expect([await ids('pending'), await ids('accepted')]).toEqual([[kept.id], []]);
        expect(await list('cancelled')).toMatchObject([{ id: dropped.id, recipient: null }]);
        const stranger = await harness.newMember();
        expect(await stranger.data.coffeeChats.listAll({ ...FIRST, show: 'active' })).toEqual({
          rows: [],
          total: 0,
        });
      },
    );

    promise('asks a person once at a time, and only whom she may write to (A-57, A-60)', async (harness) => {
      const [one, other] = await pair(harness);
      const ask = (recipientId: string) =>
        one.data.coffeeChats.create(aRequest(harness, one, { recipientId }));
      const request = await ask(other.userId);
      expect(await rejection(ask(other.userId))).toBe('conflict');
      expect(await rejection(ask((await harness.newMember()).userId))).toBe('not-messageable');
      expect(await rejection(ask(one.userId))).toBe('not-messageable');
      expect(await other.data.coffeeChats.listReceived(other.userId, FIRST)).toEqual({
        rows: [request],
        total: 1,
      });
      expect((await one.data.coffeeChats.listReceived(other.userId, FIRST)).total).toBe(1);
      await one.data.coffeeChats.cancelOwn({ requestId: request.id, userId: one.userId });
      expect((await other.data.coffeeChats.listReceived(other.userId, FIRST)).total).toBe(0);
      await ask(other.userId);
    });

    promise('accepts one proposed time, once (R-216, A-60)', async (harness) => {
      const [one, other] = await pair(harness);
      const proposedDates = [noonIn(harness, 2), noonIn(harness, 3)];
      const request = await one.data.coffeeChats.create(
        aRequest(harness, one, { recipientId: other.userId, proposedDates }),
      );
      const answer = (chosenDate: string | null, { data } = other) =>
        data.coffeeChats.answer({ requestId: request.id, chosenDate });
      const [first = null, second = null] = proposedDates;
      expect(await rejection(answer(first, one))).toBe('not-found');
      expect(await rejection(answer(first, await harness.newMember()))).toBe('not-found');
      expect(await rejection(answer(noonIn(harness, 4)))).toBe('invalid-input');
      expect(await answer(second)).toMatchObject({ status: 'accepted', selectedDate: second });
      expect(await answer(second)).toMatchObject({ status: 'accepted', selectedDate: second });
      expect(await rejection(answer(first))).toBe('already-decided');
      expect(await rejection(answer(null))).toBe('already-decided');
      expect((await one.data.coffeeChats.listOwn(one.userId, FIRST)).rows).toMatchObject([
        { status: 'accepted', selectedDate: second },
      ]);
    });

    promise('is off once one of the two blocks the other, and that is told (A-57, A-60)', async (harness) => {
      for (const whoBlocks of ['asks', 'is asked'] as const) {
        const [one, other] = await pair(harness);
        const chosenDate = noonIn(harness, 2);
        const request = await one.data.coffeeChats.create(
          aRequest(harness, one, { recipientId: other.userId, proposedDates: [chosenDate] }),
        );
        await other.data.coffeeChats.answer({ requestId: request.id, chosenDate });
        const [blocking, blocked] = whoBlocks === 'asks' ? [one, other] : [other, one];
        await blocking.data.safety.block(blocked.userId);
        expect((await one.data.coffeeChats.listOwn(one.userId, FIRST)).rows).toMatchObject([
          { id: request.id, status: 'cancelled' },
        ]);
        expect((await other.data.coffeeChats.listReceived(other.userId, FIRST)).total).toBe(0);
        const told = async ({ data, userId }: typeof one) =>
          (await data.notifications.list({ userId, before: null })).rows.filter(
            ({ kind }) => kind === 'coffee-chat-cancelled',
          );
        // With its time, and without a name.
        expect(await told(blocked)).toMatchObject([{ otherUserId: null, chosenDate }]);
        expect(await told(blocking)).toEqual([]);
        await blocking.data.safety.unblock(blocked.userId);
        expect((await one.data.coffeeChats.listOwn(one.userId, FIRST)).rows).toMatchObject([
          { status: 'cancelled' },
        ]);
      }
    });

    promise('declines, which takes it off the list of what was received (A-60)', async (harness) => {
      const [one, other] = await pair(harness);
      const request = await one.data.coffeeChats.create(
        aRequest(harness, one, { recipientId: other.userId }),
      );
      const decline = { requestId: request.id, chosenDate: null };
      expect(await other.data.coffeeChats.answer(decline)).toMatchObject({
        status: 'rejected',
        selectedDate: null,
      });
      expect((await other.data.coffeeChats.listReceived(other.userId, FIRST)).total).toBe(0);
    });

    promise(
      'has ideas whom to ask, best first, with the interests that both chose (A-60)',
      async (harness) => {
        const [one, close, far, third, fourth] = await guests(harness, 5);
        const stranger = await harness.newMember();
        if (!one || !close || !far || !third || !fourth) throw new Error('five were asked for');
        await choose(one, ['Books & writing', 'Food & cooking']);
        await choose(close, ['Books & writing', 'Food & cooking']);
        for (const member of [far, third, fourth, stranger]) await choose(member, ['Food & cooking']);
        const ideas = await one.data.coffeeChats.listIdeas(one.userId);
        expect(ideas).toHaveLength(3);
        expect(ideas[0]).toMatchObject({
          userId: close.userId,
          firstName: close.firstName,
          sharedInterests: ['Books & writing', 'Food & cooking'],
        });
        const known = [far, third, fourth].map(({ userId }) => userId);
        for (const { userId, sharedInterests } of ideas.slice(1)) {
          expect(known).toContain(userId);
          expect(sharedInterests).toEqual(['Food & cooking']);
        }
        await one.data.coffeeChats.create(aRequest(harness, one, { recipientId: close.userId }));
        const after = await one.data.coffeeChats.listIdeas(one.userId);
        expect(after.map(({ userId }) => userId).toSorted()).toEqual(known.toSorted());
        expect(await stranger.data.coffeeChats.listIdeas(stranger.userId)).toEqual([]);
        expect(await rejection(stranger.data.coffeeChats.listIdeas(one.userId))).toBe('forbidden');
      },
    );
  });
}

/** A request of the member's that an admin has set to accepted. */
async function adminAccepts(harness: ContractHarness, member: NewMember) {
  const admin = await harness.dataFor('admin');
  const { id } = await member.data.coffeeChats.create(aRequest(harness, member));
  const accepted = await admin.coffeeChats.setStatus({ requestId: id, status: 'accepted' });
  expect(accepted.status).toBe('accepted');
  return { admin, accepted };
}
