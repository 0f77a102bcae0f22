import type { LiveChange } from '@sorella/core/data-port';
import { textIn } from '../fields.ts';
import { type IdKind, idOf } from './ids.ts';
import { BASE_NOW, instant } from './instants.ts';
import { addReferenceData } from './reference-data.ts';
import type { Row, TableName, Tables } from './schema.ts';

/** An account of the auth service, apart from the profile that goes with it. */
export interface Account {
  id: string;
  email: string;
  password: string;
  confirmed: boolean;
}

/** A mail that the auth service would have sent. */
export interface Mail {
  to: string;
  type: 'signup' | 'recovery';
  tokenHash: string;
}

/** A session of the auth service; its refresh token changes each time it is used. */
export interface StoredSession {
  id: string;
  userId: string;
  refreshToken: string;
}

/** A file in Storage. */
export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A broadcast on a private topic. */
export interface Broadcast {
  topic: string;
  payload: LiveChange;
}

/** What was shown, and to whom, is asked through HTTP; a world is only what is stored. */
export interface World {
  /** Where it is served: the addresses of its pictures begin with it. */
  readonly url: string;
  readonly tables: Tables;
  /** Storage: what lies under `bucket/path`. */
  readonly objects: Map<string, StoredObject>;
  /** The version that each repeatable write made, by user and operation id. */
  readonly operations: Map<string, string>;
  readonly accounts: Account[];
  readonly sessions: Map<string, StoredSession>;
  readonly mails: Mail[];
  /** The one account that may become the first admin, where one is configured. */
  firstAdminEmail: string | null;
  /** The backend's clock; starts at the base instant and moves one millisecond with every row written. */
  now(): Date;
  /** A fresh id that no row of this world has. */
  newId(kind: IdKind): string;
  insert<Table extends TableName>(table: Table, row: Row<Table>): Row<Table>;
  /** Changes a row in place and stamps `updated_at` where the table has one. */
  update<Table extends TableName>(table: Table, row: Row<Table>, changes: Partial<Row<Table>>): Row<Table>;
  remove<Table extends TableName>(table: Table, row: Row<Table>): void;
  /** Hears every broadcast that the database's triggers would send; the returned function stops it. */
  onBroadcast(listener: (broadcast: Broadcast) => void): () => void;
}

const KINDS = {
  events: 'event',
  event_applications: 'application',
  event_bookings: 'booking',
  event_attendees: 'attendee',
  profiles: 'profile',
  user_subscriptions: 'subscription',
  admin_users: 'admin',
  user_approvals: 'profile',
  feature_toggles: 'feature-toggle',
} as const satisfies Partial<Record<TableName, LiveChange['kind']>>;

const kindOf = (table: TableName): LiveChange['kind'] | undefined =>
  Object.hasOwn(KINDS, table) ? Reflect.get(KINDS, table) : undefined;

/** The topics that hear of a row, as the database's triggers address them, and what they hear: kind and ids only. */
function announcements(table: TableName, row: object, action: LiveChange['action']): Broadcast[] {
  const kind = kindOf(table);
  if (!kind || (table === 'profiles' && action !== 'update')) return [];
  const id = textIn(row, 'id') ?? textIn(row, 'user_id') ?? '';
  const owner = table === 'profiles' ? id : textIn(row, 'user_id');
  const event_id = textIn(row, 'event_id');
  const topics = ['admins', owner === undefined ? 'events' : `user:${owner}`];
  const payload = { kind, action, id, ...(event_id === undefined ? {} : { event_id }) };
  return topics.map((topic) => ({ topic, payload }));
}

/** A world without a single row; scenarios fill it. */
export function emptyTables(): Tables {
  return {
    profiles: [],
    admin_users: [],
    user_social_links: [],
    user_questionnaire_responses: [],
    interest_categories: [],
    user_interests: [],
    user_approvals: [],
    subscription_plans: [],
    user_subscriptions: [],
    feature_toggles: [],
    events: [],
    event_applications: [],
    event_bookings: [],
    event_attendees: [],
  };
}

/** Numbers above every fixed one, for rows that are made while the world runs. */
const FIRST_FRESH_NUMBER = 0x10000;

/** Fills a fresh world; the same every time it is called. */
export type Scenario = (world: World) => void;

/** Address of a world when none is given; the reserved name makes sure that nobody else answers. */
export const MOCK_URL = 'https://mock.sorella.test';

/** A fresh, mutable world, filled by a scenario; two worlds never share a row. */
export function createWorld(scenario?: Scenario, url: string = MOCK_URL): World {
  const tables = emptyTables();
  const listeners = new Set<(broadcast: Broadcast) => void>();
  let written = 0;
  let made = FIRST_FRESH_NUMBER;

  const now = () => new Date(BASE_NOW.getTime() + written);
  const announce = (table: TableName, row: object, action: LiveChange['action']) => {
    for (const broadcast of announcements(table, row, action))
      for (const listener of listeners) listener(broadcast);
  };
  const rowsOf = <Table extends TableName>(table: Table): Row<Table>[] => tables[table];

  const world: World = {
    url,
    tables,
    objects: new Map(),
    operations: new Map(),
    accounts: [],
    sessions: new Map(),
    mails: [],
    firstAdminEmail: null,
    now,
    newId(kind) {
      made += 1;
      return idOf(kind, made);
    },
    insert(table, row) {
      written += 1;
      rowsOf(table).push(row);
      announce(table, row, 'insert');
      return row;
    },
    update(table, row, changes) {
      written += 1;
      // A seat taken is not an edit of the event.
      const edited = 'updated_at' in row && !('attendees_count' in changes);
      Object.assign(row, changes, edited ? { updated_at: instant(now()) } : {});
      announce(table, row, 'update');
      return row;
    },
    remove(table, row) {
      written += 1;
      const rows = rowsOf(table);
      rows.splice(rows.indexOf(row), 1);
      announce(table, row, 'delete');
    },
    onBroadcast(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  addReferenceData(tables);
  scenario?.(world);
  return world;
}
