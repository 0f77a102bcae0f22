import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A handler of web requests, and of sockets where it has them. */
export type FetchHandler = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** A server that listens on the loopback interface. */
export interface Listening {
  readonly port: number;
  readonly server: Server;
  /** Cuts off whoever is connected. */
  stop(): Promise<void>;
}

function tryListen(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (port !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) resolve(undefined);
      else reject(error);
    };
    server.once('error', failed);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : undefined);
    });
  });
}

/** Listens on the wished port, or on a free one when it is busy (or 0). */
export async function listen(fetch: FetchHandler, wished: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch });
  if (!('closeAllConnections' in server)) throw new Error('Expected a plain HTTP server');
  // The server itself loses sight of a connection that became a WebSocket, and would wait for it to end.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = (await tryListen(server, wished)) ?? (await tryListen(server, 0));
  if (port === undefined) throw new Error('No free port on the loopback interface.');
  return {
    port,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
