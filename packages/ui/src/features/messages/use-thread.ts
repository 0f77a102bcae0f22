import { joinOlder } from '@sorella/core/domain/messages/thread';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { type OpenThread, readOlderMessages, threadKey, threadQuery } from './queries.ts';

/** Milliseconds after which older messages that could not be read are asked for again by scrolling. */
const ASK_AGAIN_MS = 3_000;

/** What is read of one conversation, with a way to read what is older. */
export function useThread(userId: string, otherUserId: string) {
  const services = useAppServices();
  const { data } = services;
  const queries = useQueryClient();
  const thread = useQuery(threadQuery(data, userId, otherUserId));
  const [loadingOlder, setLoadingOlder] = useState(false);
  const asking = useRef(false);

  const readOlder = useCallback(async () => {
    const key = threadKey(userId, otherUserId);
    const known = queries.getQueryData<OpenThread>(key);
    if (!known?.hasOlder || asking.current) return;
    asking.current = true;
    setLoadingOlder(true);
    try {
      const page = await readOlderMessages(data, otherUserId, known);
      queries.setQueryData<OpenThread>(key, (current) => current && joinOlder(current, page));
    } catch (error) {
      reportFailure(services, error);
      // The reader scrolls on: nothing is asked again at once, over and over.
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
    asking.current = false;
    setLoadingOlder(false);
  }, [data, queries, services, userId, otherUserId]);

  return {
    thread,
    older:
      thread.data?.hasOlder && thread.data.cachedAt === undefined
        ? { loading: loadingOlder, onOlder: () => void readOlder() }
        : null,
  };
}

/** Marks what the other one wrote as read, as soon as it can be seen. */
export function useMarkRead(userId: string, otherUserId: string, thread: OpenThread | undefined): void {
  const { data, device } = useAppServices();
  const newestUnread = thread?.messages.findLast(
    ({ senderId, isRead }) => senderId === otherUserId && !isRead,
  )?.id;
  const isCurrent = thread !== undefined && thread.cachedAt === undefined;

  useEffect(() => {
    if (newestUnread === undefined || !isCurrent) return undefined;
    let left = false;
    const mark = async () => {
      await device.untilVisible();
      if (left) return;
      await data.messages.markRead({ fromUserId: otherUserId, forUserId: userId });
    };
    // With the next message, or when the page is looked at again, it is tried anew.
    mark().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [data, device, userId, otherUserId, newestUnread, isCurrent]);
}
