import { createContext } from 'react';

/** Opens a state of the page's machine, by its path. */
export const OpenState = createContext<(path: string) => void>(() => {});
