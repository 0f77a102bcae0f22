import { expect, it } from 'vitest';
import { play } from './support/scene.ts';

/**
 * Everything of the schema that protects and that no behaviour shows by itself: a column that may be null, a constraint,
 * an index, who may do what, when a trigger fires, as whom a function runs.
 */
const INVENTORY = `
  with ours (namespace) as (values ('public'::regnamespace), ('private'))
  select format('%s.%s: %s%s%s', c.relnamespace::regnamespace, c.relname, a.attname,
      ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then '' else ' null' end,
      coalesce(case a.attgenerated when '' then ' default ' else ' generated ' end || pg_get_expr(d.adbin, d.adrelid), '')) as line
  from pg_class c join ours on namespace = relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r'
  union all
  select format('%s: row level security %s, rights %s', c.oid::regclass, c.relrowsecurity, c.relacl)
  from pg_class c join ours on namespace = relnamespace where c.relkind in ('r', 'S', 'v')
  union all
  select format('%s.%s: rights %s', a.attrelid::regclass, a.attname, a.attacl)
  from pg_attribute a join pg_class c on c.oid = a.attrelid join ours on namespace = c.relnamespace
  where a.attacl is not null
  union all
  select format('%s: constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join ours on namespace = connamespace where conrelid <> 0
  union all
  select indexdef from pg_indexes where schemaname in ('public', 'private')
  union all
  select format('%s.%s: policy "%s" %s for %s to %s using %s check %s',
      schemaname, tablename, policyname, permissive, cmd, roles, qual, with_check)
  from pg_policies where schemaname in ('public', 'private', 'realtime', 'storage')
  union all
  select pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' (disabled)' end
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and p.pronamespace = 'private'::regnamespace
  union all
  select format('function %s: %s %s definer %s, %s, rights %s', p.oid::regprocedure, p.provolatile, l.lanname, p.prosecdef,
      p.proconfig, p.proacl)
  from pg_proc p join ours on namespace = pronamespace join pg_language l on l.oid = p.prolang`;

it('The schema protects what was read and agreed: look at what differs, then accept it with -u', async () => {
  let lines: unknown[] = [];
  await play(async (scene) => {
    lines = (await scene.as('owner', INVENTORY)).map(({ line }) => line).toSorted();
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./inventory.txt');
});
