-- Whoever has one address of IPv6 has the 2^64 of her network, and a provider gives a site 65,536 of those: contact mails
-- are counted by network, and no site takes more than a part of a day (A-92).

insert into private.settings (name, value) values ('contact_mails_per_site_and_day', '20');

alter table private.contact_mails add column site text;
comment on column private.contact_mails.address is 'An address of IPv4, a network (/64) of IPv6, or "unknown"';
comment on column private.contact_mails.site is 'The /48 of a network of IPv6; nothing for others';
create index contact_mails_site_idx on private.contact_mails (site, created_at desc) where site is not null;

-- The address as it is counted. What is no address counts as one: nobody gains by writing one that cannot be read.
create function private.counted_address(written text)
returns inet
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  address inet;
begin
  -- Without the name of a door (`%eth0`), which Postgres does not take for part of an address.
  address := host(split_part(btrim(written), '%', 1)::inet)::inet;
  if family(address) = 4 then return address; end if;
  -- IPv4 in the clothes of IPv6.
  if address << '::ffff:0:0/96' then return '0.0.0.0'::inet + (address - '::ffff:0:0'::inet); end if;
  return network(set_masklen(address, 64));
exception when invalid_text_representation then
  return null;
end
$$;

create or replace function private.take_contact_mail(caller_address text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted constant inet := private.counted_address(caller_address);
  caller constant text := coalesce(counted::text, 'unknown');
  caller_site constant text := case when family(counted) = 6 then network(set_masklen(counted, 48))::text end;
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sorella.contact_mails', 0));
  delete from private.contact_mails where created_at < now() - interval '1 day';
  select max(at) into free_at from (
    (
      select created_at + interval '1 hour' from private.contact_mails
      where address = caller
      order by created_at desc
      offset private.limit_of('contact_mails_per_address_and_hour') - 1 limit 1
    )
    union all
    (
      select created_at + interval '1 day' from private.contact_mails
      where site = caller_site
      order by created_at desc
      offset private.limit_of('contact_mails_per_site_and_day') - 1 limit 1
    )
    union all
    (
      select created_at + interval '1 day' from private.contact_mails
      order by created_at desc
      offset private.limit_of('contact_mails_per_day') - 1 limit 1
    )
  ) full_until (at);
  if free_at > clock_timestamp() then
    return ceil(extract(epoch from free_at - clock_timestamp()));
  end if;
  insert into private.contact_mails (address, site) values (caller, caller_site);
  return 0;
end
$$;
