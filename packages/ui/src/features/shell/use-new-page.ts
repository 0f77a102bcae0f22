import { type RefObject, useEffect, useRef, useState } from 'react';

/** A new page is read from its beginning, by eye and by screen reader: its title is announced once it is shown. */
export function useNewPage(shownPath: string): { mainRef: RefObject<HTMLElement | null>; announced: string } {
  const mainRef = useRef<HTMLElement>(null);
  const readPath = useRef(shownPath);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (readPath.current === shownPath) return;
    readPath.current = shownPath;
    // A list that she comes back to has given her its row already.
    if (document.activeElement?.matches('[data-row]') !== true)
      mainRef.current?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [shownPath]);
  return { mainRef, announced };
}
