import { fieldIn, textIn } from './fields.ts';
import { identify } from './http/identify.ts';
import { mayListen } from './rules/topics.ts';
import type { World } from './world/world.ts';

/*
 * Supabase Realtime speaks the Phoenix protocol, serializer 2.0.0: a frame is
 * [join_ref, ref, topic, event, payload], and topics carry the prefix `realtime:`.
 */

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** The part of a socket's other end that the mock uses. */
export interface LiveClient {
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

/** One client's connection: hand it every text frame that arrives. */
export interface LiveConnection {
  receive(data: unknown): void;
  close(): void;
}

const PREFIX = 'realtime:';

/** Why a join is refused, or null when the policies of the topic allow it. */
function refusalOf(world: World, topic: string, payload: unknown): string | null {
  if (fieldIn(fieldIn(payload, 'config'), 'private') !== true)
    return 'PrivateOnly: This project only allows private channels';
  const caller = identify(world, textIn(payload, 'access_token') ?? '');
  if ('code' in caller)
    return caller.code === 'PGRST303'
      ? 'InvalidJWTToken: Token has expired'
      : 'Unauthorized: The token could not be verified';
  if (mayListen(world, caller, topic)) return null;
  return `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
}

/** Serves one client from a world: joins under the policies of the topics, and what the triggers broadcast. */
export function connectLive(world: World, client: LiveClient): LiveConnection {
  const joined = new Map<string, string | null>();
  const push = (...frame: Frame) => client.send(JSON.stringify(frame));

  const stop = world.onBroadcast(({ topic, payload }) => {
    const joinRef = joined.get(topic);
    if (joinRef === undefined) return;
    push(joinRef, null, PREFIX + topic, 'broadcast', { type: 'broadcast', event: 'change', payload });
  });

  return {
    receive(data) {
      if (typeof data !== 'string') return; // binary frames are broadcasts of clients: nobody listens to those here
      const [joinRef, ref, name, event, payload] = JSON.parse(data) as Frame;
      const topic = name.slice(PREFIX.length);
      const reply = (status: 'ok' | 'error', response: object) =>
        push(joinRef, ref, name, 'phx_reply', { status, response });
      if (event === 'heartbeat') reply('ok', {});
      if (event === 'phx_join') {
        const reason = refusalOf(world, topic, payload);
        if (reason) return reply('error', { reason });
        joined.set(topic, joinRef);
        reply('ok', { postgres_changes: [] });
      }
      if (event === 'phx_leave') {
        joined.delete(topic);
        reply('ok', {});
      }
    },
    close: stop,
  };
}
