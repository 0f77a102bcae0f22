/**
 * True when a page is opened with the link that it knows already, or without one after it had one: the back button and a
 * second mount must not turn what was said into its opposite.
 */
export function isKnownLink<Link extends object>(known: Link | null, link: Link | null): boolean {
  if (!known) return false;
  return link === null || JSON.stringify(link) === JSON.stringify(known);
}
