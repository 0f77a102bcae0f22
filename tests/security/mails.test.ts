import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, INES, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play, type Scene } from './support/scene.ts';

const waiting = (scene: Scene, who: string) =>
  scene.as(
    'owner',
    `select kind, details ->> 'title' as title, details ->> 'notes' as notes, (details ->> 'amount_cents')::int as cents
     from private.outgoing_mails where user_id = $1 order by id`,
    who,
  );
const applicationOf = (event: string, who: string) =>
  `(select id from event_applications where event_id = '${event}' and user_id = '${who}' order by created_at desc limit 1)`;
const decide = (scene: Scene, event: string, decision: string, notes: string | null = null) =>
  scene.as(ADMIN, `select decide_application(${applicationOf(event, MAYA)}, $1, $2)`, decision, notes);
const take = (scene: Scene) =>
  scene.as('server', 'select id, kind, email, first_name from take_outgoing_mails(100)');

describe('Mails to members (R-334)', () => {
  it('wait for an approval and for a denial, with what the admin wrote', async () => {
    await play(async (scene) => {
      await decide(scene, EVENTS.pendingPaid, 'approve');
      await decide(scene, EVENTS.pendingFree, 'deny', 'Full of regulars this time');
      expect(await waiting(scene, MAYA)).toEqual([
        { kind: 'application-approved', title: expect.any(String), notes: null, cents: 3000 },
        {
          kind: 'application-denied',
          title: expect.any(String),
          notes: 'Full of regulars this time',
          cents: 0,
        },
      ]);
      // Said again it is no news.
      await decide(scene, EVENTS.pendingPaid, 'approve');
      expect(await waiting(scene, MAYA)).toHaveLength(2);
    });
  });

  it('wait after applying for what costs something, with amount, link and reference, and for nothing free (R-315, A-89)', async () => {
    await play(async (scene) => {
      await scene.as(
        MAYA,
        'insert into event_applications (event_id, user_id) values ($1, $2)',
        EVENTS.canPay,
        MAYA,
      );
      await scene.as(
        MAYA,
        'insert into event_applications (event_id, user_id) values ($1, $2)',
        EVENTS.canApplyFree,
        MAYA,
      );
      const mails = await scene.as(
        'owner',
        `select mail.kind, mail.details ->> 'reference' = application.reference as is_hers,
           (mail.details ->> 'amount_cents')::int = application.payment_amount_cents as is_owed,
           mail.details ->> 'link' = event.paypal_payment_link as is_linked
         from private.outgoing_mails mail
         join event_applications application on application.user_id = mail.user_id
           and application.event_id = (mail.details ->> 'event_id')::uuid
         join events event on event.id = application.event_id
         where mail.user_id = $1`,
        MAYA,
      );
      expect(mails).toEqual([{ kind: 'payment-due', is_hers: true, is_owed: true, is_linked: true }]);
    });
  });

  it('wait when a seat is taken back and when the event is cancelled, and not for what she did herself', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingFree);
      expect(await waiting(scene, MAYA)).toEqual([]);
      await scene.as(
        ADMIN,
        `select admin_remove_member(${applicationOf(EVENTS.approvedFree, MAYA)}, 'Asked to')`,
      );
      await scene.as(ADMIN, 'select admin_delete_event($1, true)', EVENTS.paid);
      expect(await waiting(scene, MAYA)).toMatchObject([
        { kind: 'seat-removed', notes: 'Asked to' },
        { kind: 'event-cancelled', notes: 'Event cancelled' },
      ]);
    });
  });

  it('tell of another time or place, once and with what it was before, and of nothing else', async () => {
    await play(async (scene) => {
      const change = (changes: object) =>
        scene.as(ADMIN, 'select update_event($1, $2, $3)', ADMIN, EVENTS.full, JSON.stringify(changes));
      await change({ title: 'Another title', description: 'x', max_attendees: 90 });
      expect(await waiting(scene, INES)).toEqual([]);
      await change({ location: 'Kassel, Mitte' });
      const mails = await scene.as(
        'owner',
        `select user_id, details ->> 'location' as now, details -> 'before' ->> 'location' <> 'Kassel, Mitte' as moved
         from private.outgoing_mails where kind = 'event-changed'`,
      );
      const going = await scene.value(
        'owner',
        `select count(*)::int from event_applications where event_id = $1 and status in ('pending', 'approved')`,
        EVENTS.full,
      );
      expect(mails).toHaveLength(Number(going));
      expect(mails).toContainEqual({ user_id: INES, now: 'Kassel, Mitte', moved: true });
    });
  });

  it('of the past change nobody: an event that is over is only put in order', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, `select update_event($1, $2, '{"location": "Elsewhere"}')`, ADMIN, EVENTS.past);
      expect(await scene.as('owner', 'select from private.outgoing_mails')).toEqual([]);
    });
  });

  it('wait for nobody when the owner loads rows', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'approved' where status = 'pending' and user_id = $1`,
        MAYA,
      );
      await scene.as('owner', `update events set location = 'Elsewhere'`);
      expect(await scene.as('owner', 'select from private.outgoing_mails')).toEqual([]);
    });
  });

  it('are handed out once, again after a while when they were not sent, and ten times at most', async () => {
    await play(async (scene) => {
      await decide(scene, EVENTS.pendingPaid, 'approve');
      const [mail] = await take(scene);
      expect(mail).toMatchObject({
        kind: 'application-approved',
        email: 'maya@sorella.test',
        first_name: 'Maya',
      });
      expect(await take(scene)).toEqual([]);
      for (let tries = 2; tries <= 10; tries += 1) {
        await scene.as(
          'owner',
          `update private.outgoing_mails set next_attempt_at = now() - interval '1 second'`,
        );
        expect(await take(scene)).toEqual([mail]);
      }
      await scene.as(
        'owner',
        `update private.outgoing_mails set next_attempt_at = now() - interval '1 second'`,
      );
      expect(await take(scene)).toEqual([]);
    });
  });

  it('that were sent come no more, and are forgotten after a month', async () => {
    await play(async (scene) => {
      await decide(scene, EVENTS.pendingPaid, 'approve');
      const [mail] = await take(scene);
      await scene.as('server', 'select note_mail_sent($1)', mail?.['id']);
      await scene.as(
        'owner',
        `update private.outgoing_mails set next_attempt_at = now() - interval '1 second'`,
      );
      expect(await take(scene)).toEqual([]);
      await scene.as('owner', `update private.outgoing_mails set created_at = now() - interval '31 days'`);
      await take(scene);
      expect(await scene.as('owner', 'select from private.outgoing_mails')).toEqual([]);
    });
  });

  it('go to nobody whose account is gone, and hold up nobody who goes', async () => {
    await play(async (scene) => {
      await decide(scene, EVENTS.pendingPaid, 'approve');
      await scene.as('owner', 'delete from auth.users where id = $1', MAYA);
      expect(await take(scene)).toEqual([]);
    });
  });

  it.each<Actor>(['visitor', NOOR, ADMIN])(
    'are read and sent by the server alone, not by %s',
    async (who) => {
      await play(async (scene) => {
        for (const sql of [
          'select * from take_outgoing_mails(1)',
          'select note_mail_sent(1)',
          'select * from private.outgoing_mails',
        ])
          expect(await scene.refusal(who, sql)).toBe('42501');
      });
    },
  );
});
