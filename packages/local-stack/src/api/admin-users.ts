import { hash } from 'bcryptjs';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { callerOfKey } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { Queries } from '../services-database.ts';

/** What the admin API works with. */
export interface AdminUsersOptions {
  /** Connects as the role of the local services. */
  readonly pool: Queries;
  readonly keys: StackKeys;
}

/** What hosted Auth hashes passwords with. */
const hashRounds = 10;

const metadata = z.record(z.string(), z.unknown()).default({});
const newUser = z.strictObject({
  id: z.uuid().optional(),
  email: z
    .string({ error: 'Cannot create a user without either an email or phone' })
    .toLowerCase()
    .pipe(z.email({ error: 'Unable to validate email address: invalid format' })),
  password: z.string().max(72, 'Password cannot be longer than 72 characters').optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadata,
  app_metadata: metadata,
});
const wantedPage = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  per_page: z.coerce.number().int().min(1).max(1_000).catch(50),
});

interface StoredUser {
  [field: string]: unknown;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
}

const fields = `
  id, coalesce(aud, 'authenticated') as aud, coalesce(role, 'authenticated') as role, coalesce(email, '') as email,
  coalesce(phone, '') as phone, email_confirmed_at, email_confirmed_at as confirmed_at, last_sign_in_at,
  coalesce(raw_app_meta_data, '{}') as app_metadata, coalesce(raw_user_meta_data, '{}') as user_metadata,
  created_at, updated_at, coalesce(is_anonymous, false) as is_anonymous,
  (select coalesce(jsonb_agg(jsonb_build_object(
     'identity_id', one.id, 'id', one.provider_id, 'user_id', one.user_id, 'identity_data', one.identity_data,
     'provider', one.provider, 'email', one.email, 'last_sign_in_at', one.last_sign_in_at,
     'created_at', one.created_at, 'updated_at', one.updated_at
   )), '[]') from auth.identities one where one.user_id = users.id) as identities`;

/** Moments that never came are left out, as hosted Auth does. */
function answerOf(user: StoredUser): Record<string, unknown> {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null));
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

function refuse(context: Context, status: 400 | 401 | 403 | 404 | 422 | 501, code: string, message: string) {
  return context.json({ code: status, error_code: code, msg: message }, status, { 'x-sb-error-code': code });
}

/**
 * `auth.admin` of supabase-js, which lite lacks: `createUser`, `listUsers`, `getUserById` and `deleteUser`, for the
 * secret key alone. What else hosted Auth offers there is refused with 501.
 */
export function createAdminUsers(options: AdminUsersOptions): Hono {
  const { pool, keys } = options;
  const admin = new Hono();

  admin.use(async (context, next) => {
    const key = context.req.header('apikey');
    const [, bearer = key] = /^Bearer (.*)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (callerOfKey(keys, key) === undefined)
      return refuse(context, 401, 'no_authorization', 'Invalid API key');
    // Whoever signs in with a client of the secret key speaks as that user from then on.
    if (key !== keys.secretKey || bearer !== keys.secretKey) {
      return refuse(context, 403, 'not_admin', 'User not allowed');
    }
    return next();
  });

  async function findUser(id: string): Promise<StoredUser | undefined> {
    if (!z.uuid().safeParse(id).success) return undefined;
    const { rows } = await pool.query<StoredUser>(`select ${fields} from auth.users where id = $1`, [id]);
    return rows[0];
  }

  admin.post('/users', async (context) => {
    const asked = newUser.safeParse(await context.req.json().catch(() => undefined));
    if (!asked.success) {
      const [issue] = asked.error.issues;
      if (issue?.code === 'unrecognized_keys') {
        return refuse(context, 501, 'local_stack', `The local stack cannot set ${issue.keys.join(', ')}`);
      }
      return refuse(context, 400, 'validation_failed', issue?.message ?? 'Malformed request');
    }
    const {
      id = crypto.randomUUID(),
      email,
      password,
      email_confirm,
      user_metadata,
      app_metadata,
    } = asked.data;
    const added = await pool
      .query(
        `with added as (
         insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
           raw_user_meta_data, created_at, updated_at)
         select $1::uuid, 'authenticated', 'authenticated', $2::text,
           $3::text, case when $4::boolean then now() end,
           $5::jsonb, $6::jsonb, now(), now()
         returning id
       )
       insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
       select 'email', id::text, id, $7::jsonb, now(), now(), now() from added`,
        [
          id,
          email,
          password === undefined ? null : await hash(password, hashRounds),
          email_confirm,
          { provider: 'email', providers: ['email'], ...app_metadata },
          { ...user_metadata, ...(email_confirm ? { email_verified: true } : {}) },
          { sub: id, email, email_verified: false, phone_verified: false },
        ],
      )
      .catch((error: unknown) => {
        if (isTaken(error)) return undefined;
        throw error;
      });
    const user = added === undefined ? undefined : await findUser(id);
    if (user === undefined) {
      const message = 'A user with this email address has already been registered';
      return refuse(context, 422, 'email_exists', message);
    }
    return context.json(answerOf(user));
  });

  admin.get('/users', async (context) => {
    const { page, per_page } = wantedPage.parse(context.req.query());
    const { rows } = await pool.query<StoredUser>(
      `select ${fields} from auth.users order by created_at desc, id limit $1 offset $2`,
      [per_page, (page - 1) * per_page],
    );
    const counted = await pool.query<{ total: number }>('select count(*)::integer as total from auth.users');
    const total = counted.rows[0]?.total ?? 0;
    const last = Math.max(1, Math.ceil(total / per_page));
    const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`;
    const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
    return context.json({ users: rows.map(answerOf), aud: 'authenticated' }, 200, {
      'x-total-count': String(total),
      link: links.join(', '),
    });
  });

  admin.get('/users/:id', async (context) => {
    const user = await findUser(context.req.param('id'));
    return user === undefined
      ? refuse(context, 404, 'user_not_found', 'User not found')
      : context.json(answerOf(user));
  });

  admin.delete('/users/:id', async (context) => {
    const asked = z
      .object({ should_soft_delete: z.boolean() })
      .safeParse(await context.req.json().catch(() => undefined));
    if (asked.data?.should_soft_delete === true) {
      return refuse(context, 501, 'local_stack', 'The local stack deletes users for good only');
    }
    const user = await findUser(context.req.param('id'));
    if (user === undefined) return refuse(context, 404, 'user_not_found', 'User not found');
    await pool.query('delete from auth.users where id = $1', [context.req.param('id')]);
    return context.json({});
  });

  admin.all('*', (context) =>
    refuse(
      context,
      501,
      'local_stack',
      `The local stack does not offer ${context.req.method} ${context.req.path}`,
    ),
  );
  return admin;
}
