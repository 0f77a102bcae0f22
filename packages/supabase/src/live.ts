import { LiveChange, type Live, type LiveListener, type LiveTopic } from '@sorella/core/data-port';
import type { Client, Connection } from './connection.ts';

const nameOf = (topic: LiveTopic) => (typeof topic === 'string' ? topic : `user:${topic.user}`);

/** A refusal by the topic's policy is final; anything else is the network's and is tried again. */
const isRefusal = (error: Error | undefined) => /unauthori[sz]ed|permission|not allowed/i.test(error?.message ?? '');

/**
 * Broadcasts of the database on private channels. Channels are shared: two listeners on one topic
 * cost one subscription.
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

interface SharedChannel {
  add(listener: LiveListener): void;
  remove(listener: LiveListener): void;
}

function openChannel(connection: Connection, name: string, onEmpty: () => void): SharedChannel {
  const listeners = new Set<LiveListener>();
  let status: Parameters<NonNullable<LiveListener['onStatus']>>[0] = 'connecting';
  let client: Client | undefined;
  let channel: ReturnType<Client['channel']> | undefined;
  let closed = false;

  const report = (next: typeof status) => {
    status = next;
    for (const listener of listeners) listener.onStatus?.(next);
  };

  const join = (connected: Client) => {
    client = connected;
    channel = connected.channel(name, { config: { private: true } });
    channel.on('broadcast', { event: 'change' }, (message: { payload?: unknown }) => {
      const change = LiveChange.safeParse(message.payload);
      if (change.success) for (const listener of listeners) listener.onChange(change.data);
    });
    channel.subscribe((state, error) => {
      if (closed) return;
      if (state === 'SUBSCRIBED') report('listening');
      else if (isRefusal(error)) {
        report('refused');
        leave();
      } else report('interrupted');
    });
  };

  const leave = () => {
    if (client && channel) void client.removeChannel(channel);
    channel = undefined;
  };

  void connection
    .client()
    .then(async (connected) => {
      await connected.realtime.setAuth();
      if (!closed) join(connected);
    })
    .catch(() => report('interrupted'));

  return {
    add(listener) {
      listeners.add(listener);
      listener.onStatus?.(status);
    },
    remove(listener) {
      listeners.delete(listener);
      if (listeners.size > 0 || closed) return;
      closed = true;
      leave();
      onEmpty();
    },
  };
}
