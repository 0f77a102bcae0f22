import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const block = (who: string) => `select block_member('${who}')`;
const unblock = (who: string) => `select unblock_member('${who}')`;
const write = (from: string, to: string) =>
  `insert into messages (sender_id, recipient_id, content) values ('${from}', '${to}', 'hello')`;
const conversations = (scene: Scene, reader: string, other: string) =>
  scene.count(reader, `select from get_conversations('${reader}') where other_user_id = '${other}'`);
const messageable = (scene: Scene, reader: string, other: string) =>
  scene.count(reader, `select from get_messageable_users('${reader}') where user_id = '${other}'`);
const typing = (who: string) => `select signal_typing('${who}')`;

const report = (id: number, who: string, more = '') =>
  `select report_member(
    report_id => '00000000-0000-4000-8000-0000000000${String(id).padStart(2, '0')}',
    member_id => '${who}', reason => 'harassment' ${more}
  )`;

describe('Blocking', () => {
  it('takes each out of the sight of the other, and gives it back', async () => {
    await play(async (scene) => {
      expect(await conversations(scene, MAYA, NOOR)).toBe(1);
      await scene.as(MAYA, block(NOOR));
      for (const [one, other] of [
        [MAYA, NOOR],
        [NOOR, MAYA],
      ] as const) {
        expect(await conversations(scene, one, other)).toBe(0);
        expect(await messageable(scene, one, other)).toBe(0);
        expect(await scene.count(one, `select from get_thread('${other}')`)).toBe(0);
        expect(
          await scene.count(one, `select from messages where '${other}' in (sender_id, recipient_id)`),
        ).toBe(0);
        expect(
          await scene.count(one, `select from conversation_heads where other_user_id = '${other}'`),
        ).toBe(0);
        expect(await scene.value(one, `select may_message('${other}')`)).toBe(false);
        expect(await scene.value(one, `select get_member_card('${other}')`)).toBeNull();
        expect(await scene.count(one, `select from get_public_profiles(array['${other}']::uuid[])`)).toBe(0);
        const faces = `select from list_event_faces(array(select id from events)) row, jsonb_array_elements(row.faces) face where face->>'user_id' = '${other}'`;
        expect(await scene.count(one, faces)).toBe(0);
      }
      await scene.as(MAYA, unblock(NOOR));
      expect(await conversations(scene, MAYA, NOOR)).toBe(1);
      expect(await conversations(scene, NOOR, MAYA)).toBe(1);
    });
  });

  it('is told to nobody: writing and typing to a blocker fail as to a stranger (A-57)', async () => {
    await play(async (scene) => {
      const stranger = await scene.refusal(NOOR, write(NOOR, LEILA));
      const typedToStranger = await scene.refusal(NOOR, typing(LEILA));
      await scene.as(MAYA, block(NOOR));
      expect(await scene.refusal(NOOR, write(NOOR, MAYA))).toBe(stranger);
      expect(await scene.refusal(MAYA, write(MAYA, NOOR))).toBe(stranger);
      expect(await scene.refusal(NOOR, typing(MAYA))).toBe(typedToStranger);
      expect(await scene.count(NOOR, 'select from member_blocks')).toBe(0);
      expect(await scene.count(NOOR, 'select from list_blocked_members()')).toBe(0);
    });
  });

  it('leaves nothing unread that cannot be opened (R-188)', async () => {
    await play(async (scene) => {
      await scene.as(NOOR, write(NOOR, MAYA));
      const before = Number(await scene.value(MAYA, `select get_unread_count('${MAYA}')`));
      expect(before).toBeGreaterThan(0);
      await scene.as(MAYA, block(NOOR));
      const listed = await scene.value(
        MAYA,
        `select coalesce(sum(unread_count), 0)::integer from get_conversations('${MAYA}')`,
      );
      expect(await scene.value(MAYA, `select get_unread_count('${MAYA}')`)).toBe(listed);
    });
  });

  it('is done for oneself alone, again harmlessly, and never written past the procedure', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, block(NOOR));
      await scene.as(MAYA, block(NOOR));
      expect(await scene.count(MAYA, 'select from list_blocked_members()')).toBe(1);
      await scene.as(NOOR, unblock(MAYA));
      expect(await scene.count(MAYA, 'select from list_blocked_members()')).toBe(1);
      expect(await scene.refusal(MAYA, block(MAYA))).toMatch(/^(23514|22023)/);
      expect(
        await scene.refusal(
          NOOR,
          `insert into member_blocks (blocker_id, blocked_id) values ('${MAYA}', '${YUKI}')`,
        ),
      ).toBe('42501');
      expect(await scene.refusal(MAYA, 'delete from member_blocks')).toBe('42501');
      expect(await scene.refusal('visitor', block(NOOR))).toBe('42501');
    });
  });
});

