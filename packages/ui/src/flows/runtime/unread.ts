import { createContext } from 'react';

/** Messages to the member that are unread, for the browser's tab; 0 for visitors and while it is not known. */
export const UnreadContext = createContext(0);
