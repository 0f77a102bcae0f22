import type { World } from '../world/world.ts';
import { claimFirstAdmin, grantAdmin } from './admins.ts';
import { type Caller, hasMemberAccess, isAdmin } from './caller.ts';
import { createEvent, updateEvent } from './events.ts';
import { requestApproval, saveInterests, updateOwnProfile } from './profiles.ts';
import { denied, raised } from './refusal.ts';
import { cancel, decide } from './seats.ts';

/** Arguments of a call, already checked against {@link PROCEDURES}. */
type Arguments = Readonly<Record<string, unknown>>;

interface Procedure {
  /** Types of the arguments by name; an optional one ends with a question mark. */
  takes: Readonly<Record<string, 'uuid' | 'uuid?' | 'uuid[]' | 'text' | 'text?' | 'json' | 'timestamptz?'>>;
  /** Visitors may call it too. */
  open?: boolean;
  run(world: World, caller: Caller, given: Arguments): unknown;
}

const MAX_IDS = 100;

function ids(value: unknown): string[] {
  const list = Array.isArray(value) ? value.map(String) : [];
  if (list.length > MAX_IDS) throw raised('TOO_MANY_IDS');
  return list;
}

function requireAdmin(world: World, caller: Caller): void {
  if (!isAdmin(world, caller)) throw denied('admins only');
}

/** The procedures that the mock backend serves, each with the rules of the database's one of the same name. */
export const PROCEDURES: Readonly<Record<string, Procedure>> = {
  has_member_access: {
    takes: { user_id: 'uuid' },
    run: (world, caller, { user_id }) => user_id === caller.userId && hasMemberAccess(world, caller),
  },
  admin_exists: {
    takes: {},
    run: (world) => world.tables.admin_users.length > 0,
  },
  list_event_cities: {
    takes: {},
    open: true,
    run: (world) => {
      const upcoming = world.tables.events.filter(
        (row) => row.deleted_at === null && Date.parse(row.start_time) >= world.now().getTime(),
      );
      return [...new Set(upcoming.map((row) => row.city))].toSorted();
    },
  },
  cancel_application: {
    takes: { target_event_id: 'uuid' },
    run: (world, caller, { target_event_id }) => cancel(world, caller, String(target_event_id)),
  },
  decide_booking: {
    takes: { target_booking_id: 'uuid', decision: 'text' },
    run: (world, caller, { target_booking_id, decision }) => {
      const { event_applications, event_bookings } = world.tables;
      const booking = event_bookings.find((row) => row.id === target_booking_id);
      const application = event_applications.find((row) => row.id === booking?.application_id);
      return decide(world, caller, application, { decision: String(decision) });
    },
  },
  decide_application: {
    takes: { target_application_id: 'uuid', decision: 'text', notes: 'text?' },
    run: (world, caller, { target_application_id, decision, notes }) => {
      const application = world.tables.event_applications.find((row) => row.id === target_application_id);
      return decide(world, caller, application, {
        decision: String(decision),
        notes: typeof notes === 'string' ? notes : null,
      });
    },
  },
  admin_get_user_emails: {
    takes: { user_ids: 'uuid[]' },
    run: (world, caller, { user_ids }) => {
      requireAdmin(world, caller);
      const wanted = ids(user_ids);
      return world.accounts
        .filter((account) => wanted.includes(account.id))
        .map((account) => ({ user_id: account.id, email: account.email }));
    },
  },
  update_own_profile: {
    takes: { user_id: 'uuid', changes: 'json', operation_id: 'uuid?', expected_updated_at: 'timestamptz?' },
    run: updateOwnProfile,
  },
  save_interests: {
    takes: { user_id: 'uuid', interest_category_ids: 'uuid[]' },
    run: (world, caller, { user_id, interest_category_ids }) =>
      saveInterests(world, caller, user_id, ids(interest_category_ids)),
  },
  request_approval: {
    takes: { user_id: 'uuid' },
    run: (world, caller, { user_id }) => requestApproval(world, caller, user_id),
  },
  create_event: {
    takes: { user_id: 'uuid', draft: 'json', operation_id: 'uuid?' },
    run: createEvent,
  },
  update_event: {
    takes: {
      user_id: 'uuid',
      target_event_id: 'uuid',
      changes: 'json',
      operation_id: 'uuid?',
      expected_updated_at: 'timestamptz?',
    },
    run: updateEvent,
  },
  claim_first_admin: {
    takes: { user_id: 'uuid' },
    run: (world, caller, { user_id }) => claimFirstAdmin(world, caller, user_id),
  },
  grant_admin: {
    takes: { user_id: 'uuid', target_user_id: 'uuid' },
    run: (world, caller, { user_id, target_user_id }) =>
      grantAdmin(world, caller, user_id, String(target_user_id)),
  },
  get_public_profiles: {
    takes: { user_ids: 'uuid[]' },
    run: (world, _caller, { user_ids }) => {
      const wanted = ids(user_ids);
      return world.tables.profiles
        .filter((row) => wanted.includes(row.id))
        .map(({ id, first_name, last_name, title, avatar_url }) => ({
          id,
          first_name,
          last_name,
          title,
          avatar_url,
        }));
    },
  },
};
