-- Whoever applies for an event with a price is mailed what to pay, where, and by which reference (A-89): the page that
-- said it first may be closed by then.

alter table private.outgoing_mails drop constraint outgoing_mails_kind_check;
alter table private.outgoing_mails add constraint outgoing_mails_kind_check check (
  kind in (
    'application-approved', 'application-denied', 'seat-removed', 'event-changed', 'event-cancelled',
    'payment-due'
  )
);

create function private.mail_payment_due()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  if not private.is_told() then return null; end if;
  select * into target from public.events where id = new.event_id;
  insert into private.outgoing_mails (user_id, kind, details)
  values (
    new.user_id,
    'payment-due',
    private.event_details(target) || jsonb_build_object(
      'reference', new.reference,
      'amount_cents', new.payment_amount_cents,
      'link', target.paypal_payment_link
    )
  );
  return null;
end
$$;
create trigger mail_payment_due after insert on public.event_applications
  for each row when (new.payment_required and new.status = 'pending') execute function private.mail_payment_due();
