import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

/** An approved application, and the event that it is for. */
async function aSeat(scene: Scene): Promise<{ id: string; eventId: string }> {
  const [row] = await scene.as(
    'owner',
    `select application_id, event_id from event_attendees order by id limit 1`,
  );
  return { id: String(row?.['application_id']), eventId: String(row?.['event_id']) };
}

describe('Who comes to an event', () => {
  it('is for admins alone: names, addresses and phone numbers of others (R-255, R-433)', async () => {
    await play(async (scene) => {
      const { id, eventId } = await aSeat(scene);
      for (const sql of [
        `select admin_event_people('${eventId}')`,
        `select admin_list_events(1, 10)`,
        `select admin_note_arrival('${id}', true)`,
      ]) {
        for (const who of ['visitor', MAYA, LENA])
          expect([sql, who, await scene.refusal(who, sql)]).toEqual([sql, who, '42501']);
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, 'allowed']);
      }
      for (const who of ['visitor', MAYA, ADMIN])
        expect([who, await scene.refusal(who, 'select * from private.arrivals')]).toEqual([who, '42501']);
    });
  });

  it('leaves a trace when it is read, as every list of addresses does (A-67)', async () => {
    await play(async (scene) => {
      const { eventId } = await aSeat(scene);
      await scene.as(ADMIN, `select admin_event_people('${eventId}')`);
      await scene.as(ADMIN, `select admin_event_people('${eventId}')`);
      expect(
        await scene.count(
          'owner',
          `select from admin_audit_log where action = 'read' and table_name = 'applications'`,
        ),
      ).toBe(1);
    });
  });

  it('leaves a trace when it is taken away in a file, of the same one once an hour (A-67)', async () => {
    await play(async (scene) => {
      const { eventId } = await aSeat(scene);
      for (let n = 0; n < 2; n += 1) await scene.as(ADMIN, `select admin_event_people('${eventId}', true)`);
      expect(
        await scene.as(
          'owner',
          `select details -> 'filters' ->> 'event' as event from admin_audit_log where action = 'export'`,
        ),
      ).toEqual([{ event: eventId }]);
    });
  });

  it('takes no event that is none, and nobody without a seat', async () => {
    await play(async (scene) => {
      const nobody = '00000000-0000-4000-8000-00000000dead';
      expect(await scene.refusal(ADMIN, `select admin_event_people('${nobody}')`)).toContain(
        'EVENT_NOT_FOUND',
      );
      const [waiting] = await scene.as(
        'owner',
        `select id from event_applications where status = 'pending' and event_id = '${EVENTS.pendingFree}' limit 1`,
      );
      for (const id of [nobody, String(waiting?.['id'])])
        expect(await scene.refusal(ADMIN, `select admin_note_arrival('${id}', true)`)).toContain(
          'NO_ACTIVE_BOOKING',
        );
    });
  });

  it('two phones that tick at one door end alike in whatever order their words arrive', async () => {
    const said = [
      { here: true, at: '2026-01-01T18:00:00Z' },
      { here: true, at: '2026-01-01T18:02:00Z' },
      { here: false, at: '2026-01-01T18:05:00Z' },
      { here: true, at: '2026-01-01T18:07:00Z' },
      { here: true, at: '2026-01-01T18:09:00Z' },
    ];
    const endOf = async (order: typeof said): Promise<unknown> => {
      let end: unknown;
      await play(async (scene) => {
        const { id } = await aSeat(scene);
        for (const { here, at } of order)
          await scene.as(ADMIN, 'select admin_note_arrival($1, $2, $3)', id, here, at);
        end = await scene.value('owner', 'select private.arrived_at($1)', id);
      });
      return end;
    };
    const ends = new Set<string>();
    for (let turn = 0; turn < said.length; turn += 1)
      ends.add(String(await endOf([...said.slice(turn), ...said.slice(0, turn)])));
    ends.add(String(await endOf(said.toReversed())));
    // She is there, by the last word; since when is told by the first that said so after she was not.
    expect(ends.size).toBe(1);
    expect([...ends][0]).not.toBe('null');
  });

  it('a word from a clock that runs ahead counts as said now', async () => {
    await play(async (scene) => {
      const { id } = await aSeat(scene);
      await scene.as(ADMIN, `select admin_note_arrival('${id}', true, now() + interval '3 days')`);
      expect(await scene.value('owner', `select private.arrived_at('${id}') <= clock_timestamp()`)).toBe(
        true,
      );
    });
  });
});
