-- Refunds and reversals of a statement, each of the payment that it names (A-99). One that carries out what was owed
-- settles it; one of a seat is noted, and what it stood for counts as confirmed by hand. Each answers for itself:
-- 'refunded', 'noted', 'known', 'no-payment'; 'kept' where the money was to stay; 'differs' where it is no part of what
-- is there.
create or replace function private.record_returns(returns jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  item record;
  payment public.payments;
  owed record;
  refund public.refunds;
  left_cents integer;
  is_standing boolean;
  verdict text;
  answers jsonb := '[]';
  locked uuid[];
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  if exists (
    select from jsonb_to_recordset(returns) given (original text)
    where not coalesce(upper(given.original) ~ '^[A-Z0-9]{8,40}$', false)
  ) or exists (select from private.payments_given(returns) given where given.transaction is null) then
    raise exception using errcode = '22023', message = 'A refund names the payment that it gives back';
  end if;
  locked := array(
    select known.booking_id
    from jsonb_to_recordset(returns) given (original text)
    join private.payment_ids ids on ids.provider = 'paypal' and ids.id = upper(given.original)
    join public.payments known on known.id = ids.payment_id
  );
  perform private.lock_bookings(locked);
  perform private.lock_transactions('paypal', array(
    select upper(given.transaction) from jsonb_to_recordset(returns) given (transaction text)
    union select upper(given.original) from jsonb_to_recordset(returns) given (original text)
  ));
  for item in
    select upper(given.transaction) as transaction, upper(given.original) as original, given.amount_cents,
      given.currency, given.paid_on, given.place
    from rows from (
      jsonb_to_recordset(returns) as (
        transaction text, original text, amount_cents integer, currency text, paid_on date
      )
    ) with ordinality given (transaction, original, amount_cents, currency, paid_on, place)
    order by given.place
  loop
    payment := null;
    refund := null;
    owed := null;
    select known.* into payment
    from private.payment_ids ids join public.payments known on known.id = ids.payment_id
    -- What was recorded since then is of a booking that is not locked: its refund may be settled in the same moment.
    where ids.provider = 'paypal' and ids.id = item.original and known.booking_id = any (locked)
    -- Of a payment that was shared out: the part of that sum, the one that goes back first.
    order by known.amount_cents = item.amount_cents desc,
      exists (select from private.owed_money task where task.id in (known.id, known.booking_id)) desc, known.id
    limit 1;
    if payment.id is null then
      verdict := 'no-payment';
    elsif exists (select from private.payment_returns where provider = 'paypal' and id = item.transaction) then
      verdict := 'known';
    else
      -- What came too late stands behind nothing any more once a part of it went back.
      is_standing := payment.status = 'accepted' or exists (
        select from private.payment_decisions decided
        where decided.payment_id = payment.id and decided.decision = 'accepted'
      );
      select task.* into owed from private.owed_money task
      where task.id = case when is_standing then payment.booking_id else payment.id end;
      select * into refund from public.refunds
      where id = case when is_standing then payment.booking_id else payment.id end;
      left_cents := payment.amount_cents - coalesce((
        select sum(returned.amount_cents) from private.payment_returns returned where returned.payment_id = payment.id
      ), 0);
      verdict := case
        when item.currency <> payment.currency or item.amount_cents > left_cents then 'differs'
        when refund.outcome = 'kept' then 'kept'
        when refund.id is not null then case
          when item.amount_cents <= refund.amount_cents - coalesce((
            select sum(returned.amount_cents) from private.payment_returns returned where returned.refund_id = refund.id
          ), 0) then 'refunded' else 'differs'
        end
        when owed.amount_cents = item.amount_cents then 'refunded'
        else 'noted'
      end;
      if verdict = 'refunded' and refund.id is null then
        insert into public.refunds (id, outcome, amount_cents, currency, note, settled_by)
        values (owed.id, 'refunded', owed.amount_cents, owed.currency, item.transaction, auth.uid())
        returning * into refund;
      end if;
      if verdict in ('refunded', 'noted') then
        insert into private.payment_returns (
          provider, id, payment_id, booking_id, amount_cents, refund_id, stands, paid_on, recorded_by
        )
        values (
          'paypal', item.transaction, payment.id, payment.booking_id, item.amount_cents, refund.id, is_standing,
          item.paid_on, auth.uid()
        );
      end if;
    end if;
    answers := answers || jsonb_build_object(
      'transaction', item.transaction, 'booking_id', payment.booking_id, 'verdict', verdict
    );
  end loop;
  return answers;
end
$$;
