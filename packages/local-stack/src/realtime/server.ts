import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { callerOfKey, callerOfToken } from '../callers.ts';
import type { StackKeys } from '../keys.ts';
import type { ServicesDatabase } from '../services-database.ts';
import { topicRights } from './authorization.ts';
import { broadcastBatch, ChannelDirectory } from './channel.ts';
import { type LiveSocket, serveConnection } from './connection.ts';
import { listenToDatabase } from './database-broadcasts.ts';

const maxFrameBytes = 1024 * 1024;

/** What {@link startRealtime} needs. */
export interface RealtimeOptions {
  /** Of a role that may replicate. */
  readonly replicationUrl: string;
  readonly database: ServicesDatabase;
  readonly keys: StackKeys;
}

/** Live updates of one stack. */
export interface Realtime {
  /** Takes over a request for `/realtime/v1/websocket`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Answers `POST /realtime/v1/api/broadcast`. */
  broadcast(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

const liveSocketOf = (socket: WebSocket): LiveSocket => ({
  isOpen: () => socket.readyState === socket.OPEN,
  send: (frame) => socket.send(frame),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
});

/**
 * Starts the part of Supabase's Realtime that the product uses: broadcasts from the database and from clients, on
 * public topics and, under the policies of `realtime.messages`, on private ones.
 */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, keys } = options;
  const directory = new ChannelDirectory();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, clientTracking: true });
  let listening = false;
  const broadcasts = await listenToDatabase(options.replicationUrl, {
    onBroadcast: (message) => directory.deliver(message),
    onLost() {
      listening = false;
      // A channel whose connection ends errs, joins again, and its page reads again.
      for (const client of sockets.clients) client.terminate();
    },
    onFound() {
      listening = true;
    },
  });
  const rightsOf: Parameters<typeof serveConnection>[1]['rightsOf'] = (caller, topic) =>
    topicRights(database, caller, topic);

  return {
    upgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const keyCaller = callerOfKey(keys, url.searchParams.get('apikey') ?? undefined);
      if (keyCaller === undefined) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      if (!listening) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      const version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
      sockets.handleUpgrade(request, socket, head, (client) => {
        const connection = serveConnection(liveSocketOf(client), {
          rightsOf,
          keys,
          directory,
          keyCaller,
          version,
        });
        client.on('message', (data, binary) => {
          const frame = toBuffer(data);
          connection.receive(binary ? frame : frame.toString('utf8'));
        });
        client.on('error', () => client.terminate());
        client.on('close', () => connection.end());
      });
    },
    broadcast: async (request) => {
      const key = callerOfKey(keys, request.headers.get('apikey') ?? undefined);
      if (key === undefined) return Response.json({ message: 'Invalid API key' }, { status: 401 });
      const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
      const body = broadcastBatch.safeParse(await request.json().catch(() => undefined));
      if (!body.success) return Response.json({ message: 'Not a list of messages' }, { status: 422 });
      try {
        const caller = token === undefined ? key : await callerOfToken(keys, token);
        for (const message of body.data.messages) {
          const isPrivate = message.private === true;
          // Hosted Realtime leaves out, without a word, what the caller may not send.
          if (isPrivate && !(await rightsOf(caller, message.topic)).write) continue;
          directory.deliver({ ...message, private: isPrivate });
        }
      } catch {
        return Response.json({ message: 'Unauthorized' }, { status: 401 });
      }
      return new Response(null, { status: 202 });
    },
    stop: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await broadcasts.stop();
    },
  };
}
