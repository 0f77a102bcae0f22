import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

const noted = (what: string) =>
  `select from admin_audit_log where action = 'read' and table_name = '${what}' and actor_id = '${ADMIN}'`;

describe('What admins read of members', () => {
  it.each(['profiles', 'user_social_links', 'user_questionnaire_responses', 'user_interests'])(
    'is no row of %s: those are their owners’ alone (A-54)',
    async (table) => {
      await play(async (scene) => {
        const owner = table === 'profiles' ? 'id' : 'user_id';
        expect(
          await scene.count('owner', `select from ${table} where ${owner} <> '${ADMIN}'`),
        ).toBeGreaterThan(0);
        expect(await scene.count(ADMIN, `select from ${table} where ${owner} <> '${ADMIN}'`)).toBe(0);
        const own = await scene.count('owner', `select from ${table} where ${owner} = '${MAYA}'`);
        expect(await scene.count(MAYA, `select from ${table}`)).toBe(own);
      });
    },
  );

  it('is noted: coffee chats with the names of both, once an hour', async () => {
    await play(async (scene) => {
      const list = 'select list_coffee_chats(1, 50) as page';
      await scene.as(
        'owner',
        `insert into admin_audit_log (actor_id, action, table_name, created_at)
         values ('${ADMIN}', 'read', 'coffee chats', now() - interval '61 minutes')`,
      );
      const [{ page } = {}] = await scene.as(ADMIN, list);
      expect(page).toMatchObject({ total: expect.any(Number), rows: expect.any(Array) });
      expect((page as { rows: unknown[] }).rows[0]).toMatchObject({
        requester: { first_name: expect.any(String) },
      });
      await scene.as(ADMIN, list);
      // The one of this hour, beside an older one.
      expect(await scene.count('owner', noted('coffee chats'))).toBe(2);
    });
  });

  it('is noted: reports', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, `select report_member(gen_random_uuid(), '${NOOR}', 'spam')`);
      await scene.as(ADMIN, 'select admin_list_reports(1, 50)');
      expect(await scene.count('owner', noted('reports'))).toBe(1);
      await scene.as(ADMIN, 'select admin_list_reports(1, 50, is_export => true)');
      expect(
        await scene.count(
          'owner',
          `select from admin_audit_log where action = 'export' and table_name = 'reports'`,
        ),
      ).toBe(1);
    });
  });

  it('is for admins: others list their own coffee chats, and nothing is noted of it (A-65)', async () => {
    await play(async (scene) => {
      const rows = await scene.as(
        MAYA,
        `select request ->> 'requester_id' as asked_by, request -> 'recipient' as recipient
         from jsonb_array_elements(list_coffee_chats(1, 100) -> 'rows') request`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toEqual({ asked_by: MAYA, recipient: null });
      expect(await scene.value(LENA, `select list_coffee_chats(1, 100) -> 'total'`)).toBe(0);
      expect(await scene.count('owner', 'select from admin_audit_log')).toBe(
        await scene.count('owner', `select from admin_audit_log where actor_id = '${ADMIN}'`),
      );
    });
  });
});
