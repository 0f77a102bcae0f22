import { type Live, LiveChange, type LiveStatus, type LiveTopic } from '@sorella/core/data-port';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import type { ChannelListener } from './live-channel.ts';

const nameOf = (topic: LiveTopic) => (typeof topic === 'string' ? topic : `user:${topic.user}`);

/** The conversation's own topic: both ids in their order, so that it is the same for both. */
const typingNameOf = (one: string, other: string) => `typing:${[one, other].toSorted().join(':')}`;

/** What the server says for whoever is typing. */
const Typing = z.object({ kind: z.literal('typing'), id: z.string() });

interface SharedChannel {
  add(listener: ChannelListener): void;
  remove(listener: ChannelListener): void;
}

/** How long to wait before the code of live updates is asked for again after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

/**
 * Broadcasts of the database on private channels. Channels are shared: two listeners on one topic
 * cost one subscription. The code that speaks to them is loaded with the first.
 */
export function createLive(connection: Connection): Live {
  const channels = new Map<string, SharedChannel>();
  const listen = (name: string, listener: ChannelListener) => {
    const shared = channels.get(name) ?? openChannel(connection, name, () => channels.delete(name));
    channels.set(name, shared);
    shared.add(listener);
    return () => shared.remove(listener);
  };
  return {
    subscribe: (topic, listener) =>
      listen(nameOf(topic), {
        onPayload(payload) {
          const change = LiveChange.safeParse(payload);
          if (change.success) listener.onChange(change.data);
        },
        onStatus: (status) => listener.onStatus?.(status),
      }),
    watchTyping: ({ userId, otherUserId }, onTyping) =>
      listen(typingNameOf(userId, otherUserId), {
        onPayload(payload) {
          const typing = Typing.safeParse(payload);
          if (typing.success && typing.data.id === otherUserId) onTyping();
        },
        onStatus: () => undefined,
      }),
  };
}

function openChannel(connection: Connection, name: string, onEmpty: () => void): SharedChannel {
  const listeners = new Set<ChannelListener>();
  let status: LiveStatus = 'connecting';
  let closed = false;
  let leave = () => {};
  let again: ReturnType<typeof setTimeout> | undefined;

  const onStatus = (next: LiveStatus) => {
    status = next;
    for (const listener of Array.from(listeners)) listener.onStatus(next);
  };
  const open = async () => {
    const [client, { joinChannel }] = await Promise.all([connection.client(), import('./live-channel.ts')]);
    if (closed) return;
    leave = await joinChannel(client, name, {
      onStatus,
      onPayload(payload) {
        for (const listener of Array.from(listeners)) listener.onPayload(payload);
      },
    });
    if (closed) leave();
  };
  const attempt = () => {
    open().catch(() => {
      if (closed) return;
      onStatus('interrupted');
      again = setTimeout(attempt, LOAD_RETRY_MS);
    });
  };
  attempt();

  return {
    add(listener) {
      listeners.add(listener);
      listener.onStatus(status);
    },
    remove(listener) {
      listeners.delete(listener);
      if (listeners.size > 0 || closed) return;
      closed = true;
      clearTimeout(again);
      leave();
      onEmpty();
    },
  };
}
