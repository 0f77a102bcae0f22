-- The filters count every event to come beside each choice: from the index alone, without the events themselves (2 ms
-- among 3,000 events instead of 8).
create index events_upcoming_filters_idx on public.events (start_time) include (category, city, search_place)
  where deleted_at is null;
