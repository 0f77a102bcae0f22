import { z } from 'zod';

/** Which columns of a table, or arguments of a procedure, hold JSON. */
export type JsonNames = (of: 'table' | 'procedure', name: string) => Promise<ReadonlySet<string>>;

const row = z.record(z.string(), z.unknown());
const target = /^\/rest\/v1\/(rpc\/)?([^/]+)$/;

/**
 * The same request with every value for a JSON column or argument as JSON text, the one form in which lite hands all of
 * them on alike. Left alone, it reads the text `"5"` as the number 5, and cannot write `true`.
 */
export async function withJsonAsText(request: Request, jsonNames: JsonNames): Promise<Request> {
  const [, procedure, name] = target.exec(new URL(request.url).pathname) ?? [];
  const sendsJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (name === undefined || !sendsJson || !['POST', 'PATCH', 'PUT'].includes(request.method)) return request;
  const names = await jsonNames(procedure === undefined ? 'table' : 'procedure', decodeURIComponent(name));
  if (names.size === 0) return request;
  const body = z.union([row, z.array(row)]).safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  ).data;
  if (body === undefined) return request;
  const asText = (value: unknown) => {
    if (value === null) return null;
    const text = JSON.stringify(value);
    // Lite reads the text for a column once before it passes it on; that for an argument it takes as it is.
    return procedure === undefined ? JSON.stringify(text) : text;
  };
  const rewrite = (values: z.infer<typeof row>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, names.has(key) ? asText(value) : value]),
    );
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(Array.isArray(body) ? body.map(rewrite) : rewrite(body)),
  });
}
