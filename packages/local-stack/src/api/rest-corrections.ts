import { z } from 'zod';
import { type JsonNames, withJsonAsText } from './json-values.ts';

const quotedPattern = /\.(i?like)\."((?:[^"\\]|\\.)*)"/g;
const reservedSigns = /[,()"]/g;

/**
 * Lite leaves the quotes of a quoted pattern inside `or=(name.ilike."%a, b%")` in the pattern, which then matches
 * nothing. This takes them off; a sign that needed them becomes `_`, which stands for any one sign.
 */
function unquotePatterns(url: URL): void {
  for (const name of ['or', 'and', 'not.or', 'not.and']) {
    const conditions = url.searchParams.getAll(name);
    if (!conditions.some((condition) => condition.includes('like."'))) continue;
    url.searchParams.delete(name);
    for (const condition of conditions) {
      const unquoted = condition.replace(
        quotedPattern,
        (_, operator: string, pattern: string) =>
          `.${operator}.${pattern.replace(/\\(.)/g, '$1').replace(reservedSigns, '_')}`,
      );
      url.searchParams.append(name, unquoted);
    }
  }
}

const isTableWrite = (request: Request, pathname: string) =>
  ['POST', 'PATCH', 'PUT', 'DELETE'].includes(request.method) && !pathname.startsWith('/rest/v1/rpc/');

const asksForOne = (request: Request) =>
  request.headers.get('accept')?.startsWith('application/vnd.pgrst.object+json') ?? false;

/** The request as lite understands it, or the refusal of one that lite would answer wrongly. */
export async function correctRestRequest(
  request: Request,
  jsonNames: JsonNames,
): Promise<Request | Response> {
  const url = new URL(request.url);
  unquotePatterns(url);
  const embeds = url.searchParams.get('select')?.includes('(') ?? false;
  // Lite reads the rows again, by the same filters, after they were changed: it would answer without a word with less.
  if (embeds && ['PATCH', 'DELETE'].includes(request.method) && isTableWrite(request, url.pathname)) {
    const message = `The local stack cannot embed other tables in the answer of a ${request.method}; read them afterwards.`;
    return Response.json({ code: 'LOCAL_STACK', message, details: null, hint: null }, { status: 501 });
  }
  return withJsonAsText(url.href === request.url ? request : new Request(url, request), jsonNames);
}

/** Lite answers an insert that embeds other tables and asks for one object with a list of one. */
export async function correctRestAnswer(request: Request, answer: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const affected =
    isTableWrite(request, pathname) && asksForOne(request) && searchParams.get('select')?.includes('(');
  if (affected !== true || !answer.ok) return answer;
  const rows = z.array(z.unknown()).safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
  if (rows.data?.length !== 1) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/vnd.pgrst.object+json; charset=utf-8');
  return new Response(JSON.stringify(rows.data[0]), { status: answer.status, headers });
}
