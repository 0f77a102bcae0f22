// PostgreSQL's own pg_dump 17 as WebAssembly, for a server on TCP: what tests run where no pg_dump is installed that is new
// enough. It was built for PGlite, which answers in the same call, so the socket lives in a thread of its own.
import { once } from 'node:events';
import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from 'node:worker_threads';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { connectRaw } from './raw-connection.ts';

interface Shared {
  readonly address: string;
  readonly port: MessagePort;
  readonly answered: SharedArrayBuffer;
}

async function answerFromServer({ address, port, answered }: Shared): Promise<void> {
  const connection = await connectRaw(address);
  const flag = new Int32Array(answered);
  port.on('message', (bytes: Uint8Array) => {
    const answer = (said: Uint8Array | undefined) => {
      port.postMessage(said);
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    };
    void connection.ask(bytes).then(answer, () => answer(undefined));
  });
  port.postMessage('ready');
}

async function dump(address: string, args: string[]): Promise<string> {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new SharedArrayBuffer(4);
  const flag = new Int32Array(answered);
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { address, port: port2, answered } satisfies Shared,
    transferList: [port2],
  });
  await Promise.race([
    once(port, 'message'),
    once(worker, 'error').then(([error]: unknown[]) => Promise.reject(error)),
  ]);
  port.removeAllListeners('message');
  // What is asked of a PGlite, and no more.
  const pg: Parameters<typeof pgDump>[0]['pg'] = Object.assign(Object.create(null), {
    query: async () => ({ rows: [{ search_path: '' }] }),
    exec: async () => undefined,
    execProtocolRawSync(bytes: Uint8Array): Uint8Array {
      port.postMessage(bytes.slice());
      Atomics.wait(flag, 0, 0);
      Atomics.store(flag, 0, 0);
      const answer: Uint8Array | undefined = receiveMessageOnPort(port)?.message;
      if (answer === undefined) throw new Error('The server has ended the connection');
      return answer;
    },
  });
  const file = await pgDump({ pg, args });
  await worker.terminate();
  return file.text();
}

if (isMainThread) {
  const args = process.argv.slice(2);
  if (args.includes('--version')) {
    console.log('pg_dump (PostgreSQL) 17 as WebAssembly');
  } else {
    const address = args.find((arg) => arg.startsWith('--dbname='))?.slice('--dbname='.length) ?? '';
    const others = args.filter((arg) => !arg.startsWith('--dbname='));
    // The stack of a failure would show the whole of the program that was packed into one line.
    process.stdout.write(
      await dump(address, others).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      }),
    );
  }
} else {
  await answerFromServer(workerData);
}
