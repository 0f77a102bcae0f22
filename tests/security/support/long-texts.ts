import type { Client } from 'pg';
import type { Actor } from './identity.ts';

const LENGTH = 100_000;
const UNKNOWN_FIELDS = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]));

/** What is sent in place of a short one, by the type of the argument. */
export const LONG: Record<string, Record<string, unknown>> = {
  text: {
    letters: 'a'.repeat(LENGTH),
    'other letters': 'ä%'.repeat(LENGTH / 2),
    'blanks between two letters': `a${' '.repeat(LENGTH)}a`,
  },
  jsonb: {
    'unknown fields': JSON.stringify(UNKNOWN_FIELDS),
    'a list': JSON.stringify(Object.values(UNKNOWN_FIELDS)),
    'a long title': JSON.stringify({ title: 'a'.repeat(LENGTH) }),
    'a title of blanks': JSON.stringify({ title: `a${' '.repeat(0.9 * LENGTH)}a` }),
  },
  'uuid[]': { ids: Array.from({ length: LENGTH / 40 }, () => '00000000-0000-4000-8000-000000000002') },
};

/** What each type of argument is usually given. */
export const SHORT: Record<string, unknown> = {
  text: 'a',
  jsonb: '{}',
  'uuid[]': [],
  integer: 1,
  boolean: false,
  'timestamp with time zone': new Date(),
};

export interface Argument {
  name: string;
  type: string;
  optional: boolean;
}

/** A procedure that visitors or members may call, as the database describes it. */
export interface Procedure {
  name: string;
  visitors: boolean;
  arguments: Argument[];
}

/** One argument of one procedure that a long text can be sent in. */
export interface LongTextCase {
  title: string;
  procedure: Procedure;
  argument: Argument;
}

export async function longTextCases(client: Client): Promise<LongTextCase[]> {
  const { rows } = await client.query<Procedure>(`
    select proname as name, has_function_privilege('anon', oid, 'execute') as visitors,
      (
        select coalesce(json_agg(json_build_object(
          'name', proargnames[at], 'type', format_type(type, null), 'optional', at > pronargs - pronargdefaults
        ) order by at), '[]')
        from unnest(proargtypes::oid[]) with ordinality given (type, at)
      ) as arguments
    from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
    order by 1
  `);
  return rows.flatMap((procedure) =>
    procedure.arguments
      .filter(({ type }) => type in LONG)
      .map((argument) => ({ title: `${procedure.name}, ${argument.name}`, procedure, argument })),
  );
}

/** The call with this in the argument, the rest as short as may be. */
export function callWith(
  { procedure: { name, arguments: all }, argument }: LongTextCase,
  who: Actor,
  sent: unknown,
): { sql: string; values: unknown[] } {
  const given = all.filter((each) => !each.optional || each === argument);
  const list = given.map(({ name: of, type }, at) => `"${of}" => $${at + 1}::${type}`);
  return {
    sql: `select * from public.${name}(${list.join(', ')})`,
    values: given.map((each) => (each === argument ? sent : each.type === 'uuid' ? who : SHORT[each.type])),
  };
}
