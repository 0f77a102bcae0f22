import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const send = `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', '${NOOR}', 'hello')`;
const typing = `select signal_typing('${NOOR}') as sent`;
const ask = `insert into coffee_chat_requests (requester_id, proposed_dates, time_zone)
  values ('${MAYA}', array[(current_date + 3 + time '12:00') at time zone 'UTC'], 'UTC')`;
const apply = `insert into event_applications (event_id, user_id) values ('${EVENTS.canApplyFree}', '${LENA}')`;
const cancel = `select cancel_application('${EVENTS.canApplyFree}')`;

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act();
}
const set = (scene: Scene, name: string, value: string | null) =>
  scene.as('owner', 'update private.settings set value = $2 where name = $1', name, value);

describe('What one member may do, and how often (A-92)', () => {
  it('is to write 30 messages a minute', async () => {
    await play(async (scene) => {
      await times(30, () => scene.as(MAYA, send));
      expect(await scene.refusal(MAYA, send)).toBe('P0001 TOO_MANY_MESSAGES');
      const back = `insert into messages (sender_id, recipient_id, content) values ('${NOOR}', '${MAYA}', 'hi')`;
      expect(await scene.refusal(NOOR, back)).toBe('allowed');
      await scene.as('owner', `update messages set created_at = created_at - interval '61 seconds'`);
      expect(await scene.refusal(MAYA, send)).toBe('allowed');
    });
  });

  it('is to write them one by one: many in one request count as many', async () => {
    await play(async (scene) => {
      const many = `insert into messages (sender_id, recipient_id, content)
        select '${MAYA}', '${NOOR}', 'hello' from generate_series(1, 31)`;
      expect(await scene.refusal(MAYA, many)).toBe('P0001 TOO_MANY_MESSAGES');
    });
  });

  it('is to have 10 coffee chats pending', async () => {
    await play(async (scene) => {
      await scene.as('owner', `delete from coffee_chat_requests where requester_id = '${MAYA}'`);
      await times(10, () => scene.as(MAYA, ask));
      expect(await scene.refusal(MAYA, ask)).toBe('P0001 TOO_MANY_COFFEE_CHATS');
      await scene.as(
        MAYA,
        `update coffee_chat_requests set status = 'cancelled' where id = (select min(id::text)::uuid from coffee_chat_requests)`,
      );
      expect(await scene.refusal(MAYA, ask)).toBe('allowed');
    });
  });

  it('is to apply for one event 10 times an hour', async () => {
    await play(async (scene) => {
      await times(10, async () => {
        await scene.as(LENA, apply);
        await scene.as(LENA, cancel);
      });
      expect(await scene.refusal(LENA, apply)).toBe('P0001 TOO_MANY_APPLICATIONS');
      expect(await scene.refusal(LENA, apply.replace(EVENTS.canApplyFree, EVENTS.canPay))).toBe('allowed');
      await scene.as(
        'owner',
        `update event_applications set created_at = created_at - interval '61 minutes'`,
      );
      expect(await scene.refusal(LENA, apply)).toBe('allowed');
      // Whoever applied hears that, and not that it was too often.
      await set(scene, 'applications_per_event_and_hour', '0');
      expect(await scene.refusal(LENA, apply)).toBe('23505 event_applications_one_active');
    });
  });

  it('is to be told as typing 30 times a minute, by the server and in its words', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from realtime.messages');
      const said: unknown[] = [];
      await times(40, async () => said.push(await scene.value(MAYA, typing)));
      // A minute may turn while the member types.
      const sent = said.filter((answer) => answer === true).length;
      expect([30, 40]).toContain(sent > 30 ? 40 : sent);
      const rows = await scene.as('owner', 'select distinct topic, payload from realtime.messages');
      expect(rows).toEqual([{ topic: `typing:${MAYA}:${NOOR}`, payload: { kind: 'typing', id: MAYA } }]);
      expect(await scene.count('owner', 'select from realtime.messages')).toBe(sent);
      expect(await scene.refusal(MAYA, `select signal_typing('${LEILA}')`)).toBe('P0001 NOT_MESSAGEABLE');
      expect(await scene.refusal(LENA, `select signal_typing('${MAYA}')`)).toBe('P0001 NOT_MESSAGEABLE');
      expect(await scene.refusal('visitor', `select signal_typing('${MAYA}')`)).toBe('42501');
    });
  });

  it('stands in the settings, and is unlimited where none is set', async () => {
    await play(async (scene) => {
      await set(scene, 'messages_per_minute', '1');
      await scene.as(MAYA, send);
      expect(await scene.refusal(MAYA, send)).toBe('P0001 TOO_MANY_MESSAGES');
      for (const none of [null, '', 'many', '1x', '-1']) {
        await set(scene, 'messages_per_minute', none);
        expect(await scene.refusal(MAYA, send)).toBe('allowed');
      }
    });
  });
});

