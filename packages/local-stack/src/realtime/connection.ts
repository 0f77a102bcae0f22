import { type Caller, callerOfToken } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { TopicRights } from './authorization.ts';
import {
  broadcastRequest,
  type Channel,
  type ChannelDirectory,
  joinRequest,
  tokenRequest,
} from './channel.ts';
import { decodeFrame, encodeFrame, type Frame, type SerializerVersion } from './protocol.ts';

const silenceMs = 90_000;
const maxChannels = 100;
const maxTimerMs = 2 ** 31 - 1;
const topicPrefix = 'realtime:';

/** The other end of a WebSocket, on whatever the stack runs. */
export interface LiveSocket {
  isOpen(): boolean;
  send(frame: string): void;
  /** Says good-bye. */
  close(code: number, reason: string): void;
  /** Cuts the connection. */
  terminate(): void;
}

/** What a socket tells of its client. */
export interface LiveConnection {
  receive(frame: string | Uint8Array): void;
  /** The client is gone. */
  end(): void;
}

/** What {@link serveConnection} works with. */
export interface ConnectionContext {
  /** Asks the policies what a caller may do on a private topic. */
  readonly rightsOf: (caller: Caller, topic: string) => Promise<TopicRights>;
  readonly keys: StackKeys;
  readonly directory: ChannelDirectory;
  /** Whom the API key in the address stands for. */
  readonly keyCaller: Caller;
  readonly version: SerializerVersion;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

/** A timer for which a process of Node does not stay. */
function idleTimeout(work: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(work, milliseconds);
  if (typeof timer === 'object') timer.unref();
  return timer;
}

/** One client: its channels, its token, and the order in which its frames are answered. */
class Connection {
  readonly #socket: LiveSocket;
  readonly #context: ConnectionContext;
  readonly #channels = new Map<string, Channel>();
  #queue: Promise<void> = Promise.resolve();
  #silence: ReturnType<typeof setTimeout>;

  constructor(socket: LiveSocket, context: ConnectionContext) {
    this.#socket = socket;
    this.#context = context;
    this.#silence = this.#watchSilence();
  }

  receive(data: string | Uint8Array): void {
    clearTimeout(this.#silence);
    this.#silence = this.#watchSilence();
    // One after the other: a broadcast right after a join must find the channel joined.
    this.#queue = this.#queue.then(() => this.#read(data));
  }

  end(): void {
    clearTimeout(this.#silence);
    for (const channel of this.#channels.values()) this.#forget(channel);
  }

  #watchSilence(): ReturnType<typeof setTimeout> {
    return idleTimeout(() => this.#socket.terminate(), silenceMs);
  }

  async #read(data: string | Uint8Array): Promise<void> {
    let frame: Frame;
    try {
      frame = decodeFrame(data);
    } catch {
      this.#socket.close(1007, 'Not a frame');
      return;
    }
    try {
      await this.#answer(frame);
    } catch (error) {
      this.#reply(frame, 'error', { reason: reasonOf(error) });
    }
  }

  async #answer(frame: Frame): Promise<void> {
    if (frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (frame.event === 'phx_leave') {
      this.#reply(frame, 'ok', {});
      if (channel !== undefined) this.#close(channel);
      return undefined;
    }
    if (channel === undefined) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (frame.event === 'access_token') return this.#refresh(frame, channel);
    if (frame.event === 'broadcast') return this.#broadcast(frame, channel);
    return this.#reply(frame, 'error', { reason: `The local stack does not offer ${frame.event}` });
  }

  async #join(frame: Frame): Promise<void> {
    const request = joinRequest.parse(frame.payload ?? {});
    const config = request.config ?? {};
    const topic = frame.topic.slice(topicPrefix.length);
    if (!frame.topic.startsWith(topicPrefix) || topic === '') throw new Error('Topics begin with realtime:');
    if ((config.postgres_changes?.length ?? 0) > 0) {
      throw new Error(
        'The local stack does not offer postgres_changes; use Broadcast from the database (A-83)',
      );
    }
    const before = this.#channels.get(frame.topic);
    if (before !== undefined) this.#forget(before);
    if (this.#channels.size >= maxChannels) throw new Error('ChannelRateLimitReached: Too many channels');
    const caller = await this.#callerOf(request.access_token);
    const isPrivate = config.private === true;
    const rights = isPrivate ? await this.#context.rightsOf(caller, topic) : { read: true, write: true };
    if (!rights.read) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
      return this.#reply(frame, 'error', { reason });
    }
    if (!this.#socket.isOpen()) return undefined;
    const channel: Channel = {
      fullTopic: frame.topic,
      topic,
      joinRef: frame.joinRef ?? frame.ref,
      private: isPrivate,
      ack: config.broadcast?.ack === true,
      self: config.broadcast?.self === true,
      caller,
      rights,
      expiry: undefined,
      send: (event, payload) => this.#push(channel, event, payload),
    };
    this.#channels.set(frame.topic, channel);
    this.#watchExpiry(channel);
    this.#context.directory.add(channel);
    this.#reply(frame, 'ok', { postgres_changes: [] });
    if (config.presence?.enabled === true) this.#push(channel, 'presence_state', {});
    if (config.broadcast?.replication_ready === true) {
      this.#system(channel, 'ok', 'Replication connection established');
    }
    return undefined;
  }

  async #refresh(frame: Frame, channel: Channel): Promise<void> {
    const { access_token: token } = tokenRequest.parse(frame.payload ?? {});
    try {
      channel.caller = await this.#callerOf(token);
      if (channel.private) channel.rights = await this.#context.rightsOf(channel.caller, channel.topic);
    } catch (error) {
      return this.#shut(channel, reasonOf(error));
    }
    if (!channel.rights.read) {
      return this.#shut(
        channel,
        `You do not have permissions to read from this Channel topic: ${channel.topic}`,
      );
    }
    this.#watchExpiry(channel);
    return undefined;
  }

