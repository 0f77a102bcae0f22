/** One of several machines that share a run: the first of four is `{ at: 0, of: 4 }`. */
export interface Shard {
  readonly at: number;
  readonly of: number;
}

/**
 * Reads a shard as it is written on the command line and in TEST_SHARD: `1/4`. Without one it is the only one.
 *
 * @throws Error when it is none
 */
export function readShard(text = process.env['TEST_SHARD']): Shard {
  if (text === undefined || text === '') return { at: 0, of: 1 };
  const [, at = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!(Number(at) >= 1 && Number(at) <= Number(of)))
    throw new Error(`'${text}' is no shard: write 1/4 for the first of four.`);
  return { at: Number(at) - 1, of: Number(of) };
}

/** A shard's share of a list: every so manyth thing, so that neighbours, which take alike, are dealt evenly. */
export const shareOf = <Thing>(things: readonly Thing[], { at, of }: Shard): Thing[] =>
  things.filter((_, index) => index % of === at);