describe('The contact form (A-92)', () => {
  const take = (scene: Scene, address: string) =>
    scene.value('server', 'select take_contact_mail($1)', address);

  it('sends 5 mails an hour for one address, and 100 a day for all together', async () => {
    await play(async (scene) => {
      await times(5, async () => expect(await take(scene, '192.0.2.1')).toBe(0));
      const wait = await take(scene, '192.0.2.1');
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
      for (let other = 2; other <= 96; other += 1) expect(await take(scene, `192.0.2.${other}`)).toBe(0);
      expect(await take(scene, '192.0.2.97')).toBeGreaterThan(86_000);
      await scene.as(
        'owner',
        `update private.contact_mails set created_at = created_at - interval '61 minutes'`,
      );
      expect(await take(scene, '192.0.2.1')).toBeGreaterThan(80_000);
      await scene.as('owner', `update private.contact_mails set created_at = created_at - interval '1 day'`);
      expect(await take(scene, '192.0.2.1')).toBe(0);
      expect(await scene.count('owner', 'select from private.contact_mails')).toBe(1);
    });
  });

  it('counts the newest of an address, whatever older ones there are', async () => {
    await play(async (scene) => {
      const aDay = async () => times(5, async () => expect(await take(scene, '192.0.2.1')).toBe(0));
      await aDay();
      await scene.as(
        'owner',
        `update private.contact_mails set created_at = created_at - interval '3 hours'`,
      );
      await aDay();
      expect(await take(scene, '192.0.2.1')).toBeGreaterThan(3500);
    });
  });

  it.each([
    [
      'a network of IPv6, whichever of its addresses writes',
      ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:2:0::'],
    ],
    [
      'an address of IPv4, however it is written',
      ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:0201', '192.0.2.1/24'],
    ],
    [
      'a network within the house, whatever the door is called',
      ['fe80::1%eth0', 'fe80::2%25en1', ' fe80::3 '],
    ],
    ['all that say no address', ['unknown', '', '192.0.2', '1:2:3', "'; drop table", 'x'.repeat(100)]],
  ])('counts as one: %s (A-92)', async (_, addresses) => {
    await play(async (scene) => {
      await set(scene, 'contact_mails_per_address_and_hour', '1');
      const [first = '', ...others] = addresses;
      expect(await take(scene, first)).toBe(0);
      const sent = async (address: string) => (await take(scene, address)) === 0;
      for (const other of others) expect([other, await sent(other)]).toEqual([other, false]);
      for (const stranger of ['2001:db8:1:3::1', '192.0.2.2', 'fe80:0:0:1::1'])
        expect([stranger, await sent(stranger)]).toEqual([stranger, true]);
    });
  });

  it('sends a fifth of the mails of a day, and no more, for one site of IPv6 (a /48; A-92)', async () => {
    await play(async (scene) => {
      const from = (site: number, network: number) => `2001:db8:${site}:${network.toString(16)}::1`;
      for (let network = 1; network <= 20; network += 1) expect(await take(scene, from(1, network))).toBe(0);
      expect(await take(scene, from(1, 21))).toBeGreaterThan(86_000);
      expect(await take(scene, from(2, 21))).toBe(0);
      expect(await take(scene, '192.0.2.1')).toBe(0);
      await scene.as('owner', `update private.contact_mails set created_at = created_at - interval '1 day'`);
      expect(await take(scene, from(1, 21))).toBe(0);
    });
  });

  it.each(['visitor', MAYA, ADMIN])('is counted by the server alone, not by %s', async (who) => {
    await play(async (scene) => {
      expect(await scene.refusal(who, `select take_contact_mail('192.0.2.1')`)).toBe('42501');
    });
  });
});

describe('What is switched off', () => {
  const off = (scene: Scene, feature: string) =>
    scene.as(ADMIN, 'update feature_toggles set is_enabled = false where feature_name = $1', feature);

  it('is off in the database too (R-385)', async () => {
    await play(async (scene) => {
      await off(scene, 'direct_messages');
      expect(await scene.refusal(MAYA, send)).toBe('P0001 FEATURE_OFF');
      expect(await scene.refusal(MAYA, typing)).toBe('P0001 FEATURE_OFF');
      expect(await scene.count(MAYA, `select * from get_thread('${NOOR}')`)).toBeGreaterThan(0);
      expect(await scene.refusal(MAYA, ask)).toBe('allowed');
      await off(scene, 'coffee_chats');
      expect(await scene.refusal(MAYA, ask)).toBe('P0001 FEATURE_OFF');
      await scene.as('owner', 'delete from feature_toggles');
      expect(await scene.refusal(MAYA, ask)).toBe('P0001 FEATURE_OFF');
    });
  });
});

describe('What is remembered of replayed edits', () => {
  it('is kept for 90 days', async () => {
    await play(async (scene) => {
      const edit = (n: number) =>
        scene.as(
          MAYA,
          `select update_own_profile('${MAYA}', '{"bio": "x"}', '00000000-0000-4000-8000-0000000000a${n}')`,
        );
      await edit(1);
      await edit(2);
      await scene.as(
        'owner',
        `update client_operations set created_at = now() - interval '91 days' where operation_id::text like '%a1'`,
      );
      await edit(3);
      const kept = await scene.as(
        'owner',
        `select right(operation_id::text, 2) as id from client_operations where user_id = $1 order by 1`,
        MAYA,
      );
      expect(kept).toEqual([{ id: 'a2' }, { id: 'a3' }]);
    });
  });
});
