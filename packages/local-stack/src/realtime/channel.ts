import { z } from 'zod';
import type { Caller } from '../callers.ts';
import type { TopicRights } from './authorization.ts';

/** The payload of a join, as supabase-js sends it. */
export const joinRequest = z.object({
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z
        .object({
          ack: z.boolean().nullish(),
          self: z.boolean().nullish(),
          replication_ready: z.boolean().nullish(),
        })
        .nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  access_token: z.string().nullish(),
});

/** The payload of a client's own broadcast. */
export const broadcastRequest = z.object({ event: z.string(), payload: z.unknown() });

/** The payload of a token refresh. */
export const tokenRequest = z.object({ access_token: z.string().nullish() });

/** The body of `POST /realtime/v1/api/broadcast`. */
export const broadcastBatch = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string(),
        event: z.string(),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(100),
});

/** One client's subscription to one topic. */
export interface Channel {
  /** With the `realtime:` that clients put in front. */
  readonly fullTopic: string;
  readonly topic: string;
  readonly joinRef: string | null;
  readonly private: boolean;
  readonly ack: boolean;
  readonly self: boolean;
  caller: Caller;
  rights: TopicRights;
  expiry: ReturnType<typeof setTimeout> | undefined;
  send(event: string, payload: unknown): void;
}

/** Subscriptions by topic; a private and a public channel of one name are two. */
export class ChannelDirectory {
  readonly #channels = new Map<string, Set<Channel>>();

  #key(topic: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${topic}`;
  }

  add(channel: Channel): void {
    const key = this.#key(channel.topic, channel.private);
    const members = this.#channels.get(key) ?? new Set();
    this.#channels.set(key, members.add(channel));
  }

  remove(channel: Channel): void {
    const key = this.#key(channel.topic, channel.private);
    const members = this.#channels.get(key);
    members?.delete(channel);
    if (members?.size === 0) this.#channels.delete(key);
  }

  /** Hands a broadcast to everyone subscribed, but not to `except`. */
  deliver(
    message: { topic: string; event: string; payload: unknown; private: boolean; id?: string },
    except?: Channel,
  ): void {
    const { topic, event, payload, id } = message;
    const meta = id === undefined ? {} : { meta: { id } };
    for (const channel of this.#channels.get(this.#key(topic, message.private)) ?? []) {
      if (channel !== except) channel.send('broadcast', { type: 'broadcast', event, payload, ...meta });
    }
  }
}
