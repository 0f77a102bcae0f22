import { expect, vi } from 'vitest';
import { MESSAGE_MAX_LENGTH, MESSAGES_PAGE_SIZE } from '../../domain/limits.ts';
import type { Cursor } from '../community-data.ts';
import type { LiveChange } from '../live.ts';
import type { ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { acquainted } from './seats.ts';
import { describeContract, eventually, rejection } from './suite.ts';

const STRANGER = 'f0000000-0000-4000-8000-00000000000f';
const write = (from: NewMember, to: NewMember, content: string, id = from.newId()) =>
  from.data.messages.send({ id, recipientId: to.userId, content });

const threadOf = (reader: NewMember, other: NewMember, before: Cursor | null = null) =>
  reader.data.messages.listThread({ otherUserId: other.userId, before });

const inboxOf = (reader: NewMember, before: Cursor | null = null) =>
  reader.data.messages.listConversations({ userId: reader.userId, before });

const peopleOf = (reader: NewMember, search = '', page = 1) =>
  reader.data.messages.listMessageableUsers({ userId: reader.userId, search, page });

/** Listens as somebody, and waits until the backend hears. */
async function listening(member: NewMember) {
  const changes: LiveChange[] = [];
  const status = vi.fn<(status: string) => void>();
  const stop = member.data.live.subscribe(
    { user: member.userId },
    { onChange: (change) => void changes.push(change), onStatus: status },
  );
  await eventually(() => expect(status).toHaveBeenLastCalledWith('listening'));
  return { changes, stop };
}

/** What the port promises about direct messages. */
export function describeMessagesContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('messages', createHarness, options, (promise) => {
    promise('sends trimmed, and both read the same message (R-183, R-187, R-190, R-191)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const id = one.newId();
      const sent = await write(one, other, '  hello\nthere \n', id);
      expect(sent).toMatchObject({
        id,
        senderId: one.userId,
        recipientId: other.userId,
        content: 'hello\nthere',
        isRead: false,
      });
      expect(await threadOf(one, other)).toEqual([sent]);
      expect(await threadOf(other, one)).toEqual([sent]);
    });

    promise('sends once under one id, also when both tries arrive together (A-82)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const id = one.newId();
      const tries = await Promise.all([write(one, other, 'once', id), write(one, other, 'once', id)]);
      expect(await write(one, other, 'once', id)).toEqual(tries[0]);
      expect(tries[1]).toEqual(tries[0]);
      expect(await threadOf(other, one)).toHaveLength(1);
      expect(await other.data.messages.countUnread(other.userId)).toBe(1);
    });

    promise("rejects an id that is another's message with conflict", async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const { id } = await write(one, other, 'mine');
      expect(await rejection(write(other, one, 'mine too', id))).toBe('conflict');
    });

    promise('rejects what is empty or too long with invalid-input (R-183)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      for (const content of ['', ' \n ', 'x'.repeat(MESSAGE_MAX_LENGTH + 1)])
        expect(await rejection(write(one, other, content))).toBe('invalid-input');
      expect(await threadOf(one, other)).toEqual([]);
    });

    promise('reaches nobody without a shared event (R-186, A-57)', async (harness) => {
      const [one] = await acquainted(harness, 2);
      const [stranger] = await acquainted(harness, 2);
      expect(await one.data.messages.mayMessage(stranger.userId)).toBe(false);
      for (const recipientId of [stranger.userId, STRANGER, one.userId])
        expect(
          await rejection(one.data.messages.send({ id: one.newId(), recipientId, content: 'hello' })),
        ).toBe('not-messageable');
      const found = await peopleOf(one);
      expect(found.rows.map(({ userId }) => userId)).not.toContain(stranger.userId);
    });

    promise('says whether she may write, and whether they have written (R-186, R-192)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const pair = { userId: one.userId, otherUserId: other.userId };
      expect(await one.data.messages.mayMessage(other.userId)).toBe(true);
      expect(await one.data.messages.hasConversation(pair)).toBe(false);
      await write(other, one, 'hello');
      expect(await one.data.messages.hasConversation(pair)).toBe(true);
    });

    promise('limits messages by the minute, with a failure of its own (A-92)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      await harness.writeMany({ from: one.userId, to: other.userId, count: 30 });
      expect(await rejection(write(one, other, 'one more'))).toBe('too-many-messages');
    });

    promise('pages a thread without a gap where instants are equal (R-190, A-91)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      await harness.writeMany({ from: one.userId, to: other.userId, count: 70 });
      const newest = await threadOf(other, one);
      expect(newest).toHaveLength(MESSAGES_PAGE_SIZE);
      const [oldest] = newest;
      const older = await threadOf(other, one, oldest ? { time: oldest.createdAt, id: oldest.id } : null);
      expect(new Set([...older, ...newest].map(({ id }) => id)).size).toBe(70);
      expect(older).toHaveLength(20);
      const times = [...older, ...newest].map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted());
    });

    promise(
      'lists conversations, the latest first, with what was said last (R-180, R-188)',
      async (harness) => {
        const [one, other, third] = await acquainted(harness, 3);
        if (!third) throw new Error('three were asked for');
        await write(other, one, 'first');
        await write(third, one, 'second');
        await write(one, other, 'third');
        expect(await inboxOf(one)).toMatchObject([
          {
            otherUserId: other.userId,
            otherUserFirstName: other.firstName,
            otherUserLastName: other.lastName,
            lastMessage: 'third',
            unreadCount: 1,
          },
          { otherUserId: third.userId, lastMessage: 'second', unreadCount: 1 },
        ]);
        const [first] = await inboxOf(one);
        const behind = first && { time: first.lastMessageTime, id: first.otherUserId };
        expect(await inboxOf(one, behind ?? null)).toMatchObject([{ otherUserId: third.userId }]);
      },
    );

    promise('counts what is unread until it is read (R-181)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      await write(one, other, 'one');
      await write(one, other, 'two');
      expect(await other.data.messages.countUnread(other.userId)).toBe(2);
      expect(await one.data.messages.countUnread(one.userId)).toBe(0);
      await other.data.messages.markRead({ fromUserId: one.userId, forUserId: other.userId });
      expect(await other.data.messages.countUnread(other.userId)).toBe(0);
      expect((await threadOf(one, other)).map(({ isRead }) => isRead)).toEqual([true, true]);
    });

    promise("refuses everything under somebody else's id (A-55)", async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const { messages } = other.data;
      for (const call of [
        () => messages.listConversations({ userId: one.userId, before: null }),
        () => messages.countUnread(one.userId),
        () => messages.markRead({ fromUserId: other.userId, forUserId: one.userId }),
        () => messages.listMessageableUsers({ userId: one.userId, search: '', page: 1 }),
      ])
        expect(await rejection(call())).toBe('forbidden');
    });

    promise('refuses visitors', async (harness) => {
      const { messages } = await harness.dataFor('visitor');
      const call = messages.send({ id: STRANGER, recipientId: STRANGER, content: 'hello' });
      expect(await rejection(call)).toBe('not-signed-in');
      expect(await rejection(messages.listThread({ otherUserId: STRANGER, before: null }))).toBe(
        'not-signed-in',
      );
    });

    promise(
      'lists whom she may write to, new people first, and finds them by name (R-185, R-189, A-58, A-91)',
      async (harness) => {
        const [one, other, third] = await acquainted(harness, 3);
        if (!third) throw new Error('three were asked for');
        await write(one, other, 'hello');
        const { rows, total } = await peopleOf(one);
        expect(total).toBe(2);
        expect(rows).toEqual([
          expect.objectContaining({ userId: third.userId, hasConversation: false }),
          expect.objectContaining({ userId: other.userId, hasConversation: true }),
        ]);
        const search = ` ${other.firstName.toUpperCase().slice(2)} newc`;
        expect((await peopleOf(one, search)).rows.map(({ userId }) => userId)).toEqual([other.userId]);
        expect((await peopleOf(one, '%')).rows).toEqual([]);
        expect((await peopleOf(one, '', 2)).rows).toEqual([]);
      },
    );

    promise(
      'tells both of a message, and who wrote that it was read (R-182, R-193, A-83)',
      async (harness) => {
        const [one, other] = await acquainted(harness, 2);
        const [mine, theirs] = await Promise.all([listening(one), listening(other)]);
        const { id } = await write(one, other, 'hello');
        for (const { changes } of [mine, theirs])
          await eventually(() =>
            expect(changes).toContainEqual(expect.objectContaining({ kind: 'message', id })),
          );
        await other.data.messages.markRead({ fromUserId: one.userId, forUserId: other.userId });
        for (const { changes } of [mine, theirs])
          await eventually(() =>
            expect(changes).toContainEqual(expect.objectContaining({ kind: 'conversation' })),
          );
        mine.stop();
        theirs.stop();
      },
    );

    promise('lets the other one know that somebody is typing, and nobody else (R-182)', async (harness) => {
      const [one, other, third] = await acquainted(harness, 3);
      if (!third) throw new Error('three were asked for');
      const seen = vi.fn<() => void>();
      const unseen = vi.fn<() => void>();
      const stops = [
        other.data.live.watchTyping({ userId: other.userId, otherUserId: one.userId }, seen),
        third.data.live.watchTyping({ userId: one.userId, otherUserId: other.userId }, unseen),
        one.data.live.watchTyping({ userId: one.userId, otherUserId: other.userId }, unseen),
      ];
      await eventually(async () => {
        await one.data.messages.signalTyping(other.userId);
        expect(seen).toHaveBeenCalled();
      });
      expect(unseen).not.toHaveBeenCalled();
      for (const stop of stops) stop();
    });
  });
}