  #broadcast(frame: Frame, channel: Channel): void {
    const { event, payload } = broadcastRequest.parse(frame.payload);
    if (!channel.rights.write) {
      const reason = `Unauthorized: You do not have permissions to write to this Channel topic: ${channel.topic}`;
      if (channel.ack) this.#reply(frame, 'error', { reason });
      return;
    }
    const message = { topic: channel.topic, event, payload, private: channel.private };
    this.#context.directory.deliver(message, channel.self ? undefined : channel);
    if (channel.ack) this.#reply(frame, 'ok', {});
  }

  #callerOf(token: string | null | undefined): Promise<Caller> {
    if (token === null || token === undefined) return Promise.resolve(this.#context.keyCaller);
    return callerOfToken(this.#context.keys, token);
  }

  #watchExpiry(channel: Channel): void {
    clearTimeout(channel.expiry);
    const { expiresAt } = channel.caller;
    if (expiresAt === undefined) return;
    const left = Math.min(expiresAt * 1000 - Date.now(), maxTimerMs);
    channel.expiry = idleTimeout(() => this.#shut(channel, 'Token has expired 0 seconds ago'), left);
  }

  /** Ends a channel that its caller may no longer hear, and says why. */
  #shut(channel: Channel, message: string): void {
    this.#system(channel, 'error', message);
    this.#close(channel);
  }

  #close(channel: Channel): void {
    this.#forget(channel);
    this.#push(channel, 'phx_close', {});
  }

  #forget(channel: Channel): void {
    clearTimeout(channel.expiry);
    this.#context.directory.remove(channel);
    if (this.#channels.get(channel.fullTopic) === channel) this.#channels.delete(channel.fullTopic);
  }

  #system(channel: Channel, status: 'ok' | 'error', message: string): void {
    this.#push(channel, 'system', { extension: 'system', status, message, channel: channel.topic });
  }

  #push(channel: Channel, event: string, payload: unknown): void {
    this.#send({ joinRef: channel.joinRef, ref: null, topic: channel.fullTopic, event, payload });
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    const { joinRef, ref, topic } = frame;
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    if (this.#socket.isOpen()) {
      this.#socket.send(encodeFrame(frame, this.#context.version));
    }
  }
}

/** Answers what a client sends until it leaves. */
export function serveConnection(socket: LiveSocket, context: ConnectionContext): LiveConnection {
  return new Connection(socket, context);
}
