import { describe, expect, it } from 'vitest';
import { ADMIN, MAYA } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

async function overview(scene: Scene) {
  const [row] = await scene.as(
    ADMIN,
    `select overview -> 'mails' as mails, overview -> 'tasks' as tasks,
       overview -> 'failed_functions' as failed_functions from admin_overview() overview`,
  );
  return row;
}
const health = async (scene: Scene) => (await scene.as('server', 'select health() as word'))[0]?.word;
const theScheduleCame = (scene: Scene, ago: string | null) =>
  scene.as(
    'owner',
    "update private.task_runs set last_run_at = clock_timestamp() - $1::interval where task = 'deliver-mails'",
    ago,
  );
const aMail = (scene: Scene, age: string, attempts = 0) =>
  scene.as(
    'owner',
    `insert into private.outgoing_mails (user_id, kind, details, created_at, attempts)
     values ($1, 'application-denied', '{}', clock_timestamp() - $2::interval, $3)`,
    MAYA,
    age,
    attempts,
  );

describe('What nobody sees from a page', () => {
  it('stands in the overview: mails that wait and since when, and those given up', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from private.outgoing_mails');
      expect(await overview(scene)).toMatchObject({ mails: { waiting: 0, oldest: null, given_up: 0 } });
      await aMail(scene, '25 minutes');
      await aMail(scene, '5 minutes');
      await aMail(scene, '2 days', 10);
      const [{ oldest } = { oldest: null }] = await scene.as(
        'owner',
        'select to_jsonb(min(created_at)) as oldest from private.outgoing_mails where attempts < 10',
      );
      expect(await overview(scene)).toMatchObject({ mails: { waiting: 2, oldest, given_up: 1 } });
    });
  });

  it('stands there: when the schedule was last here, whether or not a mail waited', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'update private.task_runs set last_run_at = null');
      expect(await overview(scene)).toMatchObject({ tasks: [] });
      await scene.as('server', 'select take_outgoing_mails(1)');
      expect(await overview(scene)).toMatchObject({
        tasks: [{ task: 'deliver-mails', last_run_at: expect.any(String) }],
      });
    });
  });

  it('stands there: which functions failed in the last day, counted by the hour and kept for a month', async () => {
    await play(async (scene) => {
      const fail = (name: string) => scene.as('server', 'select note_function_failure($1)', name);
      await fail('verify-event-payment');
      await fail('verify-event-payment');
      await fail('deliver-mails');
      expect(await overview(scene)).toMatchObject({
        failed_functions: [
          { name: 'verify-event-payment', failures: 2 },
          { name: 'deliver-mails', failures: 1 },
        ],
      });
      await expect(fail(`x${'y'.repeat(100)}`)).rejects.toThrow('check constraint');
      await scene.as(
        'owner',
        "update private.function_failures set hour = hour - interval '31 days', last_at = last_at - interval '31 days'",
      );
      await fail('deliver-mails');
      expect(
        await scene.as('owner', 'select function_name, failures from private.function_failures'),
      ).toEqual([{ function_name: 'deliver-mails', failures: 1 }]);
    });
  });

  it('is one word for a checker: late once a mail waits for ten minutes, and not for what was given up', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from private.outgoing_mails');
      await theScheduleCame(scene, '1 minute');
      await aMail(scene, '9 minutes');
      await aMail(scene, '2 days', 10);
      expect(await health(scene)).toBe('ok');
      await aMail(scene, '11 minutes');
      expect(await health(scene)).toBe('mails-late');
    });
  });

  it('is another word where the schedule never came, or not for ten minutes; late mails are said first', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from private.outgoing_mails');
      for (const [ago, word] of [
        [null, 'schedule-late'],
        ['9 minutes', 'ok'],
        ['11 minutes', 'schedule-late'],
      ] as const) {
        await theScheduleCame(scene, ago);
        expect({ ago, word: await health(scene) }).toEqual({ ago, word });
      }
      await aMail(scene, '11 minutes');
      expect(await health(scene)).toBe('mails-late');
      await scene.as('owner', 'delete from private.outgoing_mails');
      await scene.as('owner', 'delete from private.task_runs');
      expect(await health(scene)).toBe('schedule-late');
    });
  });

  it('is told to no member, and no member can say that something failed', async () => {
    await play(async (scene) => {
      for (const actor of [MAYA, 'visitor'])
        for (const call of ['health()', "note_function_failure('deliver-mails')", 'admin_overview()'])
          await expect(scene.as(actor, `select ${call}`)).rejects.toThrow(
            /permission denied|Only (admins|those who run the community)/,
          );
    });
  });

  it('sets no schedule by an address that is none, or with a secret that could be guessed', async () => {
    const set = (...given: string[]) =>
      play(async (scene) => {
        await scene.as('owner', 'select private.set_schedules($1, $2)', ...given);
      });
    await expect(set('https://abc.supabase.co/', 'x'.repeat(20))).rejects.toThrow(
      'The address of the project',
    );
    await expect(set('https://abc.supabase.co', 'x'.repeat(19))).rejects.toThrow('at least 20 letters');
  });
});
