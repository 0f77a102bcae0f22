import { App, type Connection, setExperimental } from '@supabase/lite';
import type { StackKeys } from '../keys.ts';
import type { AuthMailer } from '../mailbox/auth-mailer.ts';
import type { StackSettings } from '../settings.ts';
import { noteDatabaseError } from './database-errors.ts';
import type { JsonNames } from './json-values.ts';

/** Where lite's Storage keeps bytes. */
export type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** What {@link startLiteApp} needs. */
export interface LiteAppOptions {
  /** Connects as the role of the local services. */
  readonly connection: Connection;
  readonly keys: StackKeys;
  readonly settings: StackSettings;
  readonly mailer: AuthMailer;
  /** Keeps the bytes of Storage. */
  readonly storage: StorageAdapter;
}

/** REST, Auth and Storage in one handler. */
export interface LiteApp {
  fetch(request: Request): Promise<Response>;
  /** Reads tables, relations and procedures again; needed after the schema changed. */
  reloadSchema(): Promise<void>;
  /** Which columns of a public table, or arguments of a public procedure, hold JSON. */
  readonly jsonNames: JsonNames;
  stop(): Promise<void>;
}

const asWritten = (value: unknown) => value;

/** `2026-01-31 12:00:00+00`, as Postgres prints it, to `2026-01-31T12:00:00+00:00`, as PostgREST answers. */
function isoMoment(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Text is JSON already: Auth and Storage hand theirs on like this, and so does the front for the rest. */
const asJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isJson = (type: string | undefined) => type === 'json' || type === 'jsonb';

/** Values as PostgREST takes them from JSON and puts them into it. */
export const postgrestTypes = {
  json: { to: 114, from: [114], serialize: asJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamp: {
    to: 1114,
    from: [1114],
    serialize: asWritten,
    parse: (text: string) => text.replace(' ', 'T'),
  },
  timestamptz: { to: 1184, from: [1184], serialize: asWritten, parse: isoMoment },
};

/** Starts Supabase's own small REST, Auth and Storage on the stack's database. */
export async function startLiteApp(options: LiteAppOptions): Promise<LiteApp> {
  const { connection, keys, settings, mailer, storage } = options;
  connection.normalizeDbError = noteDatabaseError;
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: settings.maxRows },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: settings.siteUrl,
      additional_redirect_urls: [...settings.redirectUrls],
      jwt_expiry: settings.jwtExpirySeconds,
      enable_signup: settings.enableSignup,
      minimum_password_length: settings.minimumPasswordLength,
      enable_refresh_token_rotation: settings.refreshTokenRotation,
      refresh_token_reuse_interval: settings.refreshTokenReuseSeconds,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_expiry: settings.otpExpirySeconds,
        otp_length: settings.otpLength,
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  Object.assign(app, { _mailer: mailer, _storageAdapter: storage });
  await app.init();
  // Lite's Storage is marked experimental. Set after init, which would otherwise print a warning of its own.
  setExperimental('storage', true);
  await connection.introspect({ useCache: true });
  // What lite prepares with the first request it prepares with each that comes meanwhile, and they refuse one another.
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined);
  return {
    fetch: (request) => app.fetch(request, { peerAddress: null }),
    reloadSchema: async () => {
      await connection.clearSchemaCache();
      await connection.introspect({ useCache: true });
    },
    jsonNames: async (of, name) => {
      const { columns, functions = [] } = await connection.introspect({ useCache: true });
      const found =
        of === 'table'
          ? columns
              .filter(({ schema, table, type }) => schema === 'public' && table === name && isJson(type))
              .map((column) => column.name)
          : functions
              .filter((procedure) => procedure.schema === 'public' && procedure.name === name)
              .flatMap(({ arg_names, arg_types }) =>
                arg_names.filter((_, index) => isJson(arg_types[index])),
              );
      return new Set(found);
    },
    stop: () => connection.close(),
  };
}
