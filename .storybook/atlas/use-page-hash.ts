import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useCallback, useEffect, useState } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { globalsInHash } from './shared-address.ts';

/** The window whose address people see: Storybook's own around the page, or the page's where it stands alone. */
export function addressed(): Window {
  try {
    // Of a frame from elsewhere nothing may be asked.
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}

/** What the address had within its hash when the page was opened: taken over once. */
let opened = globalsInHash(addressed().location.hash);

const read = () => new URLSearchParams(addressed().location.hash.slice(1));

/** What stands after the `#` of the address, as names and values, and the means to change some of it. */
export function usePageHash(): [
  values: URLSearchParams,
  change: (values: Readonly<Record<string, string | undefined>>) => void,
] {
  const { channel } = use(DocsContext);
  const [values, setValues] = useState(read);
  useEffect(() => {
    if (opened) channel.emit(UPDATE_GLOBALS, { globals: opened });
    opened = undefined;
  }, [channel]);
  useEffect(() => {
    const place = addressed();
    const hear = () => setValues(read());
    place.addEventListener('hashchange', hear);
    place.addEventListener('popstate', hear);
    return () => {
      place.removeEventListener('hashchange', hear);
      place.removeEventListener('popstate', hear);
    };
  }, []);
  const change = useCallback(
    (changed: Readonly<Record<string, string | undefined>>) => {
      const next = read();
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      if (addressed() === window) window.history.replaceState(null, '', `#${next}`);
      else channel.emit(NAVIGATE_URL, `#${next}`);
      setValues(next);
    },
    [channel],
  );
  return [values, change];
}
