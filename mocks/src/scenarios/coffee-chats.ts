import { anEvent } from '../builders.ts';
import { addAttendees, addEvent } from './fill.ts';
import { DEMO_IDS, idOf } from './ids.ts';
import { inDays, inHours } from './instants.ts';
import { addCast } from './people.ts';
import type { Scenario, World } from './world.ts';

const { maya, noor } = DEMO_IDS;
const sofia = idOf('member', 0x12);
const amara = idOf('member', 0x11);
const ines = idOf('member', 0x10);

/** A coffee chat of a made-up world, as the database has it. */
export interface MadeUpChat {
  requester: string;
  recipient: string | null;
  message: string | null;
  status: 'pending' | 'accepted' | 'rejected' | 'completed' | 'cancelled';
  dates: readonly string[];
  /** Which of the dates was chosen. */
  chosen?: number;
  /** Hours before the base instant at which it was asked. */
  hoursAgo: number;
}

const quoted = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);

/** Puts coffee chats into a world, with no rule about their times looking on. */
export function addCoffeeChats(world: World, chats: readonly MadeUpChat[]): void {
  const values = chats.map(({ requester, recipient, message, status, dates, chosen, hoursAgo }, index) => {
    const selected = chosen === undefined ? null : (dates[chosen] ?? null);
    const asked = inHours(-hoursAgo);
    return `('${idOf('coffeeChat', index + 1)}', '${requester}', ${quoted(recipient)}, ${quoted(message)}, '${status}',
      array[${dates.map(quoted).join(', ')}]::timestamptz[], 'UTC', ${quoted(selected)}, '${asked}', '${asked}')`;
  });
  world.statements.push(
    'alter table public.coffee_chat_requests disable trigger user',
    `insert into public.coffee_chat_requests (id, requester_id, recipient_id, message, status, proposed_dates, time_zone,
       selected_date, created_at, updated_at) values ${values.join(', ')}`,
    'alter table public.coffee_chat_requests enable trigger user',
  );
}

/** Gives members interests by name. */
function addInterests(world: World, members: readonly string[], names: readonly string[]): void {
  for (const member of members)
    world.statements.push(
      `insert into public.user_interests (user_id, interest_category_id)
       select '${member}', id from public.interest_categories where name in (${names.map(quoted).join(', ')})`,
    );
}

const shared = anEvent({ n: 1 });

/** Maya and three others have been to the same event, and chose some of the same. Nobody has asked anybody. */
export const coffeeIdeasWorld: Scenario = (world) => {
  const cast = addCast(world);
  addEvent(world, shared);
  const others = cast.others.filter(({ id }) => [sofia, amara, ines].includes(id));
  addAttendees(world, shared, [cast.maya, cast.noor, ...others]);
  addInterests(world, [maya], ['Books & writing', 'Food & cooking', 'Travel & adventure']);
  addInterests(world, [sofia], ['Books & writing', 'Food & cooking']);
  addInterests(world, [amara], ['Books & writing']);
  addInterests(world, [ines], ['Travel & adventure', 'Entrepreneurship']);
};

/** One coffee chat of Maya's for each status, and one that she is asked for. */
export const coffeeChatsWorld: Scenario = (world) => {
  coffeeIdeasWorld(world);
  addCoffeeChats(world, [
    {
      requester: maya,
      recipient: null,
      message: 'I would love to talk with someone who changed careers after thirty.',
      status: 'pending',
      dates: [inDays(3, 12), inDays(3, 15), inDays(6, 12)],
      hoursAgo: 5,
    },
    {
      requester: maya,
      recipient: noor,
      message: 'Coffee before your late shift?',
      status: 'accepted',
      dates: [inDays(4, 12), inDays(4, 18)],
      chosen: 1,
      hoursAgo: 30,
    },
    {
      requester: maya,
      recipient: null,
      message: 'Somewhere near Kreuzberg, please.',
      status: 'cancelled',
      dates: [inDays(5, 15)],
      hoursAgo: 80,
    },
    {
      requester: maya,
      recipient: null,
      message: null,
      status: 'completed',
      dates: [inDays(-14, 12)],
      chosen: 0,
      hoursAgo: 400,
    },
    {
      requester: amara,
      recipient: maya,
      message: 'You said you bake. I have questions about sourdough, and teenagers.',
      status: 'pending',
      dates: [inDays(2, 9), inDays(2, 12), inDays(5, 15)],
      hoursAgo: 8,
    },
  ]);
};

/** Every text as long as it may be, every time proposed, and a time that has passed. */
export const longCoffeeChatWorld: Scenario = (world) => {
  coffeeIdeasWorld(world);
  const everyTime = [3, 4, 5].flatMap((day) => [9, 12, 15, 18].map((hour) => inDays(day, hour)));
  addCoffeeChats(world, [
    {
      requester: maya,
      recipient: noor,
      message: `${'And then I thought that we could talk about it over coffee. '.repeat(8)}${'Donaudampfschifffahrt'.repeat(6)}`,
      status: 'pending',
      dates: everyTime,
      hoursAgo: 5,
    },
    {
      requester: noor,
      recipient: maya,
      message: null,
      status: 'pending',
      dates: [inDays(-1, 12)],
      hoursAgo: 60,
    },
  ]);
};
