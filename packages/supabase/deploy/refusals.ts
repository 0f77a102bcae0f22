import { z } from 'zod';
import type { Json } from '../src/database.types.ts';
import { type Asked, ask } from './ask-project.ts';
import { hiddenProcedures, hiddenTables } from './visitors-rights.ts';

const AT_ONCE = 10;

const errorBody = z.object({ code: z.string(), message: z.string() });

/** What is kept from a stranger: its name, and the request that only the database's own refusal may answer. */
interface Kept {
  readonly name: string;
  readonly path: string;
}

const tables: readonly Kept[] = hiddenTables.map((name) => ({
  name,
  path: `/rest/v1/${name}?select=*&limit=1`,
}));

/** As a query says it: a list as Postgres writes it. */
const inQuery = (value: Json) =>
  Array.isArray(value)
    ? `{${value.filter((each) => typeof each === 'string').join(',')}}`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** GET has a procedure run where nothing can be written. It is found by the names of what it is told. */
const procedures: readonly Kept[] = [...hiddenProcedures].map(([name, told]) => {
  const query = new URLSearchParams(
    Object.entries(told).map(([argument, value]) => [argument, inQuery(value)]),
  );
  return { name, path: `/rest/v1/rpc/${name}?${query}` };
});

/**
 * Whether a stranger is refused by her rights alone. An empty table has no rows for anybody, a procedure that writes fails
 * where nothing can be written, and one may itself refuse what it is told: all of these are open.
 */
async function standingOf(
  project: Asked,
  { name, path }: Kept,
): Promise<'refused' | 'open' | { said: string }> {
  const answer = await ask(project, path);
  const { code, message } = errorBody.safeParse(await answer.json().catch(() => undefined)).data ?? {
    code: '',
    message: '',
  };
  if (code === '42501' && new RegExp(`^permission denied for [a-z ]+ ${name}$`).test(message))
    return 'refused';
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code) && answer.status !== 404;
  return answer.ok || isOfDatabase ? 'open' : { said: `${answer.status} ${code}`.trim() };
}

/** What of `kept` does not refuse a stranger, with `isOpen` said of what is open; undefined where all does. */
async function complaintOf(
  project: Asked,
  kept: readonly Kept[],
  isOpen: string,
): Promise<string | undefined> {
  const namesBy = new Map<string, string[]>();
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const some = kept.slice(at, at + AT_ONCE);
    const standings = await Promise.all(some.map((each) => standingOf(project, each)));
    for (const [index, { name }] of some.entries()) {
      const standing = standings[index] ?? 'refused';
      if (standing === 'refused') continue;
      const said =
        standing === 'open'
          ? isOpen
          : `answered ${standing.said}, where strangers are refused: are the migrations applied?`;
      namesBy.set(said, [...(namesBy.get(said) ?? []), name]);
    }
  }
  const lines = [...namesBy].map(([said, names]) => `${names.join(', ')} ${said}`);
  return lines.length === 0 ? undefined : lines.join('\n  ');
}

/** Which of the hidden tables a stranger is not refused; undefined where she is refused all of them. */
export const openTablesComplaint = (project: Asked): Promise<string | undefined> =>
  complaintOf(project, tables, 'can be read by anybody.');

/** Which of the hidden procedures a stranger is not refused, each asked so that it can write nothing. */
export const openProceduresComplaint = (project: Asked): Promise<string | undefined> =>
  complaintOf(project, procedures, 'answers anybody.');
