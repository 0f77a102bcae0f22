-- What others read of a member can be seen.

-- A name is seen by others and stands in lists, notices and mails: one line with a letter in it, and nothing that turns
-- the direction of what stands beside it. The blanks taken away first count as letters to Unicode, and show nothing.
create or replace function private.is_name(text text)
returns boolean
language sql immutable set search_path = ''
as $$
  select $1 !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
    and private.is_visible($1)
    and regexp_replace($1, '[\u115f\u1160\u3164\uffa0]', '', 'g') ~ '[[:alpha:]]' collate "pg_c_utf8"
$$;

create or replace function private.name_from(text text)
returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_name(tidy) then tidy end
  from (
    select btrim(left(btrim(regexp_replace(
      regexp_replace($1, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'
    )), 80))
  ) candidate (tidy)
$$;

-- What is no name any more is kept as far as it is one: a member could save nothing else beside it.
update public.profiles
set first_name = private.name_from(first_name), last_name = private.name_from(last_name)
where not (private.is_name(first_name) and private.is_name(last_name));

-- Whatever is optional and shows nothing is not there. The arguments are the columns.
create function private.drop_invisible()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := to_jsonb(new);
  written text;
begin
  foreach written in array tg_argv loop
    if texts ->> written <> '' and not private.is_visible(texts ->> written) then
      new := jsonb_populate_record(new, jsonb_build_object(written, null));
    end if;
  end loop;
  return new;
end
$$;
create trigger drop_invisible before insert or update of title, bio on public.profiles
  for each row execute function private.drop_invisible('title', 'bio');
create trigger drop_invisible before insert on public.coffee_chat_requests
  for each row execute function private.drop_invisible('message');
create trigger drop_invisible before insert or update of comment, note on public.reports
  for each row execute function private.drop_invisible('comment', 'note');
create trigger drop_invisible before insert or update of description, detailed_description on public.events
  for each row execute function private.drop_invisible('description', 'detailed_description');

-- Asked when it is sent, and not of what stands there: reading it changes its row.
create function private.check_visible_message()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_visible(new.content) then
    raise exception using errcode = '23514', constraint = 'messages_content_check', message = 'A message can be seen';
  end if;
  return new;
end
$$;
create trigger check_visible_message before insert on public.messages
  for each row execute function private.check_visible_message();
