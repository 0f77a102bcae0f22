/** What a page's first drawing is held against. */
export interface Shown {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  /** The address leads nowhere. */
  readonly isUnknown: boolean;
  /** The page asks for a session that is not there, and leads to signing in. */
  readonly needsSession: boolean;
}

/**
 * True when the build has drawn this very page, or the frame that it shares with others ('/events/*'); what filters in an
 * address ask for is drawn anew over that picture, and so is the way of somebody without a session to signing in.
 */
export function isDrawn(
  page: string | undefined,
  { pathname, search, isUnknown, needsSession }: Shown,
): boolean {
  const [start = '', ...others] = (page ?? '').split('*');
  const isFrame = others.length > 0 && pathname.startsWith(start);
  // One picture stands for every address that leads nowhere.
  const isNowhere = start === '404' && isUnknown;
  return (
    (start === pathname || isFrame || isNowhere) &&
    !needsSession &&
    Object.values(search).every((value) => value === undefined)
  );
}
