import type { ProjectContents, StoredFile } from '@sorella/local-stack/pglite';
import type { Database } from '@sorella/supabase';
import { LONG_AGO } from './instants.ts';

type PublicTables = Database['public']['Tables'];

/** A table that scenarios write rows of; plans, settings and interests come with the migrations. */
export type TableName =
  | 'profiles'
  | 'admin_users'
  | 'user_social_links'
  | 'user_questionnaire_responses'
  | 'user_approvals'
  | 'events'
  | 'event_applications'
  | 'event_bookings'
  | 'event_attendees'
  | 'payments'
  | 'refunds'
  | 'reports'
  | 'admin_audit_log';

/** A row as it is put into the database; all rows of a table name the same columns. */
export type Row<Table extends TableName> = PublicTables[Table]['Insert'];

/** The rows of a world by table. */
export type Tables = { readonly [Table in TableName]: Row<Table>[] };

/** An account of the auth service, apart from the profile that goes with it. */
export interface Account {
  id: string;
  email: string;
  confirmed: boolean;
}

/** The made-up data that a story or test begins with. */
export interface World {
  /** Where it is served: the addresses of its pictures begin with it. */
  readonly url: string;
  readonly tables: Tables;
  readonly accounts: Account[];
  /** Storage: what lies under `bucket/path`. */
  readonly objects: Map<string, StoredFile>;
  /** SQL that is run once the rows are there, for what depends on rows of the migrations. */
  readonly statements: string[];
}

/** Fills a fresh world; the same every time it is called. */
export type Scenario = (world: World) => void;

/** A fresh world, filled by a scenario; two worlds never share a row. */
export function createWorld(scenario: Scenario, url: string): World {
  const world: World = {
    url,
    tables: {
      profiles: [],
      admin_users: [],
      user_social_links: [],
      user_questionnaire_responses: [],
      user_approvals: [],
      events: [],
      event_applications: [],
      event_bookings: [],
      event_attendees: [],
      payments: [],
      refunds: [],
      reports: [],
      admin_audit_log: [],
    },
    accounts: [],
    objects: new Map(),
    statements: [],
  };
  scenario(world);
  return world;
}

/** bcrypt of the password that all accounts share, at the lowest cost. */
const PASSWORD_HASH = '$2a$04$hIwNzGlA700gxAMSUQnY4O6b4d4vriOWJNYqghPuZ/uVQisiVCWze';

const written = { created_at: LONG_AGO, updated_at: LONG_AGO };

function accountRows(accounts: readonly Account[]) {
  return {
    'auth.users': accounts.map(({ id, email, confirmed }) => ({
      ...written,
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      encrypted_password: PASSWORD_HASH,
      email_confirmed_at: confirmed ? LONG_AGO : null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: {},
    })),
    'auth.identities': accounts.map(({ id, email }) => ({
      ...written,
      id,
      user_id: id,
      provider: 'email',
      provider_id: id,
      identity_data: { sub: id, email },
    })),
  };
}

function fileRows(paths: readonly string[]) {
  return paths.map((path, index) => {
    const [bucket_id = '', ...name] = path.split('/');
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return { ...written, id, bucket_id, name: name.join('/') };
  });
}

/**
 * An application's reference is made of its id, and is seen: in a mock world the same press makes the same one in every
 * run. How many there are already is all that an id depends on.
 */
const FIXED_APPLICATION_IDS = `
  create or replace function private.fixed_application_id() returns uuid
  language plpgsql volatile security definer set search_path = '' as $$
  declare
    n integer := (select count(*) from public.event_applications);
    made uuid := md5('application ' || n)::uuid;
  begin
    while exists (select from public.event_applications where id = made) loop
      n := n + 1;
      made := md5('application ' || n)::uuid;
    end loop;
    return made;
  end $$;
  grant execute on function private.fixed_application_id() to public;
  alter table public.event_applications alter column id set default private.fixed_application_id()`;

/** The audit log shows a part of a row's id. */
const FIXED_TOGGLE_IDS = 'update public.feature_toggles set id = md5(feature_name)::uuid';

/** A world as a database takes it. */
export function contentsOf({ tables, accounts, objects, statements }: World): ProjectContents {
  return {
    rows: {
      ...accountRows(accounts),
      'storage.objects': fileRows([...objects.keys()]),
      ...Object.fromEntries(Object.entries(tables).map(([table, rows]) => [`public.${table}`, rows])),
    },
    statements: [...statements, FIXED_APPLICATION_IDS, FIXED_TOGGLE_IDS],
    files: objects,
  };
}
