import type { Client } from 'pg';

/** A column of a table, in Postgres' own words. */
export interface Column {
  readonly name: string;
  readonly definition: string;
  /** What `comment on column` said. */
  readonly comment: string | null;
}

/** What belongs to a table and has a name: a policy, a trigger, an index, a constraint. */
export interface Part {
  readonly name: string;
  readonly definition: string;
}

/** A table or view with everything that belongs to it. */
export interface Relation {
  /** With its schema. */
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly ours: boolean;
  readonly secured: boolean;
  readonly comment: string | null;
  /** The query of a view. */
  readonly query: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Part[];
  readonly indexes: readonly Part[];
  readonly policies: readonly Part[];
  readonly triggers: readonly Part[];
  /** Of visitors and members; what the server's role may do, which is everything, stands in the inventory. */
  readonly grants: readonly { readonly verb: string; readonly columns: string[]; readonly roles: string[] }[];
}

/** A function as it stands. */
export interface Routine {
  /** With its schema. */
  readonly name: string;
  /** The types of its arguments, which tell it from others of its name. */
  readonly signature: string;
  /** All of `create or replace function` before its body. */
  readonly head: string;
  readonly body: string;
  /** Who may call it, beside its owner. */
  readonly roles: string[];
}

const RELATIONS = `
  select c.oid::regclass::text as name,
    case c.relkind when 'v' then 'view' else 'table' end as kind,
    n.nspname in ('public', 'private') as ours,
    c.relrowsecurity as secured,
    obj_description(c.oid, 'pg_class') as comment,
    case c.relkind when 'v' then pg_get_viewdef(c.oid, true) end as query,
    array(
      select json_build_object(
        'name', a.attname,
        'definition', concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
          case
            when a.attidentity <> '' then
              format('generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
            when a.attgenerated <> '' then format('generated always as (%s) stored', replace(pg_get_expr(d.adbin, c.oid, true), E'\\n', E'\\n    '))
            else 'default ' || pg_get_expr(d.adbin, c.oid, true)
          end),
        'comment', col_description(c.oid, a.attnum))
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
    ) as columns,
    array(
      select json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid, true))
      from pg_constraint k where k.conrelid = c.oid and k.contype <> 't'
      order by position(k.contype in 'pufcx'), k.conname
    ) as constraints,
    array(
      select json_build_object('name', i.indexrelid::regclass, 'definition', pg_get_indexdef(i.indexrelid, 0, true))
      from pg_index i
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      order by i.indexrelid::regclass::text
    ) as indexes,
    array(
      select json_build_object('name', p.polname, 'definition', format(
        E'create policy %I on %s\\n  %sfor %s to %s%s%s', p.polname, c.oid::regclass,
        case when p.polpermissive then '' else 'as restrictive ' end,
        case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
          else 'all' end,
        (select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
          from unnest(p.polroles) granted left join pg_roles r on r.oid = granted),
        E'\\n  using (' || replace(pg_get_expr(p.polqual, c.oid, true), E'\\n', E'\\n    ') || ')',
        E'\\n  with check (' || replace(pg_get_expr(p.polwithcheck, c.oid, true), E'\\n', E'\\n    ') || ')'))
      from pg_policy p where p.polrelid = c.oid
      order by position(p.polcmd in 'rawd*'), p.polname
    ) as policies,
    array(
      select json_build_object('name', t.tgname, 'definition', pg_get_triggerdef(t.oid, true))
      from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where t.tgrelid = c.oid and not t.tgisinternal and f.pronamespace = 'private'::regnamespace
      order by t.tgname
    ) as triggers,
    array(
      select json_build_object('verb', verb, 'columns', columns, 'roles', array_agg(role order by role))
      from (
        select role, verb, array_agg(column_name order by place) filter (where column_name is not null) as columns
        from (
          select acl.grantee::regrole::text as role, lower(acl.privilege_type) as verb, null as column_name, 0 as place
          from aclexplode(c.relacl) acl
          union all
          select acl.grantee::regrole::text, lower(acl.privilege_type), a.attname, a.attnum
          from pg_attribute a cross join aclexplode(a.attacl) acl
          where a.attrelid = c.oid and not a.attisdropped
        ) each
        where role in ('anon', 'authenticated') and n.nspname in ('public', 'private')
        group by role, verb, place = 0
      ) by_role
      group by verb, columns order by position(verb in 'select insert update delete'), columns
    ) as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v') and (
    n.nspname in ('public', 'private')
    or n.nspname in ('realtime', 'storage') and exists (select from pg_policy p where p.polrelid = c.oid)
    or n.nspname = 'auth' and exists (
      select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where t.tgrelid = c.oid and f.pronamespace = 'private'::regnamespace
    )
  )
  order by name`;

const ROUTINES = `
  select format('%s.%s', p.pronamespace::regnamespace, p.proname) as name,
    p.oid::regprocedure::text as signature,
    split_part(pg_get_functiondef(p.oid), E'\\nAS ', 1) as head,
    p.prosrc as body,
    array(
      select acl.grantee::regrole::text from aclexplode(p.proacl) acl
      where acl.grantee::regrole::text <> 'postgres' order by 1
    ) as roles
  from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by p.proname, signature`;

/** Reads what the migrations made: tables, views and functions of ours, and what of ours is on tables of Supabase's. */
export async function introspectSchema(
  client: Client,
): Promise<{ relations: Relation[]; routines: Routine[] }> {
  // Names are written with their schemas then.
  await client.query("set search_path = ''");
  const { rows: relations } = await client.query<Relation>(RELATIONS);
  const { rows: routines } = await client.query<Routine>(ROUTINES);
  return { relations, routines };
}
