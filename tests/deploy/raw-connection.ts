import { Socket } from 'node:net';
import { Client } from 'pg';

/** A connection whose bytes another client of the protocol writes and reads. */
export interface RawConnection {
  /** Sends what a client wrote, and returns all that the server says until it waits again. */
  ask(bytes: Uint8Array): Promise<Uint8Array>;
}

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const saidNo = Buffer.from('N');

interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The whole messages that a stream begins with, and what is left of it. */
function messagesOf(stream: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let at = 0;
  while (stream.length >= at + 5) {
    const end = at + 1 + stream.readInt32BE(at + 1);
    if (stream.length < end) break;
    const bytes = stream.subarray(at, end);
    messages.push({ type: bytes.toString('latin1', 0, 1), bytes });
    at = end;
  }
  return { messages, rest: stream.subarray(at) };
}

/**
 * Connects and signs in with what the environment knows (`PGPASSWORD`). The client that uses the connection is then
 * told that nothing was asked of it.
 */
export async function connectRaw(address: string): Promise<RawConnection> {
  const socket = new Socket();
  const greeting: Buffer[] = [];
  const keep = (bytes: Buffer) => greeting.push(bytes);
  socket.on('data', keep);
  const client = new Client({ connectionString: address, stream: () => socket });
  await client.connect();
  socket.removeAllListeners('data');
  const said = messagesOf(Buffer.concat(greeting)).messages.filter(({ type }) => 'SKZ'.includes(type));
  const welcome = Buffer.concat([authenticationOk, ...said.map(({ bytes }) => bytes)]);

  let started = false;
  let written: Buffer = Buffer.alloc(0);
  /** Everything until the server has waited for the next question that often. */
  function untilReady(times: number): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const parts: Buffer[] = [];
    let unread = Buffer.alloc(0);
    let left = times;
    const take = (chunk: Buffer) => {
      parts.push(chunk);
      const { messages, rest } = messagesOf(Buffer.concat([unread, chunk]));
      unread = Buffer.from(rest);
      left -= messages.filter(({ type }) => type === 'Z').length;
      if (left <= 0) resolve(Buffer.concat(parts));
    };
    const end = () => reject(new Error('The server has ended the connection'));
    socket.on('data', take).once('close', end);
    return promise.finally(() => socket.off('data', take).off('close', end));
  }

  return {
    async ask(bytes) {
      written = Buffer.concat([written, bytes]);
      if (!started) {
        if (written.length < 8 || written.length < written.readInt32BE(0)) return Buffer.alloc(0);
        const code = written.readInt32BE(4);
        written = written.subarray(written.readInt32BE(0));
        if (code === SSL_REQUEST || code === GSS_REQUEST) return saidNo;
        started = true;
        return welcome;
      }
      const { messages, rest } = messagesOf(written);
      written = rest;
      if (messages.length === 0) return Buffer.alloc(0);
      socket.write(Buffer.concat(messages.map((message) => message.bytes)));
      const questions = messages.filter(({ type }) => type === 'Q' || type === 'S').length;
      return questions === 0 ? Buffer.alloc(0) : untilReady(questions);
    },
  };
}
