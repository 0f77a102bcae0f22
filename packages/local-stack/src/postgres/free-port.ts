import { createServer } from 'node:net';

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(taken));
    });
  });
}

/**
 * A loopback port that is free right now: the wished one, or any other when that one is busy.
 *
 * @param wished - port number; 0 or nothing for any.
 */
export async function freePort(wished = 0): Promise<number> {
  const port = (await tryPort(wished)) ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free port on the loopback interface.');
  return port;
}
