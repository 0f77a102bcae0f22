/**
 * What a database holds, put in place of what it held before, and handed out to be put back later: one call each, in
 * which no trigger fires. Tables that are not named hold what the migrations brought.
 */
export const snapshotsSql = `
create schema snapshots;
create function snapshots.places() returns text[] language sql stable as $$
  select array_agg(format('%I.%I', schemaname, tablename)) from pg_tables
  where schemaname in ('public', 'private', 'auth', 'realtime') or schemaname || '.' || tablename = 'storage.objects'
$$;
create function snapshots.take() returns jsonb language plpgsql as $$
declare place text; found jsonb; taken jsonb := '{}';
begin
  foreach place in array snapshots.places() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(one)), ''[]'') from %s one', place) into found;
    taken := taken || jsonb_build_object(place, found);
  end loop;
  return taken;
end $$;
-- What the migrations' own rows broadcast, nobody waits for.
delete from realtime.messages;
create table snapshots.migrated as select snapshots.take() as contents;
create function snapshots.put(wanted jsonb) returns void language plpgsql as $$
declare item record; place text; names text; contents jsonb;
begin
  perform set_config('session_replication_role', 'replica', true);
  foreach place in array snapshots.places() loop
    -- Most tables never had a row; what has no block has none.
    continue when pg_relation_size(place) = 0;
    execute 'delete from ' || place;
  end loop;
  contents := (select migrated.contents from snapshots.migrated) || wanted;
  for item in select key, value from jsonb_each(contents) where value <> '[]' loop
    select string_agg(quote_ident(attname), ', ') into names from pg_attribute
    where attrelid = item.key::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and item.value -> 0 ? attname;
    execute format(
      'insert into %s (%s) overriding system value select %s from jsonb_populate_recordset(null::%s, $1)',
      item.key, names, names, item.key
    ) using item.value;
  end loop;
end $$;
`;
