import {
  dataErrorCode,
  isChangeKind,
  type Live,
  LiveChange,
  type LiveListener,
  type LiveStatus,
} from '@sorella/core/data-port';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import type { ChannelListener } from './live-channel.ts';
import { answered, parsed } from './wire.ts';

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
  const hear: Listen = (name, listener) =>
    listen(name, {
      onPayload(payload) {
        const change = LiveChange.safeParse(payload);
        if (change.success) listener.onChange(change.data);
      },
      onStatus: (status) => listener.onStatus?.(status),
    });
  return {
    subscribe: (topic, listener) =>
      topic === 'admins'
        ? hearAsAdmin(connection, hear, listener)
        : hear(typeof topic === 'string' ? topic : `user:${topic.user}`, listener),
    async changedWithin(seconds) {
      const rest = await connection.rest();
      const { data } = await answered(
        connection,
        rest.rpc('recent_changes', { seconds: Math.ceil(seconds) }),
      );
      return parsed(z.array(z.string()), data).filter(isChangeKind);
    },
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

type Listen = (name: string, listener: LiveListener) => () => void;

/** Answers that say that the caller is no admin: everything else is tried again. */
const NO_ADMIN: ReadonlySet<string> = new Set(['forbidden', 'not-signed-in', 'session-expired']);

/**
 * What admins are told is said on a topic that takes another name when an admin's rights end: its name is asked for
 * before it is joined, and again whenever there is an admin more or less.
 */
function hearAsAdmin(connection: Connection, hear: Listen, listener: LiveListener): () => void {
  let joined: string | undefined;
  let stopped = false;
  let leave = () => {};
  let again: ReturnType<typeof setTimeout> | undefined;

  const move = (name: string | undefined) => {
    leave();
    joined = name;
    leave = name === undefined ? () => {} : hear(name, { onChange, onStatus });
  };
  const refused = () => {
    move(undefined);
    listener.onStatus?.('refused');
  };
  const follow = async (refusedName?: string) => {
    clearTimeout(again);
    try {
      const rest = await connection.rest();
      const name = parsed(z.string(), (await answered(connection, rest.rpc('admin_live_topic'))).data);
      if (stopped) return;
      if (name === refusedName) refused();
      else if (name !== joined) move(name);
    } catch (thrown) {
      if (stopped) return;
      if (NO_ADMIN.has(dataErrorCode(thrown))) refused();
      else again = setTimeout(() => void follow(), LOAD_RETRY_MS);
    }
  };
  const onChange: LiveListener['onChange'] = (change) => {
    listener.onChange(change);
    if (change.kind === 'admin') void follow();
  };
  const onStatus = (status: LiveStatus) => {
    // The name may have changed between the question and the join.
    if (status === 'refused') void follow(joined);
    else listener.onStatus?.(status);
  };
  listener.onStatus?.('connecting');
  void follow();

  return () => {
    stopped = true;
    clearTimeout(again);
    leave();
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
