import { createAdminUsers } from './api/admin-users.ts';
import { createAuthClaims } from './api/auth-claims.ts';
import { authCorrections } from './api/auth-corrections.ts';
import type { AuthLimits } from './api/auth-limits.ts';
import { correctVerification } from './api/auth-requests.ts';
import { type StorageAdapter, startLiteApp } from './api/lite-app.ts';
import { createRouter, type RouterOptions } from './api/router.ts';
import type { StackKeys } from './keys.ts';
import { AuthMailer } from './mailbox/auth-mailer.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import type { ServicesDatabase } from './services-database.ts';
import type { StackSettings } from './settings.ts';
import { asLiteKnows, publishedKeys } from './tokens.ts';

/** What {@link startFront} joins. */
export interface FrontOptions extends Pick<RouterOptions, 'functions' | 'broadcast'> {
  readonly database: ServicesDatabase;
  readonly keys: StackKeys;
  readonly settings: StackSettings;
  /** Where the mails of Auth go, asked for each of them. */
  readonly mailbox: () => Pick<Mailbox, 'deliver'>;
  /** Keeps the bytes of Storage. */
  readonly storage: StorageAdapter;
  /** Refuses what comes to Auth too often. */
  readonly authLimits: AuthLimits;
  /** The base address at which it answers, which links in mails begin with. */
  readonly url: () => string;
}

/** The API of a backend on whatever it runs, Node or a page: a request in, an answer out. */
export interface Front {
  readonly fetch: ReturnType<typeof createRouter>['fetch'];
  /** Makes the REST API see tables and procedures made after the start. */
  reloadSchema(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts REST, Auth and Storage on a database. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { database, keys, settings, mailbox, storage, authLimits, functions, broadcast, url } = options;
  const mailer = new AuthMailer(settings, url, { deliver: (mail) => mailbox().deliver(mail) });
  const lite = await startLiteApp({ connection: database.connection, keys, settings, mailer, storage });
  const router = createRouter({
    lite: { ...lite, fetch: async (request) => lite.fetch(await asLiteKnows(keys, request)) },
    publishedKeys: publishedKeys(keys),
    authLimits,
    authCorrections: authCorrections({ pool: database, settings, mailer }),
    adminUsers: createAdminUsers({ pool: database, keys }),
    correctVerification: (body) => correctVerification(body, database),
    completeTokens: createAuthClaims({ pool: database, keys }),
    functions,
    broadcast,
    storageLimitBytes: settings.storageLimitBytes,
  });
  return {
    fetch: router.fetch,
    reloadSchema: () => lite.reloadSchema(),
    stop: () => lite.stop(),
  };
}
