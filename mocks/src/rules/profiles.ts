import { instant } from '../world/instants.ts';
import type { Row } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import { checkLength, isStoredAt } from './checks.ts';
import { denied, Refusal, violated } from './refusal.ts';
import { checkKeys, type Replay, requireSelf, writeOnce } from './replays.ts';

type ProfileRow = Row<'profiles'>;

const CHANGEABLE = [
  'first_name',
  'last_name',
  'title',
  'bio',
  'avatar_url',
  'phone',
  'gender',
  'city',
  'age',
  'whatsapp_group_opt_in',
] as const satisfies readonly (keyof ProfileRow)[];

const INTERESTS_MAX = 3;

function checkProfile(row: ProfileRow): void {
  checkLength('profiles_first_name_check', row.first_name, 1, 80);
  checkLength('profiles_last_name_check', row.last_name, 1, 80);
  checkLength('profiles_title_check', row.title, 0, 120);
  checkLength('profiles_bio_check', row.bio, 0, 250);
  checkLength('profiles_city_check', row.city?.trim() ?? null, 2, 120);
  if (row.phone !== null && !/^[0-9+()./ -]{3,40}$/.test(row.phone)) throw violated('profiles_phone_check');
  if (row.gender !== null && row.gender !== 'female') throw violated('profiles_gender_check');
  if (row.age !== null && !Number.isInteger(row.age))
    throw new Refusal('22P02', `invalid input syntax for type integer: "${row.age}"`);
  if (row.age !== null && (row.age < 18 || row.age > 100)) throw violated('profiles_age_check');
  const place = `profile-pictures/${row.id}/profile\\.(jpg|jpeg|png|webp|gif)`;
  if (row.avatar_url !== null && !isStoredAt(row.avatar_url, place))
    throw new Refusal('23514', 'The avatar must be a picture in your own folder');
}

/** Edits the caller's own profile. */
export function updateOwnProfile(
  world: World,
  caller: Caller,
  { user_id, changes, ...replay }: { user_id?: unknown; changes?: unknown } & Replay,
): ProfileRow {
  const userId = requireSelf(caller, user_id);
  const given = checkKeys(changes, CHANGEABLE);
  const row = world.tables.profiles.find(({ id }) => id === userId);
  if (!row) throw denied('You can only change your own profile');
  return writeOnce(world, userId, row, replay, () => {
    const after = { ...row, ...given };
    checkProfile(after);
    return { ...world.update('profiles', row, after) };
  });
}

/** Makes these interests the caller's, in place of others she had. */
export function saveInterests(
  world: World,
  caller: Caller,
  claimed: unknown,
  wanted: readonly string[],
): void {
  const userId = requireSelf(caller, claimed);
  const ids = [...new Set(wanted)];
  const { user_interests, interest_categories } = world.tables;
  const known = new Set(interest_categories.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw new Refusal('23503', 'insert or update on table "user_interests" violates foreign key constraint');
  if (ids.length > INTERESTS_MAX) throw new Refusal('23514', 'At most three interests');
  for (const row of user_interests.filter((own) => own.user_id === userId))
    if (!ids.includes(row.interest_category_id)) world.remove('user_interests', row);
  for (const interest_category_id of ids)
    if (
      !user_interests.some(
        (own) => own.user_id === userId && own.interest_category_id === interest_category_id,
      )
    )
      world.insert('user_interests', {
        user_id: userId,
        interest_category_id,
        created_at: instant(world.now()),
      });
}

/** Creates the caller's approval as pending; again changes nothing. */
export function requestApproval(world: World, caller: Caller, claimed: unknown): void {
  const userId = requireSelf(caller, claimed);
  if (world.tables.user_approvals.some((row) => row.user_id === userId)) return;
  const at = instant(world.now());
  world.insert('user_approvals', { user_id: userId, status: 'pending', created_at: at, updated_at: at });
}
