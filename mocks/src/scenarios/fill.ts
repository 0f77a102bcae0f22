import type { Application } from '@sorella/core/domain/entities/application';
import type { Booking } from '@sorella/core/domain/entities/booking';
import type { Event } from '@sorella/core/domain/entities/event';
import type { Profile } from '@sorella/core/domain/entities/profile';
import { priceInCents } from '@sorella/core/domain/events/money';
import type { StoredFile } from '@sorella/local-stack/pglite';
import { anApplication, cancelledByMember, emailOf } from '../builders.ts';
import { idOf } from './ids.ts';
import { BASE_NOW, instant, joinedAt, LONG_AGO } from './instants.ts';
import type { Account, Row, TableName, World } from './world.ts';

/** Password of every account in the mock worlds, as in the demo world. */
export const PASSWORD = 'sorella-demo';

type Snake<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Key;

/** Property names to column names: `startTime` becomes `start_time`. */
function toColumns<Entity extends object>(entity: Entity) {
  const entries = Object.entries(entity).map(([key, value]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as { [Key in keyof Entity & string as Snake<Key>]: Entity[Key] };
}

/** Two rows with one id would shadow each other: a scenario that makes them is wrong. */
function insertOnce<Table extends TableName>(world: World, table: Table, row: Row<Table>): void {
  const rows: Row<Table>[] = world.tables[table];
  if ('id' in row && rows.some((other) => 'id' in other && other.id === row.id))
    throw new Error(`${table} has a row ${row.id} already: give it another n`);
  rows.push(row);
}

/** Adds an account with its profile, and the approval that comes with it. */
export function addMember(
  world: World,
  profile: Profile,
  account: Partial<Omit<Account, 'id'>> = {},
): Account {
  insertOnce(world, 'profiles', {
    ...toColumns(profile),
    created_at: joinedAt(world.tables.profiles.length),
  });
  const at = { created_at: LONG_AGO, updated_at: LONG_AGO };
  world.tables.user_approvals.push({ user_id: profile.id, status: 'pending', ...at });
  const added = { id: profile.id, email: emailOf(profile), confirmed: true, ...account };
  world.accounts.push(added);
  return added;
}

/** Adds an account that is an admin. */
export function addAdmin(
  world: World,
  profile: Profile,
  overrides: Partial<Omit<Account, 'id'>> = {},
): Account {
  const account = addMember(world, profile, overrides);
  const id = idOf('admin', world.tables.admin_users.length + 1);
  world.tables.admin_users.push({ id, user_id: profile.id, created_at: LONG_AGO });
  return account;
}

/** Gives somebody an active subscription. */
export function addSubscription(
  world: World,
  {
    userId,
    plan,
    creditsRemaining,
  }: { userId: string; plan: 'Monthly' | 'Quarterly'; creditsRemaining: number },
): void {
  world.statements.push(
    `insert into public.user_subscriptions (id, user_id, plan_id, status, credits_remaining, created_at)
     select '${idOf('subscription', world.statements.length + 1)}', '${userId}', id, 'active', ${creditsRemaining}, '${LONG_AGO}'
     from public.subscription_plans where name = '${plan}'`,
  );
}

/** Puts a picture where somebody's avatar is kept, and gives its address for the profile. */
export function addAvatar(world: World, userId: string, picture: StoredFile): string {
  const key = `profile-pictures/${userId}/profile.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`;
  world.objects.set(key, picture);
  return `${world.url}/storage/v1/object/public/${key}?v=1`;
}

/** Adds a gathering; seats are counted by {@link addApplication}, so its count starts at zero. */
export function addEvent(world: World, event: Event): void {
  // The database makes the link from the name and the price.
  const { paypalPaymentLink: _link, ...given } = event;
  insertOnce(world, 'events', {
    ...toColumns(given),
    attendees_count: 0,
    deleted_at: null,
    created_at: LONG_AGO,
  });
}

/** What an application ends as; `cancelled` is a member's own cancel. */
export type Outcome = Application['status'] | 'cancelled';

const BOOKING_STATUS: Record<Outcome, Booking['status']> = {
  pending: 'pending',
  approved: 'paid',
  denied: 'cancelled',
  cancelled: 'cancelled',
};

/** Adds an application with everything that goes with it: its booking when paid, its seat when approved. */
export function addApplication(
  world: World,
  {
    member,
    event,
    outcome,
    adminNotes = null,
  }: { member: Profile; event: Event; outcome: Outcome; adminNotes?: string | null },
): void {
  const { events, event_applications, event_bookings, event_attendees } = world.tables;
  const n = event_applications.length + 1;
  // The reference is the database's to derive.
  const { reference: _derived, ...application } = anApplication({
    n,
    event,
    userId: member.id,
    status: outcome === 'cancelled' ? 'denied' : outcome,
    adminNotes,
    ...(outcome === 'cancelled' ? { ...cancelledByMember, cancelledBy: member.id } : {}),
  });
  insertOnce(world, 'event_applications', toColumns(application));
  if (application.paymentRequired)
    insertOnce(world, 'event_bookings', {
      id: idOf('booking', event_bookings.length + 1),
      user_id: member.id,
      event_id: event.id,
      application_id: application.id,
      credits_used: event.creditsRequired,
      amount_paid_cents: outcome === 'approved' ? priceInCents(event.creditsRequired) : 0,
      status: BOOKING_STATUS[outcome],
      payment_method: 'paypal',
      paypal_payment_id: null,
      cancelled_by: application.cancelledBy,
      created_at: application.createdAt,
      updated_at: application.updatedAt,
    });
  if (outcome !== 'approved') return;
  insertOnce(world, 'event_attendees', {
    id: idOf('attendee', event_attendees.length + 1),
    user_id: member.id,
    event_id: event.id,
    application_id: application.id,
    status: 'confirmed',
    message: null,
    created_at: instant(BASE_NOW),
  });
  const row = events.find(({ id }) => id === event.id);
  if (!row) throw new Error(`no event ${event.id} to apply for`);
  row.attendees_count = (row.attendees_count ?? 0) + 1;
}

/** Gives so many of these members an approved place. */
export function addAttendees(world: World, event: Event, members: readonly Profile[]): void {
  for (const member of members) addApplication(world, { member, event, outcome: 'approved' });
}

/** What an admin set up for payments. */
export function setPaypalUsername(world: World, username: string): void {
  world.statements.push(
    `update public.feature_toggles set description = '${username}', is_enabled = true where feature_name = 'paypal_email'`,
  );
}
