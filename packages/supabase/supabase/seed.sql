-- The demo world, for development and demos only. Every account's password is sorella-demo.
-- Times are relative to now, so there is always something coming up. Running it again changes nothing.

do $demo$
declare
  admin constant uuid := '00000000-0000-4000-8000-000000000001';
  maya constant uuid := '00000000-0000-4000-8000-000000000002';
  noor constant uuid := '00000000-0000-4000-8000-000000000003';
  lena constant uuid := '00000000-0000-4000-8000-000000000004';
  sofia constant uuid := '00000000-0000-4000-8000-000000000010';
  priya constant uuid := '00000000-0000-4000-8000-000000000011';
  yuki constant uuid := '00000000-0000-4000-8000-000000000012';
  camille constant uuid := '00000000-0000-4000-8000-000000000013';
  amara constant uuid := '00000000-0000-4000-8000-000000000014';
  hanna constant uuid := '00000000-0000-4000-8000-000000000015';
  mei constant uuid := '00000000-0000-4000-8000-000000000016';
  fatima constant uuid := '00000000-0000-4000-8000-000000000017';
  olivia constant uuid := '00000000-0000-4000-8000-000000000018';
  ana constant uuid := '00000000-0000-4000-8000-000000000019';
  ruth constant uuid := '00000000-0000-4000-8000-000000000020';
  zoe constant uuid := '00000000-0000-4000-8000-000000000021';
  event_prefix constant text := '00000000-0000-4000-8000-0000000001';
  password_hash text;
  seat record;
  target uuid;
