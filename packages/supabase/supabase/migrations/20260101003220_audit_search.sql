-- Searching the audit log asks indexes: whose doing it was, of which table, and of which row, by what it is about or by how
-- its id begins, which is what the log shows of it (`admin_audit_log_row_prefix_idx`).

-- Each value once, by going from one to the next in an index: a log has millions of entries, and few actors and tables.
create function private.audited_actors()
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive found as (
    (select actor_id from public.admin_audit_log where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from public.admin_audit_log where actor_id > found.actor_id order by actor_id limit 1)
    from found where found.actor_id is not null
  )
  select actor_id from found where actor_id is not null
$$;

create function private.audited_tables()
returns setof text
language sql stable security definer set search_path = ''
as $$
  with recursive found as (
    (select table_name from public.admin_audit_log order by table_name limit 1)
    union all
    select (select table_name from public.admin_audit_log where table_name > found.table_name order by table_name limit 1)
    from found where found.table_name is not null
  )
  select table_name from found where table_name is not null
$$;
