/** Characters; nobody is led back to more than that. */
const LONGEST_ORIGIN = 2_000;

/** What a browser reads as a slash, drops, or resolves: with none of it, what is written is where it leads. */
const AMBIGUOUS = /[\\\p{Cc}\p{Zs}\p{Zl}\p{Zp}]|\/\/|%(?:2f|5c|2e|0|1|25)|\/\.{1,2}(?:\/|$)/iu;

/** Signing in does not lead to signing in, nor to pages for people without a session. */
const WITHOUT_SESSION = new Set(['signin', 'signup', 'reset-password', 'update-password', 'email-confirmed']);

/** Where the visitor goes when nothing better is remembered. */
export const HOME_AFTER_SIGN_IN = '/events';

/**
 * Where signing in leads: to the remembered path with its search when that is one of our own, and to the events
 * otherwise. Whatever is remembered, the answer stays on this site.
 */
export function internalOrigin(remembered: unknown): string {
  if (typeof remembered !== 'string' || remembered.length > LONGEST_ORIGIN) return HOME_AFTER_SIGN_IN;
  if (!remembered.startsWith('/')) return HOME_AFTER_SIGN_IN;
  const [path = ''] = remembered.split(/[?#]/);
  if (AMBIGUOUS.test(path)) return HOME_AFTER_SIGN_IN;
  const [, first = ''] = path.toLowerCase().split('/');
  return WITHOUT_SESSION.has(first) ? HOME_AFTER_SIGN_IN : remembered;
}
