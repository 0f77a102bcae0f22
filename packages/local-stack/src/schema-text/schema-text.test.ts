import { describe, expect, it } from 'vitest';
import { commentsOf, functionComment } from './comments.ts';
import type { Relation, Routine } from './introspect.ts';
import { writeSchema } from './write.ts';

const relation = (name: string, given: Partial<Relation> = {}): Relation => ({
  name,
  kind: 'table',
  ours: true,
  secured: true,
  comment: null,
  query: null,
  columns: [],
  constraints: [],
  indexes: [],
  policies: [],
  triggers: [],
  grants: [],
  ...given,
});

const routine = (name: string, body: string, roles: string[] = []): Routine => ({
  name,
  signature: `${name}(uuid)`,
  head: `CREATE OR REPLACE FUNCTION ${name}(id uuid)\n RETURNS text\n LANGUAGE sql\n STABLE\n SET search_path TO ''\n`,
  body,
  roles,
});

const first = `-- What was said first.
create function private.greet(id uuid)
returns text
language sql
as $$
  -- Inside.
  select 'one';
$$;
`;

describe('What the migrations say above a definition', () => {
  it('is of the last definition of a function that says something, and of each where several have its name', () => {
    const silent = "create or replace function private.greet(id uuid)\nas $$ select 'two' $$;\n";
    const other = "-- Of many.\ncreate function private.greet(ids uuid[])\nas $$ select 'many' $$;\n";
    const comments = commentsOf([`-- The file.\n\n${first}`, silent]);
    expect(functionComment(comments, 'private.greet', " select 'two' ")).toBe('-- What was said first.\n');
    const both = commentsOf([first, other]);
    expect(functionComment(both, 'private.greet', "\n  -- Inside.\n  select 'one';\n")).toBe(
      '-- What was said first.\n',
    );
    expect(functionComment(both, 'private.greet', " select 'many' ")).toBe('-- Of many.\n');
  });

  it('is kept of tables, of their columns, also later ones, and of what is made on them', () => {
    const comments = commentsOf([
      `-- Gatherings; each has a place.
create table public.events (
  -- Made by the app; kept.
  id uuid primary key,
  title text not null
);
-- In time; by id.
create index events_idx on public.events (id);
-- Once.
alter table public.events add column seen timestamptz;
-- Alike for all.
create trigger touch before update
  on public.events for each row execute function private.touch();
`,
      `alter table public.events
  add column place text,
  -- A name.
  add column city text;
`,
    ]);
    expect(Object.fromEntries([...comments].filter(([, comment]) => comment !== ''))).toEqual({
      'table public.events': '-- Gatherings; each has a place.\n',
      'column public.events.id': '-- Made by the app; kept.\n',
      'column public.events.seen': '-- Once.\n',
      'column public.events.city': '-- A name.\n',
      'index events_idx public.events': '-- In time; by id.\n',
      'trigger touch public.events': '-- Alike for all.\n',
    });
  });
});

describe('The schema as it is written', () => {
  it('has a table with what belongs to it, and changes nothing that stands in quotes', () => {
    const events = relation('public.events', {
      columns: [{ name: 'title', definition: "text not null DEFAULT 'A NEW: Event'::text", comment: null }],
      policies: [
        {
          name: 'Only HERS',
          definition:
            'create policy "Only HERS" on public.events\n  for select to authenticated\n  using (by = ( SELECT auth.uid() AS uid))',
        },
      ],
      grants: [{ verb: 'select', columns: ['title'], roles: ['anon'] }],
    });
    const written = writeSchema({ relations: [events], routines: [] }, new Map());
    expect(written.get('events.sql')).toContain(`
create table public.events (
  title text not null default 'A NEW: Event'
);
alter table public.events enable row level security;
grant select (title) on public.events to anon;
create policy "Only HERS" on public.events
  for select to authenticated
  using (by = (select auth.uid()));
`);
  });

  it('has a function to copy, behind the one that calls it', () => {
    const routines = [
      routine('private.event_details', '\n  -- Inside.\n  SELECT 1;\n'),
      routine('public.list_events', ' select private.event_details(id) ', ['anon']),
    ];
    const comments = new Map([['function private.event_details', '-- Why.\n']]);
    expect(writeSchema({ relations: [], routines }, comments).get('events.sql')).toMatch(
      `
create or replace function public.list_events(id uuid)
returns text
language sql stable set search_path to ''
as $$ select private.event_details(id) $$;
grant execute on function public.list_events(uuid) to anon;

-- Why.
create or replace function private.event_details(id uuid)
returns text
language sql stable set search_path to ''
as $$
  -- Inside.
  SELECT 1;
$$;
`,
    );
  });

  it('breaks a line that is too long outside of quotes only', () => {
    const words = `'${'or and, '.repeat(20)}'`;
    const given = `CHECK (title <> ${words} AND title <> ${words})`;
    const events = relation('public.events', { constraints: [{ name: 'titled', definition: given }] });
    expect(writeSchema({ relations: [events], routines: [] }, new Map()).get('events.sql')).toContain(
      `  constraint titled check (title <> ${words}\n    and title <> ${words})\n`,
    );
  });
});
