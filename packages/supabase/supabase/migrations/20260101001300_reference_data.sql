-- What the product needs to work at all; the demo world is in seed.sql.

insert into public.subscription_plans (name, type, description, price_cents, credits_included, is_available, sort_order)
values
  ('Single Event', 'single', 'First 100 users get complimentary community access', 500, 1, true, 1),
  ('Monthly', 'monthly', '10 credits per month', 4999, 10, false, 2),
  ('Quarterly', 'quarterly', '30 credits per quarter', 12999, 30, false, 3)
on conflict (type) do nothing;

insert into public.interest_categories (name)
values
  ('Fitness & wellness'), ('Books & writing'), ('Travel & adventure'), ('Entrepreneurship'), ('Food & cooking'),
  ('Arts & creativity'), ('Movies & TV'), ('Mental health & personal growth')
on conflict (name) do nothing;

insert into public.feature_toggles (feature_name, description, is_enabled)
values
  ('coffee_chats', 'Members with access can request coffee chats', true),
  ('direct_messages', 'Members who share an event can write to each other', true),
  ('paypal_email', null, false),
  ('subscriptions', 'Monthly and quarterly plans can be bought', false)
on conflict (feature_name) do nothing;
