import type { LinkParts } from '@sorella/core/domain';

/**
 * Takes what a mail's link brought out of the address. Tokens stand there for a moment: the page is replaced by one
 * without them, so that neither the address bar nor the history nor a referrer has them, and what was read stays in
 * memory for as long as the app runs.
 *
 * @param read - gives null for an address without a link.
 * @returns a loader's first step: calls `clean`, which must throw the redirect, when there was something to take.
 */
export function openedLink<Link>(read: (parts: LinkParts) => Link | null) {
  let opened: Link | null = null;
  return (clean: () => never): Link | null => {
    const link = read(window.location);
    if (link === null) return opened;
    opened = link;
    return clean();
  };
}
