import { DEMO_IDS, idOf } from '../scenarios/ids.ts';
import { DEMO_TALK, talkSql } from '../scenarios/talks.ts';

const { maya, noor, admin } = DEMO_IDS;
const ines = idOf('member', 0x10);
const amara = idOf('member', 0x11);
const sofia = idOf('member', 0x12);
const yuki = idOf('member', 0x13);
const freya = idOf('member', 0x14);
const withoutLink = idOf('event', 18);

/**
 * What the demo world holds besides, for pages that no story shows yet: talks, coffee chats, answers, plans. What a
 * page comes to show moves to the scenarios, to be there in stories as well.
 */
export const demoTalkSql = `
  -- Paid, and nobody set up a payment link.
  update public.events set paypal_username = null where id = '${withoutLink}';
  insert into public.event_applications (user_id, event_id) values ('${maya}', '${withoutLink}');

  insert into public.user_social_links (user_id, platform, url)
  select id, 'instagram', 'https://www.instagram.com/' || split_part(email, '@', 1) || '.sorella'
  from demo_member where id <> '${admin}';
  insert into public.user_questionnaire_responses (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe)
  values
    ('${maya}', array['A best friend', 'Someone to attend events with'], array['Trying something new'],
      array['Creative and expressive'], array['Honest and open', 'Calm and kind']),
    ('${noor}', array['A group of fun, like-minded women'], array['Social time with friends'],
      array['Outgoing and social'], array['Energetic and fun']);
  insert into public.user_interests (user_id, interest_category_id)
  select '${maya}', id from public.interest_categories
  where name in ('Arts & creativity', 'Food & cooking', 'Travel & adventure');
  insert into public.user_interests (user_id, interest_category_id)
  select '${noor}', id from public.interest_categories where name in ('Fitness & wellness', 'Food & cooking');
  update public.user_approvals set status = 'approved' where user_id in ('${maya}', '${noor}');
  insert into public.user_subscriptions
    (user_id, plan_id, status, credits_remaining, current_period_start, current_period_end)
  select '${yuki}'::uuid, id, 'active', 7, now() - interval '12 days', now() + interval '18 days'
  from public.subscription_plans where type = 'monthly'
  union all
  select '${freya}'::uuid, id, 'cancelled', 0, now() - interval '80 days', now() + interval '10 days'
  from public.subscription_plans where type = 'quarterly';

  ${talkSql(DEMO_TALK, 'now()')};

  insert into public.coffee_chat_requests (requester_id, recipient_id, message, status, proposed_dates, time_zone, selected_date)
  select requester::uuid, recipient::uuid, message, status, dates, 'Europe/Berlin',
    case when status in ('accepted', 'completed') then dates[1] end
  from (
    -- By the clock in Berlin, also across a change of the clocks.
    select
      (current_date + 3 + time '12:00') at time zone 'Europe/Berlin' as first,
      (current_date + 3 + time '15:00') at time zone 'Europe/Berlin' as second,
      (current_date + 6 + time '12:00') at time zone 'Europe/Berlin' as third
  ) proposed
  cross join lateral (values
    ('${maya}', null, 'I would love to talk with someone who changed careers after thirty.', 'pending', array[first, second, third]),
    ('${maya}', '${noor}', 'Coffee before your late shift?', 'accepted', array[third]),
    ('${maya}', '${sofia}', null, 'completed', array[first]),
    ('${maya}', null, 'Somewhere near Kreuzberg, please.', 'cancelled', array[second]),
    ('${amara}', null, 'Anyone up for talking about teenagers?', 'pending', array[first, third]),
    ('${ines}', null, 'New in Lisbon, curious about everything.', 'pending', array[second])
  ) as request (requester, recipient, message, status, dates);
  update public.coffee_chat_requests set
    proposed_dates = array[proposed_dates[1] - interval '14 days'],
    selected_date = selected_date - interval '14 days',
    created_at = created_at - interval '20 days'
  where status = 'completed';
  -- What was answered or taken back was asked some days ago.
  update public.coffee_chat_requests set created_at = created_at - interval '3 days'
  where status in ('accepted', 'cancelled');
`;
