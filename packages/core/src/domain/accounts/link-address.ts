/** The two parts of an address that carry what a mail's link brings. */
export interface LinkParts {
  /** With or without its `?`. */
  readonly search: string;
  /** With or without its `#`. */
  readonly hash: string;
}

/** The address that a page was opened at, as the browser has it. */
export interface OpenedAddress extends LinkParts {
  readonly pathname: string;
}

/** What was taken out of an address. */
export interface TakenLink {
  /** The page that was opened: its path in small letters, without a slash at its end. */
  readonly page: string;
  /** What the link carried, for whoever can read it; kept in memory alone. */
  readonly parts: LinkParts;
  /** The address without it: path, search and fragment. */
  readonly left: string;
}

/** Nothing in their search and fragment is their own: what stands there came with a link, readable or not. */
const LINK_PAGES = new Set(['/email-confirmed', '/update-password', '/reset-password']);

/** Nobody else's names: wherever one of them stands, a token may stand beside it. */
const TOKEN = /token_?hash|(?:access|refresh|provider)_?(?:refresh_?)?token/;
/** Names that are a link's at the beginning of a pair alone. */
const NAME = /^[^a-z]*(?:code|error|error_code|error_description|expires_in|expires_at|token_type)[^a-z_]*$/;
const TYPE = /^[^a-z]*type[^a-z=]*=+(?:signup|email|email_change|recovery|invite|magiclink)$/;
/** A place within a page, such as where the skip link leads. */
const PLACE = /^#[a-z]{1,16}$/;
/** Who encodes a link more often than that has something to hide. */
const MOST_DECODINGS = 4;

/** Letters and signs of ASCII in the open, however often they were encoded; the rest may be malformed. */
function inTheOpen(text: string): string {
  let open = text;
  for (let times = 0; times < MOST_DECODINGS; times += 1)
    open = open.replaceAll(/%[0-7][\da-f]/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
  return open;
}

/** Signs that part one pair from the next, when they are in the open. */
const BETWEEN = /[&;]/;

function isOfLink(pair: string): boolean {
  const open = inTheOpen(pair).toLowerCase();
  // Still hidden: nobody encodes an address of ours that often.
  if (TOKEN.test(open) || open.includes('%25')) return true;
  return open.split(BETWEEN).some((text) => NAME.test(text.split('=')[0] ?? '') || TYPE.test(text));
}

const pairsOf = (part: string) => part.replace(/^[?#]/, '').split('&').filter(Boolean);

/** True when a part of an address has anything of a mail's link, malformed or not. */
export function carriesLink({ search, hash }: LinkParts): boolean {
  return [...pairsOf(search), ...pairsOf(hash)].some(isOfLink);
}

/** A mail program may have encoded the `?`, too: then the link stands in the path. */
function unfolded({ pathname, search, hash }: OpenedAddress): OpenedAddress {
  // Two slashes at the beginning would lead to another site.
  const path = pathname.replace(/^\/+/, '/');
  const open = inTheOpen(path);
  const at = open.toLowerCase().search(TOKEN);
  if (at < 0) return { pathname: path, search, hash };
  const sign = open.slice(0, at).search(/[?&#;]/);
  const cut = sign >= 0 ? sign : open.lastIndexOf('/', at);
  const before = open.slice(0, cut).replace(/^\/+/, '/');
  const rest = open.slice(cut + 1) + (search && `&${search.slice(1)}`);
  return { pathname: /^(?:\/[\w-]+)+\/?$/.test(before) ? before : '/', search: `?${rest}`, hash };
}

/**
 * Takes what a mail's link brought out of an address: all of it on the pages that such links open, and
 * whatever has a link's name elsewhere, where a mail program or the auth service may have led instead. Null when there
 * is nothing to take.
 */
export function withoutLink(address: OpenedAddress): TakenLink | null {
  const { pathname, search, hash } = unfolded(address);
  const page = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const isOpenedByLinks = LINK_PAGES.has(page);
  const own = isOpenedByLinks ? [] : pairsOf(search).filter((pair) => !isOfLink(pair));
  const isPlace = isOpenedByLinks ? PLACE.test(hash) : true;
  const place = isPlace && !pairsOf(hash).some(isOfLink) ? hash : '';
  const isWhole = isOpenedByLinks ? search === '' : own.length === pairsOf(search).length;
  if (isWhole && place === hash && pathname === address.pathname) return null;
  const left = pathname + (own.length > 0 ? `?${own.join('&')}` : '') + place;
  return { page, parts: { search, hash }, left };
}