begin
  if exists (select from auth.users where id = admin) then return; end if;
  password_hash := extensions.crypt('sorella-demo', extensions.gen_salt('bf', 10));

  create temporary table demo_member on commit drop as
  select * from (values
    (admin, 'admin', 'Ines', 'Moreau', 'Community host', 'Berlin', 38,
      'I open the doors, put the flowers on the table and make sure nobody stands alone for long.'),
    (maya, 'maya', 'Maya', 'Okafor', 'Product designer', 'Berlin', 31,
      'New in Kreuzberg, happiest with clay on my hands. Looking for people to cook with and a hiking buddy.'),
    (noor, 'noor', 'Noor', 'Haddad', 'Pediatric nurse', 'Berlin', 34,
      'Night shifts, early swims, strong coffee. I laugh loudly at my own jokes.'),
    (lena, 'lena', 'Lena', 'Schmidt', null, 'Berlin', 27, 'Looking forward to connecting with amazing women!'),
    (sofia, 'sofia', 'Sofia', 'Almeida', 'Marine biologist', 'Lisbon', 29,
      'Tide pools on Saturdays, fado on Sundays. I will bring the pastéis.'),
    (priya, 'priya', 'Priya', 'Raman', 'Data engineer', 'Amsterdam', 33,
      'Moved for work, staying for the canals. Board games, long walks, spicy food.'),
    (yuki, 'yuki', 'Yuki', 'Tanaka', 'Ceramicist', 'Berlin', 41, 'I teach wheel throwing and collect imperfect bowls.'),
    (camille, 'camille', 'Camille', 'Dubois', 'Translator', 'London', 36,
      'Three languages, one very loud cat. Always reading two books at once.'),
    (amara, 'amara', 'Amara', 'Diallo', 'Architect', 'Berlin', 45,
      'I draw buildings for people and garden for myself. Mother of two teenagers.'),
    (hanna, 'hanna', 'Hanna', 'Lindqvist', 'Violinist', 'Berlin', 28, 'Orchestra by night, brunch by day.'),
    (mei, 'mei', 'Mei', 'Chen', 'Pastry chef', 'New York', 30, 'Up at four, in bed at nine, free all afternoon.'),
    (fatima, 'fatima', 'Fatima', 'Benali', 'Physics teacher', 'Amsterdam', 39,
      'I explain the stars to fourteen-year-olds. Nothing scares me anymore.'),
    (olivia, 'olivia', 'Olivia', 'Brooks', 'Lawyer', 'New York', 52,
      'Starting over after fifty, and enjoying it more than I expected.'),
    (ana, 'ana', 'Ana', 'Kovač', 'Climbing coach', 'Lisbon', 26, 'If there is a wall, I will go up it.'),
    (ruth, 'ruth', 'Ruth', 'Adler', 'Retired librarian', 'London', 67, 'Ask me for a book. Any mood, any weather.'),
    (zoe, 'zoe', 'Zoe', 'Papadaki', 'Sound engineer', 'New York', 35, 'I hear everything. I repeat nothing.')
  ) as member (id, handle, first_name, last_name, title, city, age, bio);

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select
    id, 'authenticated', 'authenticated', handle || '@sorella.test', password_hash, now(), '', '', '',
    '', '', '', '', '',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('first_name', first_name, 'last_name', last_name), now(), now()
  from demo_member;
  -- Hosted Auth looks its users up by this column; not every Auth server has it.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id in (select id from demo_member)'
    using '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select
    gen_random_uuid(), 'email', id::text, id,
    jsonb_build_object('sub', id, 'email', handle || '@sorella.test', 'email_verified', true), now(), now(), now()
  from demo_member;

  update public.profiles set
    title = demo_member.title, city = demo_member.city, age = demo_member.age, bio = demo_member.bio,
    gender = 'female', phone = '+49 30 5550 ' || right(demo_member.id::text, 4)
  from demo_member where demo_member.id = profiles.id;
  insert into public.admin_users (user_id) values (admin);

  insert into public.user_social_links (user_id, platform, url)
  select id, 'instagram', 'https://www.instagram.com/' || handle || '.sorella' from demo_member where id <> admin;
  insert into public.user_questionnaire_responses (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe)
  values
    (maya, array['A best friend', 'Someone to attend events with'], array['Trying something new'],
      array['Creative and expressive'], array['Honest and open', 'Calm and kind']),
    (noor, array['A group of fun, like-minded women'], array['Social time with friends'],
      array['Outgoing and social'], array['Energetic and fun']);
  insert into public.user_interests (user_id, interest_category_id)
  select maya, id from public.interest_categories
  where name in ('Arts & creativity', 'Food & cooking', 'Travel & adventure');
  insert into public.user_interests (user_id, interest_category_id)
  select noor, id from public.interest_categories where name in ('Fitness & wellness', 'Food & cooking');
  update public.user_approvals set status = 'approved' where user_id in (maya, noor);
  update public.feature_toggles set description = 'SorellaCircle', is_enabled = true
  where feature_name = 'paypal_email';
  insert into public.user_subscriptions
    (user_id, plan_id, status, credits_remaining, current_period_start, current_period_end)
  select ruth, id, 'active', 7, now() - interval '12 days', now() + interval '18 days'
  from public.subscription_plans where type = 'monthly'
  union all
  select olivia, id, 'cancelled', 0, now() - interval '80 days', now() + interval '10 days'
  from public.subscription_plans where type = 'quarterly';

  -- Each on the first such weekday (0 is Sunday) from the day after tomorrow, so many weeks on, by the clock there.
  insert into public.events (
    id, title, description, detailed_description, category, location, start_time, end_time, max_attendees,
    credits_required, paypal_username, created_by
  )
  select
    (event_prefix || number)::uuid, event.title, event.description, event.details, category, location,
    (day + starts) at time zone zone, (day + ends) at time zone zone, seats, credits, username, admin
  from (values
    ('01', 'Sunday long-table brunch', 'One table, fourteen chairs, far too much shakshuka.',
      'We cook together from eleven and sit down at noon. Come alone: the seating plan is drawn by lot, so everyone meets someone new. Vegetarian, with vegan and gluten-free plates if you tell us.',
      'Food & Drinks', 'Berlin, Markthalle Kreuzberg', 0, 0, time '11:00', time '14:00', 'Europe/Berlin', 14, 0, null),
    ('02', 'Book club: Orbital', 'Six astronauts, sixteen sunrises, one evening of talk.',
      'We read Samantha Harvey''s short, luminous novel. Finished it or not, you are welcome; bring one sentence that stayed with you. Tea and shortbread on us.',
      'Cultural', 'London, Bloomsbury', 3, 0, time '19:00', time '21:00', 'Europe/London', 12, 0, null),
    ('03', 'Sunrise ridge hike', 'Headlamps on, out above the fog, back for coffee.',
      'Nine kilometers, 400 meters up, an easy pace with plenty of stops. We meet at the station and share cars. Good shoes, a warm layer and something for the breakfast blanket.',
      'Sports & Recreation', 'Lisbon, Serra de Sintra', 6, 0, time '06:30', time '11:00', 'Europe/Lisbon', 10, 0, null),
    ('04', 'First bowl: an evening at the wheel', 'Center, open, pull, laugh, start again.',
      'Yuki shows you how to throw your first bowl. Clay, glaze and firing are included, and your piece waits for you three weeks later. Short nails help.',
      'Creative Arts', 'Berlin, Neukölln', 4, 0, time '18:30', time '21:00', 'Europe/Berlin', 8, 6, 'SorellaCircle'),
    ('05', 'Negotiate like you mean it', 'Practice the raise talk with someone on your side.',
      'Two hours of short, friendly role play with a salary coach, then drinks. Bring a real situation: a raise, a rate, a deadline.',
      'Professional Development', 'Amsterdam, De Pijp', 2, 0, time '18:00', time '20:30', 'Europe/Amsterdam', 20, 5,
      'SorellaCircle'),
    ('06', 'Supper club: seven small plates', 'Six seats at Mei''s kitchen counter.',
      'A tasting dinner cooked in front of you, with the stories that go with each plate. Allergies: write to us before you book.',
      'Food & Drinks', 'New York, Greenpoint', 5, 0, time '19:00', time '22:30', 'America/New_York', 6, 8, 'SorellaCircle'),
    ('07', 'Slow yoga and a long breakfast', 'An hour on the mat, two at the table.',
      'Gentle enough for a first time. Mats are there, showers too, and the breakfast is the point.',
      'Wellness & Fitness', 'Amsterdam, Noord', 0, 1, time '09:00', time '12:00', 'Europe/Amsterdam', 16, 4,
      'SorellaCircle'),
    ('08', 'Founders'' round table', 'Ten women, one honest hour each way.',
      'For those in their first year of building something. Each of us brings one problem and leaves with three ideas. What is said there stays there.',
      'Business', 'London, Shoreditch', 4, 1, time '18:00', time '20:30', 'Europe/London', 10, 7, 'SorellaCircle'),
    ('09', 'Riverside sketch walk', 'A pencil, a folding stool, no talent required.',
      'We stop four times for twenty minutes and draw what is there. At the end we lay everything out on the grass and say nothing but kind things.',
      'Creative Arts', 'Berlin, Treptower Park', 6, 1, time '14:00', time '17:00', 'Europe/Berlin', 15, 0, null),
    ('10', 'Film night: women behind the camera', 'Two shorts, one feature, popcorn.',
      'A small rooftop screening with a talk by a local director. Blankets are provided.',
      'Entertainment', 'Lisbon, Alfama', 5, 1, time '20:00', time '23:00', 'Europe/Lisbon', 25, 5, null),
    ('11', 'Open-water swim for the curious', 'A coach, a buoy each, hot chocolate after.',
      'For confident pool swimmers who want to try a lake. Wetsuits can be borrowed. We never swim alone.',
      'Sports & Recreation', 'Amsterdam, Sloterplas', 6, 1, time '10:00', time '12:30', 'Europe/Amsterdam', 8, 4,
      'SorellaCircle'),
    ('12', 'Salsa for two left feet', 'No partner, no experience, no problem.',
      'An hour of basics, then an hour of dancing badly and gladly. Flat shoes.',
      'Social', 'New York, Lower East Side', 4, 1, time '19:30', time '22:00', 'America/New_York', 30, 0, null),
    ('13', 'First code: build a tiny website', 'From an empty file to your own page in an afternoon.',
      'Bring a laptop; we bring patience and cake. You leave with a page that is online and that you understand.',
      'Technology', 'London, King''s Cross', 6, 2, time '13:00', time '17:00', 'Europe/London', 18, 0, null),
    ('14', 'Community garden morning', 'Dig, plant, gossip, soup.',
      'We help get the raised beds ready with the neighborhood garden. Tools and gloves are there. Children are welcome.',
      'Volunteer', 'Berlin, Moritzplatz', 6, 2, time '10:00', time '13:00', 'Europe/Berlin', 20, 0, null),
    ('15', 'Fado and friends', 'A small room, a big voice, a shared bottle.',
      'Sofia knows the owner. We have the long table under the guitars until midnight.',
      'Cultural', 'Lisbon, Mouraria', 5, 2, time '20:30', time '23:30', 'Europe/Lisbon', 12, 6, 'SorellaCircle'),
    ('16', 'Money talk: investing without jargon', 'Every question you never dared to ask.',
      'An independent adviser explains funds, fees and fear. Nothing is sold. Recordings are not made, notes are shared.',
      'Educational', 'New York, Midtown', 3, 2, time '18:00', time '20:00', 'America/New_York', 40, 0, null),
    ('17', 'Canal-side coffee walk', 'Three cafés, five kilometers, good company.',
      'An easy way to meet everyone if you are new in town.',
      'Social', 'Amsterdam, Jordaan', 0, 2, time '10:30', time '13:00', 'Europe/Amsterdam', 12, 0, null),
    ('18', 'Watercolor postcards', 'Paint one for your wall and one for your grandmother.',
      'Paper, paints and stamps are included. We post them together at the end.',
      'Workshop', 'London, Hackney', 6, 3, time '15:00', time '17:30', 'Europe/London', 10, 5, 'SorellaCircle'),
    ('19', 'Natural wine and new names', 'Twenty-four women, four glasses, no pitching.',
      'An evening to meet people outside of your field. There is an excellent grape juice, too.',
      'Networking', 'Berlin, Prenzlauer Berg', 4, 3, time '19:00', time '22:00', 'Europe/Berlin', 24, 4, 'SorellaCircle'),
    ('20', 'Stargazing from the hill', 'Fatima''s telescope, our blankets.',
      'If it is cloudy we tell star stories in the café instead. Bring warm socks.',
      'Other', 'Lisbon, Graça', 5, 3, time '21:00', time '23:30', 'Europe/Lisbon', 20, 0, null),
    ('23', 'Letterpress for beginners', 'Lead type, wet ink, one card each.',
      'We set a line of our own in metal type and print it on an old proof press. Bring a sentence of at most thirty letters, and an apron if you like your shirt.',
      'Workshop', 'London, Bermondsey', 2, 1, time '18:30', time '21:00', 'Europe/London', 9, 5, null),
    ('24', 'Letters never sent', 'Four desks, one quiet hour, one glass of wine.',
      'We write the letter that we have been putting off. Nobody has to read hers aloud, and there is a stove for those who want to be rid of it.',
      'Cultural', 'Lisbon, Chiado', 3, 1, time '18:30', time '20:30', 'Europe/Lisbon', 4, 0, null),
    -- These two are moved into the past below, once their seats are taken.
    ('21', 'Bread-baking Sunday', 'Sourdough, patience, butter.',
      'We shaped, we waited, we ate. Everyone went home with a starter.',
      'Food & Drinks', 'Berlin, Wedding', 0, 0, time '10:00', time '14:00', 'Europe/Berlin', 10, 0, null),
    ('22', 'Museum late: portraits of women', 'A guided hour after closing time.',
      'Just us, the night guard and four hundred years of faces.',
      'Cultural', 'London, Trafalgar Square', 5, 0, time '19:00', time '21:00', 'Europe/London', 15, 4, 'SorellaCircle')
  ) as event (
    number, title, description, details, category, location, weekday, weeks, starts, ends, zone, seats, credits, username
  )
  cross join lateral (
    select current_date + 2 + (weekday - extract(dow from current_date + 2)::integer + 7) % 7 + 7 * weeks as day
  ) as calendar;

  -- Who asked for what, and what became of it. The rules of the database do the rest, as they would in life.
  for seat in
    select * from (values
      (maya, '01', 'approve', null), (maya, '03', 'wait', null), (maya, '04', 'approve', null),
      (maya, '05', 'wait', null),
      (maya, '08', 'deny', 'This round is for founders in their first year. The next one is open to all!'),
      (maya, '09', 'cancel', null), (maya, '14', 'approve', null), (maya, '21', 'approve', null),
      (maya, '22', 'approve', null), (maya, '23', 'wait', null),
      (maya, '24', 'deny', 'Four desks only, and you were the fifth. We will set up more of them next time!'),
      (noor, '01', 'approve', null), (noor, '06', 'approve', null), (noor, '11', 'approve', null),
      (noor, '21', 'approve', null), (noor, '22', 'approve', null), (noor, '14', 'wait', null),
      (sofia, '01', 'approve', null), (hanna, '01', 'approve', null), (amara, '01', 'approve', null),
      (yuki, '01', 'wait', null), (amara, '21', 'approve', null), (hanna, '21', 'approve', null),
      (ruth, '02', 'approve', null), (camille, '02', 'approve', null), (ana, '03', 'approve', null),
      (sofia, '03', 'approve', null), (amara, '04', 'approve', null), (hanna, '04', 'approve', null),
      (yuki, '05', 'wait', null), (priya, '05', 'approve', null), (fatima, '05', 'approve', null),
      (mei, '06', 'approve', null), (olivia, '06', 'approve', null), (zoe, '06', 'approve', null),
      (amara, '06', 'approve', null), (camille, '06', 'approve', null),
      (priya, '07', 'wait', null), (fatima, '07', 'approve', null), (camille, '08', 'approve', null),
      (hanna, '09', 'approve', null), (ana, '10', 'wait', null), (priya, '11', 'approve', null),
      (zoe, '12', 'approve', null), (mei, '12', 'approve', null), (ruth, '13', 'wait', null),
      (amara, '14', 'approve', null), (camille, '15', 'wait', null), (sofia, '15', 'approve', null),
      (olivia, '16', 'approve', null), (fatima, '17', 'approve', null), (ruth, '18', 'approve', null),
      (hanna, '19', 'approve', null), (fatima, '20', 'approve', null), (sofia, '20', 'approve', null),
      (ruth, '22', 'approve', null), (priya, '23', 'approve', null), (yuki, '24', 'approve', null),
      (ana, '24', 'approve', null), (camille, '24', 'approve', null), (fatima, '24', 'approve', null)
    ) as seat (member, number, becomes, notes)
  loop
    perform set_config('request.jwt.claims', '', true);
    insert into public.event_applications (user_id, event_id)
    values (seat.member, (event_prefix || seat.number)::uuid)
    returning id into target;
    if seat.becomes in ('approve', 'deny') then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', admin, 'role', 'authenticated')::text, true);
      perform public.decide_application(target, seat.becomes, seat.notes);
    elsif seat.becomes = 'cancel' then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', seat.member, 'role', 'authenticated')::text, true);
      perform public.cancel_application((event_prefix || seat.number)::uuid);
    end if;
  end loop;
  perform set_config('request.jwt.claims', '', true);
  update public.events set start_time = start_time - interval '21 days', end_time = end_time - interval '21 days'
  where id in ((event_prefix || '21')::uuid, (event_prefix || '22')::uuid);
  update public.event_applications application
  set application_date = least(now(), event.start_time) - make_interval(days => 1 + number::integer % 5, hours => number::integer)
  from public.events event, right(event.id::text, 2) number
  where event.id = application.event_id;

  insert into public.messages (sender_id, recipient_id, content, is_read, created_at)
  select sender, recipient, content, is_read, now() - ago
  from (values
    (maya, noor, 'That was the best bread I have had in this city. Did your starter survive the night shift?', true, interval '18 days'),
    (noor, maya, 'It has a name now. Gertrud. She is bubbling on top of the fridge.', true, interval '17 days 22 hours'),
    (maya, noor, 'Gertrud! Mine is only called "the jar".', true, interval '17 days 21 hours'),
    (noor, maya, 'Are you going to the long table on Sunday? I put my name down.', true, interval '2 days 4 hours'),
    (maya, noor, 'Yes! I am bringing the lemon thing.', true, interval '2 days 3 hours'),
    (noor, maya, 'Perfect. I finish at eight, sleep two hours and come hungry.', false, interval '3 hours'),
    (noor, maya, 'Also: do you own a salad bowl the size of a bathtub?', false, interval '2 hours'),
    (sofia, maya, 'Hi Maya! I am in Berlin for the brunch and know nobody. Shall we go there together?', true, interval '1 day 6 hours'),
    (maya, sofia, 'Gladly. I will wait at the U-Bahn exit at a quarter to eleven, in a very yellow coat.', true, interval '1 day 5 hours'),
    (hanna, maya, 'I found the sketchbook you were looking for, the one with the blue spine.', false, interval '5 hours'),
    (amara, maya, 'Thank you for the recipe. My teenagers asked for seconds, which has not happened since spring.', true, interval '9 days'),
    (maya, amara, 'I am framing this message.', true, interval '8 days 23 hours')
  ) as message (sender, recipient, content, is_read, ago)
  order by ago desc;

  insert into public.coffee_chat_requests (requester_id, recipient_id, message, status, proposed_dates, time_zone, selected_date)
  select requester, recipient, message, status, dates, 'Europe/Berlin',
    case when status in ('accepted', 'completed') then dates[1] end
  from (
    -- By the clock in Berlin, also across a change of the clocks.
    select
      (current_date + 3 + time '12:00') at time zone 'Europe/Berlin' as first,
      (current_date + 3 + time '15:00') at time zone 'Europe/Berlin' as second,
      (current_date + 6 + time '12:00') at time zone 'Europe/Berlin' as third
  ) proposed
  cross join lateral (values
    (maya, null::uuid, 'I would love to talk with someone who changed careers after thirty.', 'pending', array[first, second, third]),
    (maya, noor, 'Coffee before your late shift?', 'accepted', array[third]),
    (maya, hanna, null, 'completed', array[first]),
    (maya, null, 'Somewhere near Kreuzberg, please.', 'cancelled', array[second]),
    (amara, null, 'Anyone up for talking about teenagers?', 'pending', array[first, third]),
    (priya, null, 'New in Amsterdam, curious about everything.', 'pending', array[second])
  ) as request (requester, recipient, message, status, dates);
  update public.coffee_chat_requests set
    proposed_dates = array[proposed_dates[1] - interval '14 days'],
    selected_date = selected_date - interval '14 days'
  where status = 'completed';
end
$demo$;
