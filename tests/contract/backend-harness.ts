import { randomUUID } from 'node:crypto';
import type { ContractAccount, ContractHarness, StoredAnswers } from '@sorella/core/data-port/contract';
import type { EventDraft } from '@sorella/core/domain/entities/event';
import {
  type Address,
  aDevice,
  aDeviceOf,
  aDeviceWithBrokenSession,
  aDeviceWithToken,
  pictureAt,
} from './sessions.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const PASSWORD = 'sorella-demo';

/** A backend that the suites are run against, without the demo world: where it is, and a way behind it. */
export interface ContractBackend extends Address {
  /** Asks the database as the owner of everything, who passes row level security. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The newest mail to an address. */
  mailTo(email: string): Promise<{ subject: string; text: string }>;
}

type MemberRole = Parameters<ContractHarness['account']>[0];
type Accounts = Record<MemberRole, ContractAccount>;

const unique = () => `u${randomUUID().replaceAll('-', '').slice(0, 12)}`;

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
}

/** Signs up through the port, so that the backend itself writes the password; confirmed in the database. */
async function signUp(backend: ContractBackend, account: NewAccount): Promise<ContractAccount> {
  const redirectTo = 'http://localhost:3000/email-confirmed';
  const { userId } = await aDevice(backend).data.auth.signUp({ ...account, password: PASSWORD, redirectTo });
  await backend.sql('update auth.users set email_confirmed_at = now() where id = $1', [userId]);
  return { ...account, userId, password: PASSWORD };
}

/** One more account with the password of another, quicker than a sign-up: no password is hashed again. */
async function addAccount(
  { sql }: ContractBackend,
  account: NewAccount,
  like: string,
): Promise<ContractAccount> {
  const [added] = await sql<{ id: string }>(
    `insert into auth.users
       (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at)
     select gen_random_uuid(), aud, role, $1, encrypted_password, now(), raw_app_meta_data, $2, now(), now()
     from auth.users where id = $3 returning id`,
    [account.email, { first_name: account.firstName, last_name: account.lastName }, like],
  );
  return { ...account, userId: added?.id ?? '', password: PASSWORD };
}

async function giveAccess({ sql }: ContractBackend, eventId: string, userId: string): Promise<void> {
  const [application] = await sql<{ id: string }>(
    'insert into public.event_applications (user_id, event_id) values ($1, $2) returning id',
    [userId, eventId],
  );
  await sql("update public.event_applications set status = 'approved' where id = $1", [application?.id]);
}

