import { type LinkParts, withoutLink } from '@sorella/core/domain/accounts/link-address';

/*
 * What links in mails bring never stays in the address. It is taken out before the router sees it, so that
 * neither the address bar nor the history nor a referrer has it, and lies in memory until its page asks for it.
 */

const opened = new Map<string, LinkParts>();

/** Writes the address past the router, which would be told of a page that it has not come to yet. */
const replace = (address: string) =>
  History.prototype.replaceState.call(window.history, window.history.state, '', address);

function take(): void {
  const { pathname, search, hash } = window.location;
  const taken = withoutLink({ pathname, search, hash });
  if (!taken) return;
  opened.set(taken.page, taken.parts);
  replace(taken.left);
}

/**
 * Takes what a link brought out of the address now, and whenever a link is opened in this page later. Call it before
 * the router is made: its listeners come after this one's then.
 */
export function takeOpenedLinks(): void {
  take();
  window.addEventListener('popstate', take);
  window.addEventListener('hashchange', take);
}

/** What was taken out of a page's address since it was asked for last; null when there was nothing. */
export function takenFrom(page: string): LinkParts | null {
  const parts = opened.get(page) ?? null;
  opened.delete(page);
  return parts;
}

/** Loads the page anew; a link that its page has not asked for yet, because its code did not come, is opened again. */
export function loadAnew(): void {
  const [link] = opened;
  if (link) replace(`${link[0]}${link[1].search}${link[1].hash}`);
  window.location.reload();
}

/**
 * What the last link to a page brought, read; the same object until another link is opened.
 *
 * @param page - its path, such as `/email-confirmed`.
 * @param read - gives null for an address that carried nothing of a link.
 */
export function openedLink<Link>(page: string, read: (parts: LinkParts) => Link | null): () => Link | null {
  let link: Link | null = null;
  return () => {
    const parts = takenFrom(page);
    if (parts) link = read(parts);
    return link;
  };
}