describe('Reports', () => {
  it('keep a copy that later changes do not touch, and are read by admins alone', async () => {
    await play(async (scene) => {
      const [sent] = await scene.as(NOOR, `${write(NOOR, MAYA)} returning id`);
      await scene.as(MAYA, report(1, NOOR, `, message_id => '${String(sent?.['id'])}', comment => ' rude '`));
      await scene.as(NOOR, `update profiles set bio = 'changed' where id = '${NOOR}'`);
      const [row] = await scene.as('owner', 'select * from reports');
      expect(row).toMatchObject({ reporter_id: MAYA, reported_id: NOOR, status: 'open', comment: 'rude' });
      expect(row?.['copy']).toMatchObject({ message: { content: 'hello' }, profile: { first_name: 'Noor' } });
      for (const who of [MAYA, NOOR, ADMIN])
        expect(await scene.refusal(who, 'select from reports')).toBe('42501');
    });
  });

  it('are made once for each id, about somebody else, and about a message that the caller received', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, report(1, NOOR));
      await scene.as(MAYA, report(1, NOOR));
      expect(await scene.count('owner', 'select from reports')).toBe(1);
      expect(await scene.refusal(MAYA, report(2, MAYA))).toBe('22023');
      const own = await scene.value(MAYA, `${write(MAYA, NOOR)} returning id`);
      expect(await scene.refusal(MAYA, report(3, NOOR, `, message_id => '${String(own)}'`))).toBe(
        'P0001 NOT_FOUND',
      );
      const others = await scene.value('owner', `${write(ADMIN, YUKI)} returning id`);
      expect(await scene.refusal(MAYA, report(4, ADMIN, `, message_id => '${String(others)}'`))).toBe(
        'P0001 NOT_FOUND',
      );
      expect(await scene.refusal('visitor', report(5, NOOR))).toBe('42501');
    });
  });

  it('are limited in number (A-92)', async () => {
    await play(async (scene) => {
      await scene.as('owner', `update private.settings set value = '2' where name = 'reports_per_day'`);
      await scene.as(MAYA, report(1, NOOR));
      await scene.as(MAYA, report(2, YUKI));
      expect(await scene.refusal(MAYA, report(3, NOOR))).toBe('P0001 TOO_MANY_REPORTS');
      // A day and not an hour, for each who reports.
      await scene.as('owner', `update reports set created_at = created_at - interval '23 hours'`);
      expect(await scene.refusal(MAYA, report(3, NOOR))).toBe('P0001 TOO_MANY_REPORTS');
      expect(await scene.refusal(NOOR, report(4, MAYA))).toBe('allowed');
      await scene.as('owner', `update reports set created_at = created_at - interval '2 hours'`);
      expect(await scene.refusal(MAYA, report(3, NOOR))).toBe('allowed');
    });
  });

  it('are decided by admins, with a note, once, and audited', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, report(1, NOOR));
      const decide = (decision: string) =>
        `select decide_report('00000000-0000-4000-8000-000000000001', '${decision}', 'Talked to her')`;
      expect(await scene.refusal(MAYA, decide('upheld'))).toBe('42501');
      expect(await scene.refusal(ADMIN, decide('open'))).toBe('22023');
      await scene.as(ADMIN, decide('upheld'));
      await scene.as(ADMIN, decide('upheld'));
      expect(await scene.refusal(ADMIN, decide('dismissed'))).toBe('P0001 ALREADY_DECIDED');
      const [row] = await scene.as('owner', 'select * from reports');
      expect(row).toMatchObject({ status: 'upheld', note: 'Talked to her', decided_by: ADMIN });
      expect(await scene.count(ADMIN, `select from admin_audit_log where table_name = 'reports'`)).toBe(1);
    });
  });
});

describe("A member's card", () => {
  it('shows what members may see, and what the two share (A-54)', async () => {
    await play(async (scene) => {
      const card = await scene.value(MAYA, `select get_member_card('${NOOR}')`);
      expect(card).toMatchObject({ first_name: 'Noor', may_message: true });
      expect(Object.keys(card as object).toSorted()).toEqual([
        'avatar_url',
        'bio',
        'first_name',
        'id',
        'last_name',
        'may_message',
        'shared_events',
        'shared_interests',
        'title',
      ]);
      expect((card as { shared_events: unknown[] }).shared_events.length).toBeGreaterThan(0);
    });
  });

  it('is for members with access, and says of nobody else whether there is one', async () => {
    await play(async (scene) => {
      expect(await scene.value(LENA, `select get_member_card('${NOOR}')`)).toBeNull();
      expect(await scene.value(MAYA, `select get_member_card('${EVENTS.full}')`)).toBeNull();
      expect(await scene.refusal('visitor', `select get_member_card('${NOOR}')`)).toBe('42501');
    });
  });
});
