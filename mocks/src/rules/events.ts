import { EVENT_CATEGORIES } from '@sorella/core/domain';
import { textIn } from '../fields.ts';
import { instant } from '../world/instants.ts';
import type { Row } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';
import { checkLength, isStoredAt } from './checks.ts';
import { paymentLink } from './money.ts';
import { denied, Refusal, raised, violated } from './refusal.ts';
import { checkKeys, type Replay, requireSelf, writeOnce } from './replays.ts';

type EventRow = Row<'events'>;

const CHANGEABLE = [
  'title',
  'description',
  'detailed_description',
  'category',
  'location',
  'start_time',
  'end_time',
  'max_attendees',
  'credits_required',
  'image_url',
  'paypal_username',
] as const satisfies readonly (keyof EventRow)[];

const REQUIRED = ['title', 'location', 'start_time', 'end_time'] as const;
const LINKED_PICTURE = /^https:\/\/(images\.unsplash\.com|images\.pexels\.com|upload\.wikimedia\.org)\//;

function checkImage(url: string | null): void {
  if (url === null || LINKED_PICTURE.test(url) || isStoredAt(url, 'event-images/[A-Za-z0-9._-]+')) return;
  throw new Refusal('23514', 'The picture must be uploaded or come from a known host');
}

/** A row under the table's rules, with the columns that the database makes of the others. */
function checked(row: EventRow): EventRow {
  for (const column of REQUIRED)
    if (row[column] === null) throw new Refusal('23502', `null value in column "${column}"`);
  checkLength('events_title_check', row.title.trim(), 1, 200);
  checkLength('events_description_check', row.description, 0, 2000);
  checkLength('events_detailed_description_check', row.detailed_description, 0, 20_000);
  checkLength('events_location_check', row.location.trim(), 1, 300);
  const categories: readonly string[] = EVENT_CATEGORIES;
  if (row.category !== null && !categories.includes(row.category)) throw violated('events_category_check');
  const [start, end] = [Date.parse(row.start_time), Date.parse(row.end_time)];
  if (Number.isNaN(start) || Number.isNaN(end))
    throw new Refusal('22007', 'invalid input syntax for type timestamp');
  if (end <= start) throw violated('events_times_in_order');
  if (row.max_attendees < 1 || row.max_attendees > 10_000) throw violated('events_max_attendees_check');
  if (row.max_attendees < row.attendees_count) throw violated('events_seats_within_capacity');
  if (row.credits_required < 0 || row.credits_required > 1000)
    throw violated('events_credits_required_check');
  if (row.paypal_username !== null && !/^[A-Za-z0-9]{1,20}$/.test(row.paypal_username))
    throw violated('events_paypal_username_check');
  checkImage(row.image_url);
  return {
    ...row,
    start_time: instant(new Date(start)),
    end_time: instant(new Date(end)),
    city: (row.location.split(',')[0] ?? '').trim(),
    paypal_payment_link: paymentLink(row.paypal_username, row.credits_required),
  };
}

/** Creates a gathering for an admin; again is answered with what stands there. */
export function createEvent(
  world: World,
  caller: Caller,
  { user_id, draft, operation_id }: { user_id?: unknown; draft?: unknown } & Replay,
): EventRow {
  const userId = requireSelf(caller, user_id);
  if (!isAdmin(world, caller)) throw denied('Only admins can create events');
  const given = checkKeys(draft, [...CHANGEABLE, 'id']);
  const id = textIn(given, 'id');
  if (id === undefined) throw new Refusal('22023', 'An event comes with its id');
  const existing = world.tables.events.find((row) => row.id === id);
  if (existing && existing.created_by !== userId) throw raised('CONFLICT');
  if (existing) return writeOnce(world, userId, existing, { operation_id }, () => ({ ...existing }));
  const at = instant(world.now());
  const blank: Record<keyof EventRow, unknown> = {
    id,
    title: null,
    description: null,
    detailed_description: null,
    category: null,
    location: null,
    start_time: null,
    end_time: null,
    max_attendees: 20,
    credits_required: 0,
    image_url: null,
    created_by: userId,
    paypal_username: null,
    paypal_payment_link: null,
    attendees_count: 0,
    city: '',
    deleted_at: null,
    created_at: at,
    updated_at: at,
  };
  // What came over the wire has the shape of a row once `checked` has looked at it.
  const row = { ...blank, ...given } as EventRow;
  return writeOnce(world, userId, row, { operation_id }, () => ({ ...world.insert('events', checked(row)) }));
}

/** Edits a gathering for an admin. */
export function updateEvent(
  world: World,
  caller: Caller,
  {
    user_id,
    target_event_id,
    changes,
    ...replay
  }: { user_id?: unknown; target_event_id?: unknown; changes?: unknown } & Replay,
): EventRow {
  const userId = requireSelf(caller, user_id);
  if (!isAdmin(world, caller)) throw denied('Only admins can edit events');
  const given = checkKeys(changes, CHANGEABLE);
  const row = world.tables.events.find(({ id, deleted_at }) => id === target_event_id && deleted_at === null);
  if (!row) throw raised('EVENT_NOT_FOUND');
  return writeOnce(world, userId, row, replay, () => {
    const { attendees_count: _seats, ...after } = checked({ ...row, ...given });
    return { ...world.update('events', row, after) };
  });
}
