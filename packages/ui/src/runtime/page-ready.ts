import { createContext } from 'react';

/** Called when a screen answers presses, also where the build has drawn it and the browser has just taken it over. */
export const PageReadyContext = createContext<() => void>(() => undefined);
