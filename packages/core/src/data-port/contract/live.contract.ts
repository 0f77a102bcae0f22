import { expect } from 'vitest';
import type { CommunityData } from '../community-data.ts';
import type { LiveChange, LiveStatus, LiveTopic } from '../live.ts';
import { mustDecide } from './decisions.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, eventually, rejection } from './suite.ts';

function subscribed(data: CommunityData, topic: LiveTopic) {
  const changes: LiveChange[] = [];
  const statuses: LiveStatus[] = [];
  const stop = data.live.subscribe(topic, {
    onChange: (change) => void changes.push(change),
    onStatus: (status) => void statuses.push(status),
  });
  return { changes, statuses, stop };
}

/** Subscribes and waits until the backend says that it is listening. */
async function listening(data: CommunityData, topic: LiveTopic) {
  const live = subscribed(data, topic);
  await eventually(() => expect(live.statuses.at(-1)).toBe('listening'));
  return live;
}

const heard = (changes: LiveChange[], expected: Partial<LiveChange>) =>
  eventually(() => expect(changes).toContainEqual(expect.objectContaining(expected)));

/** What the port promises about live updates. */
export function describeLiveContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('live', createHarness, options, (promise) => {
    promise('tells a member of her own application (R-283, R-307)', async (harness) => {
      const event = await harness.anEvent();
      const { data, userId } = await harness.newMember();
      const { changes, stop } = await listening(data, { user: userId });
      const { id } = await data.applications.apply({ eventId: event.id, userId });
      await heard(changes, { kind: 'application', action: 'insert', id, event_id: event.id });
      await data.applications.cancel({ eventId: event.id });
      await heard(changes, { kind: 'application', action: 'update', id });
      stop();
    });

    promise("tells a member of an admin's decision (R-307, A-02)", async (harness) => {
      const { member, admin, application, bookingId } = await paidApplication(harness);
      const { changes, stop } = await listening(member.data, { user: member.userId });
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      await heard(changes, { kind: 'application', action: 'update', id: application.id });
      await heard(changes, { kind: 'booking', action: 'update', id: bookingId });
      stop();
    });

    promise("tells nobody of another member's application (A-83)", async (harness) => {
      const event = await harness.anEvent();
      const [one, other] = [await harness.newMember(), await harness.newMember()];
      const { changes, stop } = await listening(one.data, { user: one.userId });
      const hers = await other.data.applications.apply({ eventId: event.id, userId: other.userId });
      const own = await one.data.applications.apply({ eventId: event.id, userId: one.userId });
      await heard(changes, { kind: 'application', id: own.id });
      expect(changes.map(({ id }) => id)).not.toContain(hers.id);
      stop();
    });

    promise('tells admins of a new pending booking (R-361)', async (harness) => {
      const { changes, stop } = await listening(await harness.dataFor('admin'), 'admins');
      const { bookingId } = await paidApplication(harness);
      await heard(changes, { kind: 'booking', action: 'insert', id: bookingId });
      stop();
    });

    promise('tells admins of events on their own topic too (R-361)', async (harness) => {
      const { changes, stop } = await listening(await harness.dataFor('admin'), 'admins');
      const event = await harness.anEvent();
      await heard(changes, { kind: 'event', action: 'insert', id: event.id });
      stop();
    });

    promise(
      'tells an admin nothing more once her rights end, and the others go on (A-83)',
      async (harness) => {
        const [ending, staying] = [await harness.newAdmin(), await harness.newAdmin()];
        const [over, going] = [
          await listening(ending.data, 'admins'),
          await listening(staying.data, 'admins'),
        ];
        await staying.data.admin.revokeAdmin(staying.userId, ending.userId);
        await eventually(() => expect(over.statuses.at(-1)).toBe('refused'));
        await eventually(() =>
          expect(going.statuses.filter((status) => status === 'listening').length).toBe(2),
        );
        const event = await harness.anEvent();
        await heard(going.changes, { kind: 'event', action: 'insert', id: event.id });
        expect(over.changes.map(({ id }) => id)).not.toContain(event.id);
        over.stop();
        going.stop();
      },
    );

    promise('tells everyone, visitors too, when a seat is taken (R-281)', async (harness) => {
      const { admin, event, application } = await paidApplication(harness);
      const { changes, stop } = await listening(await harness.dataFor('visitor'), 'events');
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      await heard(changes, { kind: 'event', action: 'update', id: event.id });
      stop();
    });

    promise('answers afterwards what was told, each what she may hear (A-59)', async (harness) => {
      const event = await harness.anEvent();
      const [one, other] = [await harness.newMember(), await harness.newMember()];
      await one.data.applications.apply({ eventId: event.id, userId: one.userId });
      expect(await one.data.live.changedWithin(60)).toEqual(expect.arrayContaining(['application', 'event']));
      expect(await other.data.live.changedWithin(60)).not.toContain('application');
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.live.changedWithin(60))).toBe('not-signed-in');
    });

    promise('says kind and ids and nothing else (A-83)', async (harness) => {
      const { changes, stop } = await listening(await harness.dataFor('visitor'), 'events');
      const event = await harness.anEvent();
      await heard(changes, { kind: 'event', action: 'insert', id: event.id });
      for (const change of changes)
        expect(['action', 'event_id', 'id', 'kind']).toEqual(expect.arrayContaining(Object.keys(change)));
      stop();
    });

    for (const [role, topic] of [
      ['lena', 'admins'],
      ['visitor', 'admins'],
      ['lena', 'maya'],
      ['visitor', 'maya'],
    ] as const)
      promise(`refuses ${role} the topic of ${topic} (A-83)`, async (harness) => {
        const data = await harness.dataFor(role);
        const wanted: LiveTopic = topic === 'admins' ? 'admins' : { user: harness.account('maya').userId };
        const { statuses, stop } = subscribed(data, wanted);
        await eventually(() => expect(statuses.at(-1)).toBe('refused'));
        expect(statuses).not.toContain('listening');
        stop();
      });

    promise('is silent once stopped, while others on the topic go on', async (harness) => {
      const data = await harness.dataFor('visitor');
      const stopped = await listening(data, 'events');
      const going = await listening(data, 'events');
      stopped.stop();
      const event = await harness.anEvent();
      await heard(going.changes, { kind: 'event', id: event.id });
      expect(stopped.changes.map(({ id }) => id)).not.toContain(event.id);
      going.stop();
    });

    promise('listens again on a topic that everyone had left', async (harness) => {
      const data = await harness.dataFor('visitor');
      (await listening(data, 'events')).stop();
      const { changes, stop } = await listening(data, 'events');
      const event = await harness.anEvent();
      await heard(changes, { kind: 'event', id: event.id });
      stop();
    });

    promise('never throws when stopped twice or before it listens', async (harness) => {
      const data = await harness.dataFor('visitor');
      const { stop } = subscribed(data, 'events');
      expect(() => {
        stop();
        stop();
      }).not.toThrow();
    });
  });
}
