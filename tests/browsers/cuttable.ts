import { connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that can be cut. */
export interface CuttableWay {
  readonly port: number;
  readonly cut: (isCut: boolean) => void;
  readonly close: () => void;
}

/** Opens one: what is cut answers nothing, as a network that is gone. */
export async function openWay(to: number): Promise<CuttableWay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const other = connect(to, '127.0.0.1');
    for (const [one, its] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(its);
      one.on('error', () => its.destroy());
      one.on('close', () => {
        sockets.delete(one);
        // What it has said before still arrives.
        its.end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  return {
    port: address.port,
    cut(wanted) {
      isCut = wanted;
      if (isCut) for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
