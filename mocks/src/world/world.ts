import type { LiveChange } from '@sorella/core/data-port';
import { type IdKind, idOf } from './ids.ts';
import { BASE_NOW, instant } from './instants.ts';
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

/** A broadcast on a private topic. */
export interface Broadcast {
  topic: string;
  payload: LiveChange;
}

/** What was shown, and to whom, is asked through HTTP; a world is only what is stored. */
export interface World {
  readonly tables: Tables;
  readonly accounts: Account[];
  readonly sessions: Map<string, StoredSession>;
  readonly mails: Mail[];
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

type Written = { [Table in TableName]: { table: Table; row: Row<Table> } }[TableName];

/** The topics that hear of a row, and what they hear: kind and ids only. */
function announcements({ table, row }: Written, action: LiveChange['action']): Broadcast[] {
  switch (table) {
    case 'events':
      return [{ topic: 'events', payload: { kind: 'event', action, id: row.id, event_id: row.id } }];
    case 'event_applications':
    case 'event_bookings':
    case 'event_attendees': {
      const kind = (
        { event_applications: 'application', event_bookings: 'booking', event_attendees: 'attendee' } as const
      )[table];
      const payload = { kind, action, id: row.id, event_id: row.event_id };
      return [`user:${row.user_id}`, 'admins'].map((topic) => ({ topic, payload }));
    }
    case 'profiles':
      return [{ topic: `user:${row.id}`, payload: { kind: 'profile', action, id: row.id } }];
    case 'user_subscriptions':
      return [{ topic: `user:${row.user_id}`, payload: { kind: 'subscription', action, id: row.id } }];
    case 'admin_users':
      return ['admins', `user:${row.user_id}`].map((topic) => ({
        topic,
        payload: { kind: 'admin' as const, action, id: row.id },
      }));
  }
}

/** A world without a single row; scenarios fill it. */
export function emptyTables(): Tables {
  return {
    profiles: [],
    admin_users: [],
    user_subscriptions: [],
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

/** A fresh, mutable world, filled by a scenario; two worlds never share a row. */
export function createWorld(scenario?: Scenario): World {
  const tables = emptyTables();
  const listeners = new Set<(broadcast: Broadcast) => void>();
  let written = 0;
  let made = FIRST_FRESH_NUMBER;

  const now = () => new Date(BASE_NOW.getTime() + written);
  const announce = (change: Written, action: LiveChange['action']) => {
    for (const broadcast of announcements(change, action))
      for (const listener of listeners) listener(broadcast);
  };
  const rowsOf = <Table extends TableName>(table: Table): Row<Table>[] => tables[table];

  const world: World = {
    tables,
    accounts: [],
    sessions: new Map(),
    mails: [],
    now,
    newId(kind) {
      made += 1;
      return idOf(kind, made);
    },
    insert(table, row) {
      written += 1;
      rowsOf(table).push(row);
      announce({ table, row } as Written, 'insert');
      return row;
    },
    update(table, row, changes) {
      written += 1;
      // A seat taken is not an edit of the event.
      const edited = 'updated_at' in row && !('attendees_count' in changes);
      Object.assign(row, changes, edited ? { updated_at: instant(now()) } : {});
      announce({ table, row } as Written, 'update');
      return row;
    },
    remove(table, row) {
      written += 1;
      const rows = rowsOf(table);
      rows.splice(rows.indexOf(row), 1);
      announce({ table, row } as Written, 'delete');
    },
    onBroadcast(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  scenario?.(world);
  return world;
}
