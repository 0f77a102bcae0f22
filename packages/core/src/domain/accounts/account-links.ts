import { carriesLink, type LinkParts } from './link-address.ts';

/** What a link in the confirmation mail brings. */
export type ConfirmationLink =
  /** The form that our own mails have: nothing is confirmed before the hash is verified. */
  | { readonly kind: 'token-hash'; readonly tokenHash: string; readonly type: 'signup' | 'email' }
  /** The auth service confirmed the address and handed over a session that nobody asked for: it is ended. */
  | { readonly kind: 'session'; readonly accessToken: string }
  /** The auth service made this code when it confirmed the address; it is asked whether it did. */
  | { readonly kind: 'code'; readonly code: string }
  /** The page is opened again after it confirmed the address. */
  | { readonly kind: 'confirmed' }
  /** The auth service refused, or nobody can read what is there. */
  | { readonly kind: 'refused' };

/** What a link in the recovery mail brings. */
export type RecoveryLink =
  | { readonly kind: 'token-hash'; readonly tokenHash: string }
  /** The auth service refused, or nobody can read what is there. */
  | { readonly kind: 'refused' };

const REFUSED = { kind: 'refused' } as const;

const TOKEN_HASH = /^[\w-]{1,256}$/;
const CODE = /^[\w.~-]{1,512}$/;
const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_ACCESS_TOKEN = 8_192;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

type Values = ReadonlyMap<string, readonly string[]>;

/** The values of an address's search or fragment by their names, decoded; what is malformed stays as it is. */
export function valuesIn(part: string): Values {
  const values = new Map<string, string[]>();
  // A link that was escaped twice has `&amp;` between its parts.
  for (const pair of part.replace(/^[?#]/, '').split(/&(?:amp;)?/)) {
    const [name = '', ...rest] = pair.split('=');
    const key = decoded(name);
    values.set(key, [...(values.get(key) ?? []), decoded(rest.join('='))]);
  }
  return values;
}

/** The one value of a name; null when there is none, an empty text when there are several. */
export function one(values: Values, name: string): string | null {
  const [first = '', ...more] = values.get(name) ?? [];
  if (!values.has(name)) return null;
  return more.length > 0 ? '' : first;
}

const hasAny = (parts: readonly Values[], names: readonly string[]) =>
  names.some((name) => parts.some((values) => values.has(name)));

interface Read {
  readonly inSearch: Values;
  readonly inHash: Values;
  readonly isRefused: boolean;
}

/** Null when the address has nothing of a link. */
function read({ search, hash }: LinkParts): Read | null {
  if (!carriesLink({ search, hash })) return null;
  const [inSearch, inHash] = [valuesIn(search), valuesIn(hash)];
  const both = [inSearch, inHash];
  return {
    inSearch,
    inHash,
    isRefused: hasAny(both, ['error', 'error_code', 'error_description']),
  };
}

/**
 * Reads the link of a confirmation mail in each form that the auth service gives it: `?token_hash=…&type=signup`,
 * `?code=…`, `#access_token=…&type=signup`, and either part with an `error`. What is malformed is refused; null when the
 * address has nothing of a link.
 * Whatever is written there, nothing but letters, digits and `-_.` of limited length comes out.
 */
export function readConfirmationLink(parts: LinkParts): ConfirmationLink | null {
  const link = read(parts);
  if (!link) return null;
  if (link.isRefused) return REFUSED;
  const { inSearch, inHash } = link;
  const tokenHash = one(inSearch, 'token_hash');
  if (tokenHash !== null) {
    const type = one(inSearch, 'type') ?? 'email';
    if (!TOKEN_HASH.test(tokenHash) || (type !== 'signup' && type !== 'email')) return REFUSED;
    return { kind: 'token-hash', tokenHash, type };
  }
  const accessToken = one(inHash, 'access_token');
  if (accessToken !== null) {
    const isOurs = ['signup', 'email'].includes(one(inHash, 'type') ?? '');
    const isToken = accessToken.length <= LONGEST_ACCESS_TOKEN && ACCESS_TOKEN.test(accessToken);
    return isOurs && isToken ? { kind: 'session', accessToken } : REFUSED;
  }
  const code = one(inSearch, 'code');
  return code !== null && CODE.test(code) ? { kind: 'code', code } : REFUSED;
}

/**
 * Reads the link of a recovery mail, `?token_hash=…&type=recovery`. Null when the address has nothing of a
 * link; the other forms open a session by themselves and are refused.
 */
export function readRecoveryLink(parts: LinkParts): RecoveryLink | null {
  const link = read(parts);
  if (!link) return null;
  const tokenHash = one(link.inSearch, 'token_hash');
  const isOurs = (one(link.inSearch, 'type') ?? 'recovery') === 'recovery';
  if (link.isRefused || tokenHash === null || !isOurs || !TOKEN_HASH.test(tokenHash)) return REFUSED;
  return { kind: 'token-hash', tokenHash };
}
