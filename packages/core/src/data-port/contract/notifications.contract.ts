import { expect, vi } from 'vitest';
import type { NotificationSettings } from '../../domain/entities/notification.ts';
import type { LiveChange } from '../live.ts';
import type { ContractHarness, ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { acquainted, paidApplication } from './seats.ts';
import { describeContract, eventually, rejection } from './suite.ts';

const listOf = async ({ data, userId }: NewMember) =>
  (await data.notifications.list({ userId, before: null })).rows;

/** Where she chose nothing. */
const UNCHOSEN: NotificationSettings = {
  onlyRequired: false,
  muted: [],
  quietFrom: null,
  quietUntil: null,
  timeZone: 'UTC',
  mailStopped: null,
};

/** Two members who know each other, of whom the other has written. */
async function written(harness: ContractHarness) {
  const [one, other] = await acquainted(harness, 2);
  await one.data.notifications.markAllRead({
    userId: one.userId,
    until: (await listOf(one)).at(0)?.createdAt ?? harness.now().toISOString(),
  });
  await other.data.messages.send({ id: other.newId(), recipientId: one.userId, content: 'Hello' });
  return { one, other };
}

/** What the port promises about what a member is told of. */
export function describeNotificationsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('notifications', createHarness, options, (promise) => {
    promise(
      'tells what to pay and by which reference, until that is decided (A-89, A-102)',
      async (harness) => {
        const { member, event, application } = await paidApplication(harness);
        expect(await listOf(member)).toMatchObject([
          {
            kind: 'payment-due',
            readAt: null,
            eventId: event.id,
            eventTitle: event.title,
            eventStartTime: event.startTime,
            eventTimeZone: event.timeZone,
            amountCents: application.paymentAmountCents,
            currency: 'EUR',
            reference: application.reference,
            otherUserId: null,
          },
        ]);
        await harness.approve(application.id);
        expect((await listOf(member)).filter(({ kind }) => kind === 'payment-due')).toEqual([]);
      },
    );

    promise(
      'tells of a conversation once, with the name, until it was read there (A-102)',
      async (harness) => {
        const { one, other } = await written(harness);
        await other.data.messages.send({ id: other.newId(), recipientId: one.userId, content: 'Again' });
        const ofMessages = async () => (await listOf(one)).filter(({ kind }) => kind === 'message-received');
        expect(await ofMessages()).toMatchObject([
          { otherUserId: other.userId, otherUserFirstName: other.firstName, readAt: null },
        ]);
        expect(await one.data.notifications.countUnread(one.userId)).toBe(1);
        await one.data.messages.markRead({ fromUserId: other.userId, forUserId: one.userId });
        expect(await ofMessages()).toMatchObject([{ readAt: expect.any(String) }]);
        expect(await one.data.notifications.countUnread(one.userId)).toBe(0);
      },
    );

    promise('marks one as read, and again is harmless (A-102)', async (harness) => {
      const { one } = await written(harness);
      const [newest] = await listOf(one);
      const ids = newest ? [newest.id] : [];
      for (const _ of [1, 2]) await one.data.notifications.markRead({ userId: one.userId, ids });
      expect(await listOf(one)).toContainEqual({ ...newest, readAt: expect.any(String) });
      expect(await one.data.notifications.countUnread(one.userId)).toBe(0);
    });

    promise('marks all until an instant, and nothing that came after it (A-102)', async (harness) => {
      const { one } = await written(harness);
      const [newest] = await listOf(one);
      const until = newest?.createdAt ?? '';
      await one.data.notifications.markAllRead({ userId: one.userId, until: '2001-01-01T00:00:00Z' });
      expect(await one.data.notifications.countUnread(one.userId)).toBe(1);
      await one.data.notifications.markAllRead({ userId: one.userId, until });
      expect(await one.data.notifications.countUnread(one.userId)).toBe(0);
    });

    promise('ends with the last page, and goes on behind a cursor (A-91, A-102)', async (harness) => {
      const { one } = await written(harness);
      const { rows, next } = await one.data.notifications.list({ userId: one.userId, before: null });
      expect(next).toBeNull();
      const [first, ...rest] = rows;
      const before = first ? { time: first.createdAt, id: first.id } : null;
      expect((await one.data.notifications.list({ userId: one.userId, before })).rows).toEqual(rest);
    });

    promise('is refused to others and to visitors with forbidden (A-102)', async (harness) => {
      const { one, other } = await written(harness);
      const visitor = await harness.dataFor('visitor');
      const { userId } = one;
      for (const { notifications } of [other.data, visitor])
        expect([
          await rejection(notifications.list({ userId, before: null })),
          await rejection(notifications.countUnread(userId)),
          await rejection(notifications.markRead({ userId, ids: [] })),
          await rejection(notifications.markAllRead({ userId, until: harness.now().toISOString() })),
          await rejection(notifications.getSettings(userId)),
          await rejection(notifications.saveSettings({ userId, read: UNCHOSEN, settings: UNCHOSEN })),
        ]).toEqual(Array(6).fill(notifications === visitor.notifications ? 'not-signed-in' : 'forbidden'));
    });

    promise('keeps what she chose, and gives it back (A-102)', async (harness) => {
      const member = await harness.newMember();
      const { userId } = member;
      const { notifications } = member.data;
      expect(await notifications.getSettings(userId)).toEqual(UNCHOSEN);
      const settings = {
        onlyRequired: true,
        muted: ['event-soon:app', 'message-received:mail'],
        quietFrom: 22 * 60,
        quietUntil: 8 * 60,
        timeZone: 'America/Sao_Paulo',
        mailStopped: null,
      };
      expect(await notifications.saveSettings({ userId, read: UNCHOSEN, settings })).toEqual(settings);
      expect(await notifications.getSettings(userId)).toEqual(settings);
      const again = { userId, read: settings, settings: UNCHOSEN };
      expect(await notifications.saveSettings(again)).toEqual(UNCHOSEN);
    });

    promise(
      'changes what was pressed, and leaves what was chosen elsewhere meanwhile (A-102)',
      async (harness) => {
        const { userId, data } = await harness.newMember();
        const { notifications } = data;
        const read = { ...UNCHOSEN, muted: ['event-soon:app', 'event-tomorrow:mail'] };
        await notifications.saveSettings({ userId, read: UNCHOSEN, settings: read });
        const hours = { quietFrom: 1320, quietUntil: 480, timeZone: 'Europe/Lisbon' };
        // Pages that have all read the same, at the same moment.
        await Promise.all(
          [
            { muted: [...read.muted, 'message-received:mail'] },
            { muted: ['event-soon:app'] },
            { onlyRequired: true },
            hours,
          ].map((change) => notifications.saveSettings({ userId, read, settings: { ...read, ...change } })),
        );
        const all = {
          ...UNCHOSEN,
          ...hours,
          muted: ['event-soon:app', 'message-received:mail'],
          onlyRequired: true,
        };
        expect(await notifications.getSettings(userId)).toEqual(all);
        // A page that has read before all of it takes back what it says, and nothing else.
        const settings = { ...read, muted: ['event-tomorrow:mail'] };
        const left = { ...all, muted: ['message-received:mail'] };
        expect(await notifications.saveSettings({ userId, read, settings })).toEqual(left);
      },
    );

    promise('takes no choice of what she must know, nor what is none (A-102)', async (harness) => {
      const { userId, data } = await harness.newMember();
      for (const wrong of [
        { muted: ['payment-due:mail'] },
        { muted: ['event-cancelled:app'] },
        { muted: ['report-handled:mail'] },
        { muted: ['anything'] },
        { timeZone: 'Europe/Atlantis' },
        { quietFrom: 60, quietUntil: 60 },
        { quietFrom: 60 },
        { quietFrom: 1440, quietUntil: 0 },
      ])
        expect([
          wrong,
          await rejection(
            data.notifications.saveSettings({
              userId,
              read: UNCHOSEN,
              settings: { ...UNCHOSEN, ...wrong },
            }),
          ),
        ]).toEqual([wrong, 'invalid-input']);
      expect(await data.notifications.getSettings(userId)).toEqual(UNCHOSEN);
    });

    promise(
      'does not show what she does not want to see, but what she must know (A-102)',
      async (harness) => {
        const { one, other } = await written(harness);
        await one.data.messages.markRead({ fromUserId: other.userId, forUserId: one.userId });
        const settings = { ...UNCHOSEN, muted: ['message-received:app'] };
        await one.data.notifications.saveSettings({ userId: one.userId, read: UNCHOSEN, settings });
        await other.data.messages.send({ id: other.newId(), recipientId: one.userId, content: 'Unseen' });
        expect(await one.data.notifications.countUnread(one.userId)).toBe(0);
        await one.data.notifications.saveSettings({
          userId: one.userId,
          read: settings,
          settings: { ...UNCHOSEN, onlyRequired: true },
        });
        const event = await harness.anEvent({ creditsRequired: 2, paypalUsername: 'sorella' });
        await one.data.applications.apply({ eventId: event.id, userId: one.userId });
        expect(await listOf(one)).toContainEqual(
          expect.objectContaining({ kind: 'payment-due', eventId: event.id }),
        );
      },
    );

    promise('follows no link to stop mails that was not signed (A-102)', async (harness) => {
      const { notifications } = await harness.dataFor('visitor');
      const { userId } = await harness.newMember();
      for (const token of ['', 'x', `${userId}.message-received.${'0'.repeat(64)}`])
        expect(await notifications.unsubscribe(token)).toBeNull();
    });

    promise('lets her other pages know, and nobody else (A-83, A-102)', async (harness) => {
      const { one, other } = await written(harness);
      const heard = new Map<string, LiveChange[]>([one, other].map(({ userId }) => [userId, []]));
      const stops = await Promise.all(
        [one, other].map(async ({ data, userId }) => {
          const onStatus = vi.fn<(status: string) => void>();
          const stop = data.live.subscribe(
            { user: userId },
            { onChange: (change) => void heard.get(userId)?.push(change), onStatus },
          );
          await eventually(() => expect(onStatus).toHaveBeenLastCalledWith('listening'));
          return stop;
        }),
      );
      const [newest] = await listOf(one);
      await one.data.notifications.markRead({ userId: one.userId, ids: newest ? [newest.id] : [] });
      await eventually(() =>
        expect(heard.get(one.userId)).toContainEqual(expect.objectContaining({ kind: 'notification' })),
      );
      expect(heard.get(other.userId)).toEqual([]);
      for (const stop of stops) stop();
    });
  });
}
