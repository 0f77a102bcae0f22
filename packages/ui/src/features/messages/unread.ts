import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';
import { createContext } from 'react';

/** Messages to the member that are unread, for the browser's tab; 0 for visitors and while it is not known. */
export const UnreadContext = createContext(0);

/** Where it is kept how much is unread. */
export const unreadKey = (userId: string) => ['messages', 'unread', userId] as const;

/** How many messages to the member are unread, in all conversations. */
export const unreadQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => data.messages.countUnread(userId, { signal }),
  });
