import type { Application, Booking, Event, Profile } from '@sorella/core/domain';
import { anApplication, cancelledByMember, emailOf } from '../builders.ts';
import { textIn } from '../fields.ts';
import { priceInCents } from '../rules/money.ts';
import { PAYPAL_SETTING } from '../rules/toggles.ts';
import { idOf } from './ids.ts';
import { instant, LONG_AGO } from './instants.ts';
import type { Row, TableName } from './schema.ts';
import type { Account, StoredObject, World } from './world.ts';

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
  const rows: readonly object[] = world.tables[table];
  const id = textIn(row, 'id');
  if (id !== undefined && rows.some((other) => textIn(other, 'id') === id))
    throw new Error(`${table} has a row ${id} already: give it another n`);
  world.insert(table, row);
}

/** Adds an account with its profile, and the approval that comes with it. */
export function addMember(
  world: World,
  profile: Profile,
  account: Partial<Omit<Account, 'id'>> = {},
): Account {
  insertOnce(world, 'profiles', { ...toColumns(profile), created_at: LONG_AGO });
  const at = { created_at: LONG_AGO, updated_at: LONG_AGO };
  world.insert('user_approvals', { user_id: profile.id, status: 'pending', ...at });
  const added = { id: profile.id, email: emailOf(profile), password: PASSWORD, confirmed: true, ...account };
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
  world.insert('admin_users', { id, user_id: profile.id, created_at: LONG_AGO });
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
  const { subscription_plans, user_subscriptions } = world.tables;
  const bought = subscription_plans.find(({ name }) => name === plan);
  if (!bought) throw new Error(`no plan is called ${plan}`);
  insertOnce(world, 'user_subscriptions', {
    id: idOf('subscription', user_subscriptions.length + 1),
    user_id: userId,
    plan_id: bought.id,
    status: 'active',
    credits_remaining: creditsRemaining,
    created_at: LONG_AGO,
  });
}

/** Puts a picture where somebody's avatar is kept, and gives its address for her profile. */
export function addAvatar(world: World, userId: string, picture: StoredObject): string {
  const key = `profile-pictures/${userId}/profile.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`;
  world.objects.set(key, picture);
  return `${world.url}/storage/v1/object/public/${key}?v=1`;
}

/** Adds a gathering; seats are counted by {@link addApplication}, so its count starts at zero. */
export function addEvent(world: World, event: Event): void {
  insertOnce(world, 'events', {
    ...toColumns(event),
    attendees_count: 0,
    city: (event.location.split(',')[0] ?? '').trim(),
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
  const application = anApplication({
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
    created_at: instant(world.now()),
  });
  const row = events.find(({ id }) => id === event.id);
  if (!row) throw new Error(`no event ${event.id} to apply for`);
  row.attendees_count += 1;
}

/** Gives so many of these members an approved place. */
export function addAttendees(world: World, event: Event, members: readonly Profile[]): void {
  for (const member of members) addApplication(world, { member, event, outcome: 'approved' });
}

/** What an admin set up for payments. */
export function setPaypalUsername(world: World, username: string): void {
  for (const toggle of world.tables.feature_toggles)
    if (toggle.feature_name === PAYPAL_SETTING)
      Object.assign(toggle, { description: username, is_enabled: true });
}
