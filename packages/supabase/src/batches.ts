/** What the procedures take at most in a call, and few enough ids for an address of 8 KB. */
const IDS_PER_REQUEST = 100;

/**
 * Asks for rows by id, each id once and at most a hundred in a request, all requests at the same time.
 * Rejects as soon as one of them does; asks nothing for no ids.
 */
export async function inBatches<Row>(
  ids: readonly string[],
  ask: (batch: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const distinct = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(distinct.length / IDS_PER_REQUEST) }, (_, index) =>
    distinct.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );
  return (await Promise.all(batches.map(ask))).flat();
}
