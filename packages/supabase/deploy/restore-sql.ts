const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What may stand in a database that takes a backup: nothing that somebody did. */
export const IN_USE = 'exists (select from auth.users) or exists (select from storage.objects)';

/**
 * What comes before the rows, in their transaction: no trigger fires, nobody signs up meanwhile, and what the migrations
 * filled makes room for what it has become.
 */
export const beforeRows = (tables: readonly string[]): string => `
set local session_replication_role = replica;
set local lock_timeout = '30s';
lock table auth.users, storage.objects in access exclusive mode;
do $before$ begin
  if ${IN_USE} then raise exception 'Somebody has signed up in the meantime.'; end if;
end $before$;
${tables.map((table) => `delete from ${table};`).join('\n')}
`;

/** What comes after the rows, in their transaction, and ends it when one table holds other rows than the backup says. */
export const afterRows = (rows: Readonly<Record<string, number>>): string => `
do $after$
declare
  told record;
  found bigint;
begin
  for told in select * from (values
    ${Object.entries(rows)
      .map(([name, count]) => `(${literal(name)}, ${count}::bigint)`)
      .join(',\n    ')}
  ) backup (name, rows) loop
    execute 'select count(*) from ' || told.name into found;
    if found <> told.rows then
      raise exception '% holds % rows, and the backup says %.', told.name, found, told.rows;
    end if;
  end loop;
end $after$;
`;
