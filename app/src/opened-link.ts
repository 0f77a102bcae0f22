import { type LinkParts, withoutLink } from '@sorella/core/domain';

/*
 * What links in mails bring never stays in the address. It is taken out before the router sees it, so that
 * neither the address bar nor the history nor a referrer has it, and lies in memory until its page asks for it.
 */

const opened = new Map<string, LinkParts>();

type Replace = History['replaceState'];

function take(replace: Replace): void {
  const { pathname, search, hash } = window.location;
  const taken = withoutLink({ pathname, search, hash });
  if (!taken) return;
  opened.set(taken.page, taken.parts);
  replace(window.history.state, '', taken.left);
}

/**
 * Takes what a link brought out of the address now, and whenever a link is opened in this page later. Call it before
 * the router is made: its listeners come after this one's then.
 */
export function takeOpenedLinks(): void {
  // The router puts its own in the place of this one, and would be told of a page that it has not come to yet.
  const replace: Replace = window.history.replaceState.bind(window.history);
  const takeNow = () => take(replace);
  takeNow();
  window.addEventListener('popstate', takeNow);
  window.addEventListener('hashchange', takeNow);
}

/** What was taken out of a page's address since it was asked for last; null when there was nothing. */
export function takenFrom(page: string): LinkParts | null {
  const parts = opened.get(page) ?? null;
  opened.delete(page);
  return parts;
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
