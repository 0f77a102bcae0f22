import { anEvent } from '../builders.ts';
import { addAttendees, addEvent } from './fill.ts';
import { DEMO_IDS, idOf } from './ids.ts';
import { BASE_NOW } from './instants.ts';
import { addCast } from './people.ts';
import type { Scenario, World } from './world.ts';

const { maya, noor } = DEMO_IDS;
const ines = idOf('member', 0x10);
const amara = idOf('member', 0x11);
const sofia = idOf('member', 0x12);

/** A message of a made-up world, and how long ago it was written, as Postgres says it. */
export interface TalkLine {
  from: string;
  to: string;
  content: string;
  isRead: boolean;
  ago: string;
}

const line = (from: string, to: string, content: string, isRead: boolean, ago: string): TalkLine => ({
  from,
  to,
  content,
  isRead,
  ago,
});

/** What is said in the demo world, the oldest first within a conversation. */
export const DEMO_TALK: readonly TalkLine[] = [
  line(
    maya,
    noor,
    'That was the best pear cake I have had in this city. Did the rest survive your night shift?',
    true,
    '18 days',
  ),
  line(noor, maya, 'It has a name now. Gertrud. She is guarding the fridge.', true, '17 days 22 hours'),
  line(maya, noor, 'Gertrud! Mine is only called "the cake".', true, '17 days 21 hours'),
  line(noor, maya, 'Are you going to the pottery on Sunday? I put my name down.', true, '2 days 4 hours'),
  line(maya, noor, 'Yes! I am bringing the lemon thing.', true, '2 days 3 hours'),
  line(noor, maya, 'Perfect. I finish at eight, sleep two hours and come hungry.', false, '3 hours'),
  line(noor, maya, 'Also: do you own an apron the size of a bathtub?', false, '2 hours'),
  line(
    ines,
    maya,
    'Hi Maya! I am in Berlin for the pottery and know nobody. Shall we go there together?',
    true,
    '1 day 6 hours',
  ),
  line(
    maya,
    ines,
    'Gladly. I will wait at the U-Bahn exit at a quarter to one, in a very yellow coat.',
    true,
    '1 day 5 hours',
  ),
  line(
    sofia,
    maya,
    'I found the sketchbook you were looking for, the one with the blue spine.',
    false,
    '5 hours',
  ),
  line(
    amara,
    maya,
    'Thank you for the recipe. My teenagers asked for seconds, which has not happened since spring.',
    true,
    '9 days',
  ),
  line(maya, amara, 'I am framing this message.', true, '8 days 23 hours'),
];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A talk as SQL; `now` is what the times are counted back from. The rules of the database do the rest. */
export function talkSql(lines: readonly TalkLine[], now: string): string {
  const rows = lines.map(
    ({ from, to, content, isRead, ago }) =>
      `    ('${from}', '${to}', ${quoted(content)}, ${String(isRead)}, interval '${ago}')`,
  );
  return `insert into public.messages (sender_id, recipient_id, content, is_read, created_at)
  select sender::uuid, recipient::uuid, content, is_read, ${now} - ago
  from (values
${rows.join(',\n')}
  ) as message (sender, recipient, content, is_read, ago)
  order by ago desc`;
}

const STORY_NOW = `timestamptz '${BASE_NOW.toISOString()}'`;

/** What a trigger keeps in life: a world is put into the database with none firing. */
const HEADS_SQL = `insert into public.conversation_heads
    (user_id, other_user_id, last_message_id, last_message, last_message_time, unread_count)
  select distinct on (owner, other) owner, other, id, left(content, 300), created_at,
    count(*) filter (where recipient_id = owner and not is_read) over (partition by owner, other)
  from public.messages
  cross join lateral (values (sender_id, recipient_id), (recipient_id, sender_id)) pair (owner, other)
  order by owner, other, created_at desc`;

/** Adds a talk, counted back from the base instant. */
export function addTalk(world: World, lines: readonly TalkLine[]): void {
  world.statements.push(talkSql(lines, STORY_NOW), HEADS_SQL);
}

const shared = anEvent({ n: 1 });

/** Maya and Noor share an event and have never written to each other. */
export const acquaintancesWorld: Scenario = (world) => {
  const { maya: one, noor: other } = addCast(world);
  addEvent(world, shared);
  addAttendees(world, shared, [one, other]);
};

/** Maya writes with everyone that she shares an event with. */
export const nobodyNewWorld: Scenario = (world) => {
  acquaintancesWorld(world);
  addTalk(world, [line(noor, maya, 'There you are!', true, '1 day')]);
};

const WORDS = [
  'The train is late again, I will be at the café by ten past.',
  'No hurry!',
  'Did you see the new exhibition? It is three rooms of chairs, and one of them sings.',
  'Ha.',
  'Let us go on Thursday, then. I have the afternoon off, and the rain is supposed to stop by two.',
];

/** Maya and Noor have written to each other for months: three pages and a bit. */
export const longTalkWorld: Scenario = (world) => {
  acquaintancesWorld(world);
  const lines = Array.from({ length: 170 }, (_, index) => {
    const n = 170 - index;
    const [from, to] = n % 3 === 0 ? [maya, noor] : [noor, maya];
    return line(from, to, `${n}. ${WORDS[n % WORDS.length] ?? ''}`, true, `${n * 7} hours`);
  });
  addTalk(world, lines);
};

/** What was said is as long as it may be, holds addresses, code, and letters that run the other way. */
export const unusualTalkWorld: Scenario = (world) => {
  acquaintancesWorld(world);
  addTalk(world, [
    line(
      noor,
      maya,
      'Look at https://example.test/a/very/long/address/that/goes/on?and=on&and=on#and-on.',
      true,
      '5 hours',
    ),
    line(maya, noor, '<b>not bold</b> <img src=x onerror=alert(1)> & "quoted"', true, '4 hours'),
    line(noor, maya, 'مرحبا! كيف حالك؟ 👩‍👩‍👧', true, '3 hours'),
    line(
      maya,
      noor,
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
      true,
      '2 hours',
    ),
    line(noor, maya, 'One\n\nTwo\n   three, with room before it', true, '1 hour'),
    line(noor, maya, 'And then she said that it would be fine. '.repeat(20).trim(), true, '30 minutes'),
  ]);
};
