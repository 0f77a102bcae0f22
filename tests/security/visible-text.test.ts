import { INVISIBLE, isVisible, VISIBLE } from '@sorella/core/data-port/contract';
import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

/** What Postgres can hold. */
const STORED = INVISIBLE.filter((text) => text !== '\0' && text !== '\uD800');
const BIDI = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

describe('What shows nothing', () => {
  it('is the same to the database as to the app, text by text', async () => {
    await play(async (scene) => {
      for (const [texts, expected] of [
        [STORED, false],
        [VISIBLE, true],
        [VISIBLE.flatMap((text) => STORED.map((blank) => blank + text + blank)), true],
        [STORED.flatMap((one) => STORED.map((other) => one + other)), false],
      ] as const) {
        const wrong = await scene.as(
          'owner',
          'select text from unnest($1::text[]) text where private.is_visible(text) <> $2',
          texts,
          expected,
        );
        expect(wrong).toEqual([]);
      }
    });
  });

  it('is the same to both for every character that this server knows, large blocks of letters apart', async () => {
    await play(async (scene) => {
      const characters = await scene.as(
        'owner',
        `select chr(code) as text, private.is_visible(chr(code)) as visible
         from (values (1, 13311), (40960, 44031), (63744, 94207), (101888, 131071), (917504, 918015)) known (first, last)
         cross join lateral generate_series(first, last) code
         where unicode_assigned(chr(code))`,
      );
      const wrong = characters.filter(({ text, visible }) => isVisible(String(text)) !== visible);
      expect(wrong).toEqual([]);
      expect(characters.length).toBeGreaterThan(30_000);
    });
  });

  it('is no message, in whatever kind of blank', async () => {
    await play(async (scene) => {
      const send = `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', '${NOOR}', $1)`;
      for (const blank of STORED)
        expect(await scene.refusal(MAYA, send, blank.repeat(3))).toBe('23514 messages_content_check');
      expect(await scene.refusal(MAYA, send, '\u200F👍\u200F')).toBe('allowed');
    });
  });

  it('is no name; nor is a name that turns what stands beside it', async () => {
    await play(async (scene) => {
      const rename = `update profiles set first_name = $1 where id = '${MAYA}'`;
      for (const blank of STORED)
        expect(await scene.refusal(MAYA, rename, blank)).toBe('23514 profiles_first_name_check');
      for (const turn of BIDI)
        expect(await scene.refusal(MAYA, rename, `Ma${turn}ya`)).toBe('23514 profiles_first_name_check');
      expect(await scene.refusal(MAYA, rename, 'نور')).toBe('allowed');
      expect(await scene.value('owner', 'select private.name_from($1)', `Ma${BIDI.join('')}ya`)).toBe('Maya');
    });
  });

  it('is not there in a profile, a coffee chat, a report or an event', async () => {
    await play(async (scene) => {
      for (const blank of [STORED.join(''), '\u2800\u3164', '\u0301']) {
        await scene.as(MAYA, `update profiles set title = $1, bio = $1 where id = '${MAYA}'`, blank);
        expect(await scene.as(MAYA, `select title, bio from profiles where id = '${MAYA}'`)).toEqual([
          { title: null, bio: null },
        ]);
        const [chat] = await scene.as(
          MAYA,
          `insert into coffee_chat_requests (requester_id, message, proposed_dates) values ('${MAYA}', $1, array[
             (date_trunc('day', now() at time zone 'UTC') + interval '5 days 9 hours') at time zone 'UTC'
           ]) returning message`,
          blank,
        );
        expect(chat).toEqual({ message: null });
        await scene.as(MAYA, `select report_member(gen_random_uuid(), '${NOOR}', 'spam', $1)`, blank);
        expect(await scene.as('owner', 'select distinct comment from reports')).toEqual([{ comment: null }]);
        const [event] = await scene.as(
          ADMIN,
          `update events set description = $1, detailed_description = $1 where id = '${EVENTS.full}'
           returning description, detailed_description, title <> '' as titled`,
          blank,
        );
        expect(event).toEqual({ description: null, detailed_description: null, titled: true });
      }
    });
  });
});
