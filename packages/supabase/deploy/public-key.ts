import { z } from 'zod';
import { supabase } from './programs.ts';

const answered = z.array(z.object({ api_key: z.nullish(z.string()) }));

/** Whether a key is one that browsers may have: by its own words, whatever it is called. */
export function isPublic(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  const [, payload = ''] = key.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role === 'anon';
  } catch {
    return false;
  }
}

/**
 * The key of a project that browsers have: the publishable one, or the legacy `anon` where there is none. Undefined when
 * it cannot be had. Secret ones are not asked for, and nothing of the answer is printed.
 */
export async function publicKeyOf(
  ref: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { code, printed } = await supabase(
    ['projects', 'api-keys', `--remote=${ref}`, ...args, '--output', 'json'],
    env,
  );
  if (code !== 0) return undefined;
  try {
    const keys = answered.parse(JSON.parse(printed)).flatMap(({ api_key: key }) => (key ? [key] : []));
    const open = keys.filter(isPublic);
    return open.find((key) => key.startsWith('sb_')) ?? open[0];
  } catch {
    return undefined;
  }
}
