import type { Live, LiveListener, LiveStatus, LiveTopic } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';

const nameOf = (topic: LiveTopic) => (typeof topic === 'string' ? topic : `user:${topic.user}`);

interface SharedChannel {
  add(listener: LiveListener): void;
  remove(listener: LiveListener): void;
}

/** How long to wait before the code of live updates is asked for again after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

/**
 * Broadcasts of the database on private channels. Channels are shared: two listeners on one topic
 * cost one subscription. The code that speaks to them is loaded with the first.
 */
export function createLive(connection: Connection): Live {
  const channels = new Map<string, SharedChannel>();
  return {
    subscribe(topic, listener) {
      const name = nameOf(topic);
      const shared = channels.get(name) ?? openChannel(connection, name, () => channels.delete(name));
      channels.set(name, shared);
      shared.add(listener);
      return () => shared.remove(listener);
    },
  };
}

function openChannel(connection: Connection, name: string, onEmpty: () => void): SharedChannel {
  const listeners = new Set<LiveListener>();
  let status: LiveStatus = 'connecting';
  let closed = false;
  let leave = () => {};
  let again: ReturnType<typeof setTimeout> | undefined;

  const onStatus = (next: LiveStatus) => {
    status = next;
    for (const listener of Array.from(listeners)) listener.onStatus?.(next);
  };
  const open = async () => {
    const [client, { joinChannel }] = await Promise.all([connection.client(), import('./live-channel.ts')]);
    if (closed) return;
    leave = await joinChannel(client, name, {
      onStatus,
      onChange(change) {
        for (const listener of Array.from(listeners)) listener.onChange(change);
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
      listener.onStatus?.(status);
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
