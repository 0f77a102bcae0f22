/** What the toolbar says, as Storybook writes it: `theme:dark;text:double`. */
const GLOBALS = 'globals';

/**
 * An address that opens a page as it is looked at. Storybook writes what the toolbar says behind everything else; where a page
 * has a hash that is within the hash, where nobody reads it.
 */
export function addressToShare(href: string): string {
  const url = new URL(href);
  const hash = new URLSearchParams(url.hash.slice(1));
  const globals = hash.get(GLOBALS);
  if (globals === null) return href;
  hash.delete(GLOBALS);
  // By hand: a path reads better with its slashes.
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${GLOBALS}=`));
  url.search = [...rest, `${GLOBALS}=${globals}`].join('&');
  url.hash = hash.size > 0 ? `#${hash}` : '';
  return url.href;
}

/** What of the toolbar stands in a hash, by name; undefined where nothing does. */
export function globalsInHash(hash: string): Record<string, string> | undefined {
  const globals = new URLSearchParams(hash.slice(1)).get(GLOBALS);
  if (globals === null) return undefined;
  return Object.fromEntries(
    globals.split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return name === '' || value === '' ? [] : [[name, value]];
    }),
  );
}
