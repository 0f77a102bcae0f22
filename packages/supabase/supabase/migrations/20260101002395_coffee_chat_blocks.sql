-- Whoever is blocked asks nobody and answers nobody (`private.can_message` says so); nor is what she asked for before
-- still to be seen by the one who blocked her.
alter policy "requests are read by those they concern and by admins" on public.coffee_chat_requests
  using (
    requester_id = (select auth.uid())
    or (recipient_id = (select auth.uid()) and requester_id <> all ((select private.not_met())::uuid[]))
    or (select private.is_admin())
  );
