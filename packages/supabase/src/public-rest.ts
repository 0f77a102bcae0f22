import { PostgrestClient } from '@supabase/postgrest-js';
import type { Rest } from './connection.ts';
import type { Database } from './database.types.ts';
import type { SupabaseDataOptions } from './options.ts';

/** Tables and procedures for somebody without a session. */
export function createPublicRest({ url, publishableKey }: SupabaseDataOptions, request: typeof fetch): Rest {
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: keyHeaders(publishableKey),
    fetch: request,
    retry: false,
  });
}

/** Keys of the older kind are tokens and go out as one; `sb_publishable_…` is none, and a gateway would refuse it as such. */
function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, Authorization: `Bearer ${key}` };
}
