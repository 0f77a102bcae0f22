import { z } from 'zod';

/** One Phoenix message, whichever serializer carried it. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** How a client writes its frames: lists in 2.0.0, objects in 1.0.0. */
export type SerializerVersion = '1.0.0' | '2.0.0';

const reference = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const listFrame = z
  .tuple([reference, reference, z.string(), z.string(), z.unknown()])
  .transform(([joinRef, ref, topic, event, payload]): Frame => ({ joinRef, ref, topic, event, payload }));
const objectFrame = z
  .object({ join_ref: reference, ref: reference, topic: z.string(), event: z.string(), payload: z.unknown() })
  .transform(
    ({ join_ref: joinRef, ref, topic, event, payload }): Frame => ({ joinRef, ref, topic, event, payload }),
  );

const broadcastPush = 3;
const jsonEncoding = 1;
const headerLength = 7;
const decoder = new TextDecoder();

/** Reads the binary frame in which supabase-js sends its own broadcasts. */
function decodeBroadcastPush(data: Uint8Array): Frame {
  if (data.length < headerLength || data[0] !== broadcastPush)
    throw new Error('Unknown kind of binary frame');
  const lengths = [...data.subarray(1, 6)];
  const encoding = data[6];
  let offset = headerLength;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    const text = decoder.decode(data.subarray(offset, offset + length));
    offset += length;
    return text;
  });
  const content = data.subarray(offset);
  if (encoding !== jsonEncoding) throw new Error('Only JSON broadcasts are offered here');
  const payload: unknown = JSON.parse(decoder.decode(content));
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

/**
 * Reads what a client sent.
 *
 * @throws Error when it is no frame.
 */
export function decodeFrame(data: string | Uint8Array): Frame {
  if (typeof data !== 'string') return decodeBroadcastPush(data);
  return z.union([listFrame, objectFrame]).parse(JSON.parse(data));
}

/** Writes a frame as the client reads it. */
export function encodeFrame(frame: Frame, version: SerializerVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}
