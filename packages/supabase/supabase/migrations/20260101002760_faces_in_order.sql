-- Faces in the order in which their members were approved: what a group is made of has none of its own.
create or replace function private.event_faces(event_ids uuid[])
returns table (event_id uuid, faces jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if cardinality(event_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  if not private.has_access() then return; end if;
  return query
    select events.id, going.faces
    from public.events
    cross join lateral (
      select jsonb_agg(to_jsonb(face) - 'place' order by face.place) as faces
      from (
        select person.id as user_id, person.first_name, person.avatar_url,
          row_number() over (order by person.avatar_url is null, application.processed_at, person.id) as place
        from public.event_applications application
        join public.profiles person on person.id = application.user_id
        where application.event_id = events.id and application.status = 'approved' and private.shows_face(person.id)
        order by place
        limit 3
      ) face
    ) going
    where events.id = any (event_ids) and events.deleted_at is null and going.faces is not null;
end
$$;
