import { fieldIn } from '../fields.ts';
import { type Caller, isAdmin } from '../rules/caller.ts';
import type { World } from '../world/world.ts';
import { bearerOf, identify } from './identify.ts';

const LIMIT_BYTES = 5 * 1024 * 1024;
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const BUCKETS: ReadonlySet<string> = new Set(['profile-pictures', 'event-images']);
const RANDOM_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp|gif)$/;

/** Storage answers refusals with 400 and writes what it means in the body. */
const refused = (statusCode: string, error: string, message: string) =>
  Response.json({ statusCode, error, message }, { status: 400 });

function mayWrite(world: World, caller: Caller, bucket: string, name: string): boolean {
  if (bucket === 'event-images') return RANDOM_NAME.test(name) && isAdmin(world, caller);
  const own = new RegExp(`^${caller.userId}/profile\\.(jpg|jpeg|png|webp|gif)$`);
  return bucket === 'profile-pictures' && caller.userId !== null && own.test(name);
}

async function upload(world: World, caller: Caller, key: string, request: Request): Promise<Response> {
  const [bucket = '', ...rest] = key.split('/');
  if (!BUCKETS.has(bucket)) return refused('404', 'Bucket not found', 'Bucket not found');
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  if (bytes.byteLength > LIMIT_BYTES)
    return refused('413', 'Payload too large', 'The object exceeded the maximum allowed size');
  if (!TYPES.has(type)) return refused('415', 'invalid_mime_type', `mime type ${type} is not supported`);
  if (!mayWrite(world, caller, bucket, rest.join('/')))
    return refused('403', 'Unauthorized', 'new row violates row-level security policy');
  if (world.objects.has(key) && request.headers.get('x-upsert') !== 'true')
    return refused('409', 'Duplicate', 'The resource already exists');
  world.objects.set(key, { bytes, type });
  return Response.json({ Id: world.newId('session'), Key: key });
}

async function remove(world: World, caller: Caller, bucket: string, request: Request): Promise<Response> {
  const prefixes = fieldIn(await request.json(), 'prefixes');
  const names = Array.isArray(prefixes) ? prefixes.map(String) : [];
  const removed = names.filter(
    (name) => mayWrite(world, caller, bucket, name) && world.objects.delete(`${bucket}/${name}`),
  );
  return Response.json(removed.map((name) => ({ name, bucket_id: bucket })));
}

/** Answers a request below `/storage/v1/` as Supabase Storage would, under the rules of the database. */
export async function answerStorage(world: World, request: Request, path: string): Promise<Response> {
  const [, action = '', key = ''] = /^object\/(public\/|list\/|move$|copy$|sign\/)?(.*)$/.exec(path) ?? [];
  if (action === 'public/' && request.method === 'GET') {
    const object = world.objects.get(decodeURIComponent(key));
    if (!object) return refused('404', 'not_found', 'Object not found');
    return new Response(object.bytes, {
      headers: { 'content-type': object.type, 'cache-control': 'public, max-age=3600' },
    });
  }
  const caller = identify(world, bearerOf(request));
  if ('code' in caller) return refused('403', 'Unauthorized', caller.message);
  if (action === '' && ['POST', 'PUT'].includes(request.method)) return upload(world, caller, key, request);
  if (action === '' && request.method === 'DELETE') return remove(world, caller, key, request);
  return refused('404', 'not_found', `the mock does not serve ${request.method} ${path}`);
}
