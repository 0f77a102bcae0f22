import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { noEventIsNear, play as playOnDemo, type Scene } from './support/scene.ts';

/** A scene in which nobody was told of anything, nothing begins within days, and the admins' morning is far away. */
const play = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', 'delete from private.outgoing_mails');
    await scene.as(
      'owner',
      `update private.settings set value = ((extract(hour from now() at time zone 'UTC')::int + 12) % 24)::text
       where name = 'digest_hour'`,
    );
    await noEventIsNear(scene);
    await script(scene);
  });

const begins = (scene: Scene, event: string, ahead: string) =>
  scene.as(
    'owner',
    `update events set start_time = now() + $2::interval, end_time = now() + $2::interval + interval '2 hours' where id = $1`,
    event,
    ahead,
  );
const remind = (scene: Scene, batch = 500) => scene.value('server', 'select write_reminders($1)', batch);
const reminded = (scene: Scene, who?: string) =>
  scene.as(
    'owner',
    `select user_id, kind from private.notifications
     where starts_at is not null and ($1::uuid is null or user_id = $1) order by kind, user_id`,
    who ?? null,
  );
const kinds = async (scene: Scene, who = MAYA) => (await reminded(scene, who)).map(({ kind }) => kind);
const approved = (scene: Scene, event: string) =>
  scene.as(
    'owner',
    `select user_id from event_applications where event_id = $1 and status = 'approved' order by user_id`,
    event,
  );
const { approvedFree } = EVENTS;

describe('Reminders (A-102)', () => {
  it('go to everyone with a seat, a day before and two hours before, once each', async () => {
    await play(async (scene) => {
      await begins(scene, approvedFree, '25 hours');
      await remind(scene);
      expect(await reminded(scene)).toEqual([]);
      await begins(scene, approvedFree, '23 hours 59 minutes');
      for (const _ of [1, 2, 3]) await remind(scene);
      const seats = await approved(scene, approvedFree);
      expect(await reminded(scene)).toEqual(
        seats.map(({ user_id }) => ({ user_id, kind: 'event-tomorrow' })),
      );
      await begins(scene, approvedFree, '1 hour 59 minutes');
      for (const _ of [1, 2, 3]) await remind(scene);
      expect(await kinds(scene)).toEqual(['event-soon', 'event-tomorrow']);
      expect(
        await scene.as(
          'owner',
          'select kind from private.outgoing_mails where user_id = $1 order by kind',
          MAYA,
        ),
      ).toEqual([{ kind: 'event-soon' }, { kind: 'event-tomorrow' }]);
    });
  });

  it('that would come too late are not written, and mails of what has begun are not sent', async () => {
    await play(async (scene) => {
      for (const ahead of ['21 hours', '1 hour', '1 minute', '-1 hours']) {
        await begins(scene, approvedFree, ahead);
        await remind(scene);
      }
      expect(await reminded(scene)).toEqual([]);
      await begins(scene, approvedFree, '1 hour 59 minutes');
      await remind(scene);
      await scene.as('owner', `update private.outgoing_mails set valid_until = now() - interval '1 second'`);
      expect(await scene.as('server', 'select * from take_outgoing_mails(100)')).toEqual([]);
      expect(await scene.as('owner', 'select from private.outgoing_mails')).toEqual([]);
      // Nor does her list show them any more.
      await scene.as('owner', `update private.notifications set starts_at = now() - interval '1 second'`);
      expect(await scene.value(MAYA, 'select list_notifications($1)', MAYA)).toEqual([]);
      expect(await scene.value(MAYA, 'select count_unread_notifications($1)', MAYA)).toBe(0);
    });
  });

  it('move with the event, and end with it', async () => {
    await play(async (scene) => {
      await begins(scene, approvedFree, '23 hours 59 minutes');
      await remind(scene);
      const move = (hours: number) =>
        scene.as(
          ADMIN,
          'select update_event($1, $2, $3)',
          ADMIN,
          approvedFree,
          JSON.stringify({
            start_time: new Date(Date.now() + hours * 3_600_000).toISOString(),
            end_time: new Date(Date.now() + (hours + 2) * 3_600_000).toISOString(),
          }),
        );
      await move(200);
      await remind(scene);
      expect(await kinds(scene)).toEqual([]);
      await move(23.5);
      await remind(scene);
      expect(await kinds(scene)).toEqual(['event-tomorrow']);
      await scene.as(ADMIN, `select admin_cancel_event($1, 'The house is closed')`, approvedFree);
      await remind(scene);
      expect(await reminded(scene)).toEqual([]);
      expect(
        await scene.as('owner', `select from private.outgoing_mails where kind like 'event-tomorrow'`),
      ).toEqual([]);
    });
  });

  it('do not come to whoever has cancelled, and what waits for her goes', async () => {
    await play(async (scene) => {
      await begins(scene, approvedFree, '23 hours 59 minutes');
      await remind(scene);
      await scene.as(MAYA, 'select cancel_application($1)', approvedFree);
      await remind(scene);
      expect(await kinds(scene)).toEqual([]);
      expect(await scene.as('owner', 'select from private.outgoing_mails where user_id = $1', MAYA)).toEqual(
        [],
      );
    });
  });

  it('of a coffee chat come to both, a day before it, until it is cancelled', async () => {
    await play(async (scene) => {
      const [chat] = await scene.as(
        'owner',
        `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates, time_zone, status, selected_date)
         select $1, $2, array[day], 'UTC', 'accepted', now() + interval '23 hours 30 minutes'
         from (select ((current_date + 3) + time '09:00') at time zone 'UTC' as day) made
         returning id`,
        NOOR,
        MAYA,
      );
      for (const _ of [1, 2]) await remind(scene);
      expect(await reminded(scene)).toEqual(
        [MAYA, NOOR].toSorted().map((user_id) => ({ user_id, kind: 'coffee-chat-tomorrow' })),
      );
      await scene.as(ADMIN, `select admin_set_coffee_chat_status($1, 'cancelled')`, chat?.['id']);
      await remind(scene);
      expect(await reminded(scene)).toEqual([]);
    });
  });

  it('are written batch by batch, none twice and none left', async () => {
    await play(async (scene) => {
      await begins(scene, approvedFree, '23 hours 59 minutes');
      const seats = (await approved(scene, approvedFree)).length;
      let rounds = 1;
      while (Number(await remind(scene, 2)) >= 2) rounds += 1;
      expect(await reminded(scene)).toHaveLength(seats);
      expect(rounds).toBe(Math.floor(seats / 2) + 1);
    });
  });

  it.each<Actor>(['visitor', MAYA, ADMIN])('are written by the server alone, not by %s', async (who) => {
    await play(async (scene) => {
      for (const sql of ['select write_reminders(1)', 'select private.write_reminders(1)'])
        expect(await scene.refusal(who, sql)).toBe('42501');
    });
  });

  it('and what else was told are forgotten after a year', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into private.notifications (user_id, kind, is_shown, created_at)
         values ($1, 'report-handled', true, now() - interval '366 days'), ($1, 'report-handled', true, now())`,
        MAYA,
      );
      await remind(scene);
      expect(await scene.count('owner', 'select from private.notifications')).toBe(1);
    });
  });
});
