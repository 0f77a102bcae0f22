/** Tells the project's rules where its own pictures are served from, when it has such rules. */
export const storageOriginSql = (url: string): string =>
  `do $$ begin
     if to_regclass('private.settings') is not null then
       update private.settings set value = '${url}' where name = 'storage_origin';
     end if;
   end $$`;