async function insertEvent({ sql }: ContractBackend, overrides: Partial<EventDraft>): Promise<string> {
  const start = Date.now() + WEEK_MS;
  const draft: EventDraft = {
    title: 'Tea and Talk',
    description: 'An hour of tea.',
    detailedDescription: null,
    category: 'Social',
    location: 'Berlin, Mitte',
    timeZone: 'Europe/Berlin',
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3_600_000).toISOString(),
    maxAttendees: 20,
    creditsRequired: 0,
    imageUrl: null,
    paypalUsername: null,
    ...overrides,
  };
  const [event] = await sql<{ id: string }>(
    `insert into public.events (title, description, detailed_description, category, location, city, time_zone,
       start_time, end_time, max_attendees, credits_required, image_url, paypal_username)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      draft.title,
      draft.description,
      draft.detailedDescription,
      draft.category,
      draft.location,
      draft.city ?? draft.location.split(',')[0],
      draft.timeZone,
      draft.startTime,
      draft.endTime,
      draft.maxAttendees,
      draft.creditsRequired,
      draft.imageUrl,
      draft.paypalUsername,
    ],
  );
  return event?.id ?? '';
}

/** The accounts behind the roles, made once for a backend. */
export async function createAccounts(backend: ContractBackend): Promise<Accounts> {
  const lena = await signUp(backend, {
    email: 'lena@sorella.test',
    firstName: 'Lena',
    lastName: 'Schmidt',
  });
  const make = (name: string, firstName: string, lastName: string) =>
    addAccount(backend, { email: `${name}@sorella.test`, firstName, lastName }, lena.userId);
  const [admin, maya, noor] = await Promise.all([
    make('admin', 'Ada', 'Lindqvist'),
    make('maya', 'Maya', 'Okafor'),
    make('noor', 'Noor', 'Haddad'),
  ]);
  await backend.sql('insert into public.admin_users (user_id) values ($1)', [admin.userId]);
  const eventId = await insertEvent(backend, { title: 'What Maya and Noor share' });
  for (const { userId } of [maya, noor]) await giveAccess(backend, eventId, userId);
  return { admin, maya, noor, lena };
}

async function answersOf({ sql }: ContractBackend, userId: string): Promise<StoredAnswers> {
  const [stored] = await sql<StoredAnswers>(
    `select
       (select coalesce(jsonb_object_agg(platform, url), '{}') from public.user_social_links where user_id = $1) as links,
       (select jsonb_build_array(hoping_to_find, ideal_weekend, vibe_description, people_vibe)
          from public.user_questionnaire_responses where user_id = $1) as questionnaire,
       (select coalesce(jsonb_agg(name), '[]') from public.user_interests
          join public.interest_categories on interest_categories.id = interest_category_id
          where user_id = $1) as interests,
       (select status from public.user_approvals where user_id = $1) as approval`,
    [userId],
  );
  if (stored === undefined) throw new Error('A query without a table has one row');
  return { ...stored, interests: stored.interests.toSorted() };
}

/** The adapter on a backend; fresh events and members for each test keep the tests apart. */
export function createBackendHarness(backend: ContractBackend, accounts: Accounts): ContractHarness {
  const newcomer = async () => {
    const name = unique();
    const account = await addAccount(
      backend,
      { email: `${name}@sorella.test`, firstName: name, lastName: 'Newcomer' },
      accounts.lena.userId,
    );
    return { ...account, data: (await aDeviceOf(backend, account)).data, newId: randomUUID };
  };

  return {
    unique,
    now: () => new Date(),
    async writeMany({ from, to, count }) {
      await backend.sql(
        `insert into public.messages (sender_id, recipient_id, content, created_at)
         select $1, $2, 'Message ' || number, now() from generate_series(1, $3::integer) number`,
        [from, to, count],
      );
    },
    account: (role) => accounts[role],
    async dataFor(role) {
      if (role === 'visitor') return aDevice(backend).data;
      return (await aDeviceOf(backend, accounts[role])).data;
    },
    newMember: newcomer,
    async newAdmin() {
      const admin = await newcomer();
      await backend.sql('insert into public.admin_users (user_id) values ($1)', [admin.userId]);
      return admin;
    },
    answersOf: (userId) => answersOf(backend, userId),
    async subscribe(userId, creditsRemaining) {
      await backend.sql(
        `insert into public.user_subscriptions (user_id, plan_id, status, credits_remaining)
         select $1, id, 'active', $2 from public.subscription_plans where type = 'monthly'`,
        [userId, creditsRemaining],
      );
    },
    pictureAt,
    dataWithBrokenSession: (kind) => aDeviceWithBrokenSession(backend, accounts.maya, kind),
    sessionInLink: (role) => aDeviceWithToken(backend, accounts[role]),
    async anEvent(overrides = {}) {
      const id = await insertEvent(backend, overrides);
      return aDevice(backend).data.events.get(id);
    },
    async approve(applicationId) {
      await backend.sql("update public.event_applications set status = 'approved' where id = $1", [
        applicationId,
      ]);
    },
    async removeEvent(eventId) {
      await backend.sql('update public.events set deleted_at = now() where id = $1', [eventId]);
    },
    async tokenHashSentTo(email) {
      const mail = await backend.mailTo(email);
      const [, hash] = /[?&]token(?:_hash)?=([^&\s"]+)/.exec(mail.text) ?? [];
      if (!hash) throw new Error(`no token in the mail to ${email}`);
      return hash;
    },
    supportMail: () => backend.mailTo('hello@sorella.test'),
    async cleanup() {},
    async close() {},
  };
}
