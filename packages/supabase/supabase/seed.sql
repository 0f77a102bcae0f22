-- The demo world, for development and demos only. Every account's password is sorella-demo.
-- Made from mocks/src/scenarios by `pnpm seed:generate`: change it there. Times are relative to now, so there is always
-- something coming up. Running it again changes nothing.

do $demo$
declare
  admin constant uuid := '00000000-0000-4000-8000-000000000001';
  -- The Saturday that the world is built around: today's or the next one.
  base constant timestamp := current_date + (6 - extract(dow from current_date)::integer);
  -- Nobody can apply for what is over: everything happens later at first, and is moved to its place in the end.
  later constant interval := interval '100 days';
  password_hash text;
  seat record;
  target uuid;
begin
  if exists (select from auth.users where id = admin) then return; end if;
  password_hash := extensions.crypt('sorella-demo', extensions.gen_salt('bf', 10));

  create temporary table demo_member on commit drop as
  select * from jsonb_to_recordset($rows$[
    {"id":"00000000-0000-4000-8000-000000000001","email":"admin@sorella.test","first_name":"Ada","last_name":"Lindqvist","title":"Community lead","city":"Berlin","age":25,"phone":"+49 30 5550 0001","bio":"Keeps the calendar full and the kettle warm.","joined":2},
    {"id":"00000000-0000-4000-8000-000000000002","email":"maya@sorella.test","first_name":"Maya","last_name":"Okafor","title":"Product designer","city":"Berlin","age":26,"phone":"+49 30 5550 0002","bio":"Sketches before breakfast, swims after work.","joined":15},
    {"id":"00000000-0000-4000-8000-000000000003","email":"noor@sorella.test","first_name":"Noor","last_name":"Haddad","title":"Pediatric nurse","city":"Berlin","age":27,"phone":"+49 30 5550 0003","bio":"Night shifts, morning markets and long novels.","joined":28},
    {"id":"00000000-0000-4000-8000-000000000004","email":"lena@sorella.test","first_name":"Lena","last_name":"Schmidt","title":"Translator","city":"Hamburg","age":28,"phone":"+49 30 5550 0004","bio":"New in town and looking forward to meeting you.","joined":41},
    {"id":"00000000-0000-4000-8000-000000000010","email":"ines@sorella.test","first_name":"Inês","last_name":"Carvalho","title":"Ceramicist","city":"Lisbon","age":40,"phone":"+49 30 5550 0005","bio":"Has clay on most of her clothes.","joined":54},
    {"id":"00000000-0000-4000-8000-000000000011","email":"amara@sorella.test","first_name":"Amara","last_name":"Diallo","title":"Data analyst","city":"Paris","age":41,"phone":"+49 30 5550 0006","bio":"Counts things for a living, dances to stop.","joined":67},
    {"id":"00000000-0000-4000-8000-000000000012","email":"sofia@sorella.test","first_name":"Sofia","last_name":"Rossi","title":"Pastry chef","city":"Vienna","age":42,"phone":"+49 30 5550 0007","bio":"Believes in butter and second chances.","joined":80},
    {"id":"00000000-0000-4000-8000-000000000013","email":"yuki@sorella.test","first_name":"Yuki","last_name":"Tanaka","title":"Architect","city":"Berlin","age":43,"phone":"+49 30 5550 0008","bio":"Collects staircases in a small notebook.","joined":13},
    {"id":"00000000-0000-4000-8000-000000000014","email":"freya@sorella.test","first_name":"Freya","last_name":"Nielsen","title":"Marine biologist","city":"Hamburg","age":44,"phone":"+49 30 5550 0009","bio":"Will tell you about seagrass if you let her.","joined":26},
    {"id":"00000000-0000-4000-8000-000000000015","email":"priya@sorella.test","first_name":"Priya","last_name":"Raman","title":"Backend engineer","city":"Berlin","age":45,"phone":"+49 30 5550 0010","bio":"Fixes bicycles and databases.","joined":39},
    {"id":"00000000-0000-4000-8000-000000000016","email":"chloe@sorella.test","first_name":"Chloé","last_name":"Marchand","title":"Bookseller","city":"Paris","age":46,"phone":"+49 30 5550 0011","bio":"Three books open at any time.","joined":52},
    {"id":"00000000-0000-4000-8000-000000000017","email":"zofia@sorella.test","first_name":"Zofia","last_name":"Kowalska","title":"Violinist","city":"Vienna","age":47,"phone":"+49 30 5550 0012","bio":"Plays in an orchestra and one loud band.","joined":65},
    {"id":"00000000-0000-4000-8000-000000000018","email":"mariam@sorella.test","first_name":"Mariam","last_name":"Yusuf","title":"Lawyer","city":"Hamburg","age":48,"phone":"+49 30 5550 0013","bio":"Argues by day, gardens by evening.","joined":78},
    {"id":"00000000-0000-4000-8000-000000000019","email":"elif@sorella.test","first_name":"Elif","last_name":"Demir","title":"Photographer","city":"Berlin","age":49,"phone":"+49 30 5550 0014","bio":"Chases the last hour of light.","joined":11},
    {"id":"00000000-0000-4000-8000-00000000001a","email":"hannah@sorella.test","first_name":"Hannah","last_name":"Weber","title":"Teacher","city":"Hamburg","age":50,"phone":"+49 30 5550 0015","bio":"Class 4b calls her Captain.","joined":24},
    {"id":"00000000-0000-4000-8000-00000000001b","email":"beatriz@sorella.test","first_name":"Beatriz","last_name":"Nunes","title":"Surf instructor","city":"Lisbon","age":51,"phone":"+49 30 5550 0016","bio":"Up before the sun, asleep before the film ends.","joined":37},
    {"id":"00000000-0000-4000-8000-00000000001c","email":"grace@sorella.test","first_name":"Grace","last_name":"Mbeki","title":"Founder","city":"Paris","age":52,"phone":"+49 30 5550 0017","bio":"Second company, first real holiday.","joined":50},
    {"id":"00000000-0000-4000-8000-00000000001d","email":"olivia@sorella.test","first_name":"Olivia","last_name":"Hart","title":"Illustrator","city":"Vienna","age":53,"phone":"+49 30 5550 0018","bio":"Draws foxes in every margin.","joined":63},
    {"id":"00000000-0000-4000-8000-00000000001e","email":"leila@sorella.test","first_name":"Leila","last_name":"Moradi","title":"Physiotherapist","city":"Berlin","age":24,"phone":"+49 30 5550 0019","bio":"Sits up straight so you do too.","joined":76},
    {"id":"00000000-0000-4000-8000-00000000001f","email":"clara@sorella.test","first_name":"Clara","last_name":"Vogel","title":"Sound engineer","city":"Vienna","age":25,"phone":"+49 30 5550 0020","bio":"Hears the fridge hum in B flat.","joined":9},
    {"id":"00000000-0000-4000-8000-000000000020","email":"tess@sorella.test","first_name":"Tess","last_name":"de Vries","title":"Urban planner","city":"Hamburg","age":26,"phone":"+49 30 5550 0021","bio":"Thinks benches are underrated.","joined":22},
    {"id":"00000000-0000-4000-8000-000000000021","email":"nadia@sorella.test","first_name":"Nadia","last_name":"Petrova","title":"Chemist","city":"Paris","age":27,"phone":"+49 30 5550 0022","bio":"Makes her own soap and strong coffee.","joined":35},
    {"id":"00000000-0000-4000-8000-000000000022","email":"rosa@sorella.test","first_name":"Rosa","last_name":"Delgado","title":"Florist","city":"Lisbon","age":28,"phone":"+49 30 5550 0023","bio":"Knows what your bouquet is saying.","joined":48},
    {"id":"00000000-0000-4000-8000-000000000023","email":"ingrid@sorella.test","first_name":"Ingrid","last_name":"Solberg","title":"Ski guide","city":"Berlin","age":29,"phone":"+49 30 5550 0024","bio":"Waits for snow with great patience.","joined":61}
  ]$rows$) as member (id uuid, email text, first_name text, last_name text, title text, city text, age integer, phone text, bio text, joined integer);

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select
    id, 'authenticated', 'authenticated', email, password_hash, now(), '', '', '',
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
    jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
  from demo_member;

  update public.profiles set
    title = demo_member.title, city = demo_member.city, age = demo_member.age, bio = demo_member.bio,
    gender = 'female', phone = demo_member.phone, created_at = now() - make_interval(days => joined)
  from demo_member where demo_member.id = profiles.id;
  insert into public.admin_users (user_id) values (admin);
  -- As `supabase start` serves it.
  update private.settings set value = 'http://127.0.0.1:54321' where name = 'storage_origin' and value is null;
  update public.feature_toggles set description = 'SorellaCircle', is_enabled = true where feature_name = 'paypal_email';
  update private.settings set value = 'open' where name = 'first_admin_bootstrap';

  create temporary table demo_event on commit drop as
  select * from jsonb_to_recordset($rows$[
    {"id":"00000000-0000-4000-8000-000000100001","title":"Sunday Pottery and Tea","description":"Two hours at the wheel, then tea from someone's wobbly first cup.","detailed_description":"Two hours at the wheel, then tea from someone's wobbly first cup. Aprons, clay and firing are included. Your bowl is ready to be picked up two weeks later.","category":"Creative Arts","location":"Berlin, Prenzlauer Berg","city":"Berlin","time_zone":"Europe/Berlin","starts":37,"ends":40,"max_attendees":10,"credits_required":4,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100002","title":"Founders' Breakfast","description":"Croissants, strong coffee and honest talk about starting something.","detailed_description":"Croissants, strong coffee and honest talk about starting something. One long table, no stage. Everyone brings one question she would like an answer to.","category":"Networking","location":"Berlin, Mitte","city":"Berlin","time_zone":"Europe/Berlin","starts":80,"ends":82,"max_attendees":12,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100003","title":"Slow Run along the Canal","description":"Five easy kilometers at a pace that leaves breath for talking.","detailed_description":"Five easy kilometers at a pace that leaves breath for talking. We meet at the bridge, run out and back, and nobody is left behind.","category":"Sports & Recreation","location":"Hamburg, Eimsbüttel","city":"Hamburg","time_zone":"Europe/Berlin","starts":113,"ends":114,"max_attendees":20,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100004","title":"Portuguese Supper Club","description":"Eight seats, one kitchen, caldo verde and a very good cake.","detailed_description":"Eight seats, one kitchen, caldo verde and a very good cake. We cook together for the first hour and sit for the rest of the evening. Vegetarians are welcome.","category":"Food & Drinks","location":"Lisbon, Alfama","city":"Lisbon","time_zone":"Europe/Lisbon","starts":139,"ends":143,"max_attendees":8,"credits_required":6,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100005","title":"Negotiating with a Smile","description":"A workshop about asking for more and meaning it.","detailed_description":"A workshop about asking for more and meaning it. Practice with real offers in pairs, with a coach who has sat on both sides of the table.","category":"Professional Development","location":"Vienna, Neubau","city":"Vienna","time_zone":"Europe/Vienna","starts":161,"ends":163,"max_attendees":16,"credits_required":3,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100006","title":"Gallery Night","description":"Three small galleries, one guide, and a bar at the end.","detailed_description":"Three small galleries, one guide, and a bar at the end. We look slowly: three pictures in each room. No knowledge needed, opinions are.","category":"Cultural","location":"Paris, Le Marais","city":"Paris","time_zone":"Europe/Paris","starts":186,"ends":189,"max_attendees":14,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100007","title":"Winter Swim and Sauna","description":"Cold water for as long as you like, warm wood for longer.","detailed_description":"Cold water for as long as you like, warm wood for longer. Bring a towel and a hat. An instructor is with us in the water.","category":"Wellness & Fitness","location":"Hamburg, Altona","city":"Hamburg","time_zone":"Europe/Berlin","starts":201,"ends":204,"max_attendees":9,"credits_required":5,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100008","title":"Book Circle: First Novels","description":"We read a first novel each month and eat too many biscuits.","detailed_description":"We read a first novel each month and eat too many biscuits. Come even when you have not finished the book; most of us have not.","category":"Social","location":"Berlin, Neukölln","city":"Berlin","time_zone":"Europe/Berlin","starts":258,"ends":260,"max_attendees":12,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100009","title":"Bread, Butter and Spreadsheets","description":"While the dough rests we sort out our money.","detailed_description":"While the dough rests we sort out our money. You go home with a loaf and a plan for the next year.","category":"Workshop","location":"Vienna, Leopoldstadt","city":"Vienna","time_zone":"Europe/Vienna","starts":280,"ends":283,"max_attendees":10,"credits_required":3,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-00000010000e","title":"Chocolate Tasting","description":"Seven origins, one blindfold.","detailed_description":"Seven origins, one blindfold. A chocolate maker tells where the beans come from and why some of them taste of rain.","category":"Food & Drinks","location":"Paris, Saint-Germain","city":"Paris","time_zone":"Europe/Paris","starts":401,"ends":403,"max_attendees":10,"credits_required":5,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-00000010000c","title":"Watercolors in the Greenhouse","description":"Palm leaves, wet paper and no mistakes.","detailed_description":"Palm leaves, wet paper and no mistakes. Paper, brushes and colors are there; the humidity does the rest.","category":"Creative Arts","location":"Vienna, Schönbrunn","city":"Vienna","time_zone":"Europe/Vienna","starts":348,"ends":351,"max_attendees":8,"credits_required":4,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100015","title":"Soup and Songs","description":"A big pot, a small guitar and a late breakfast.","detailed_description":"A big pot, a small guitar and a late breakfast. Bring a bowl and one song that everybody knows the chorus of.","category":"Social","location":"Berlin, Wedding","city":"Berlin","time_zone":"Europe/Berlin","starts":57,"ends":60,"max_attendees":20,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-00000010000a","title":"Board Games by the Fire","description":"Old favorites and new ones, and someone who knows the rules.","detailed_description":"Old favorites and new ones, and someone who knows the rules. There is a quiet table and a loud table. Choose freely and change often.","category":"Entertainment","location":"Berlin, Kreuzberg","city":"Berlin","time_zone":"Europe/Berlin","starts":306,"ends":310,"max_attendees":18,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-00000010000b","title":"Coastal Walk","description":"Ten kilometers of cliffs, wind and good company.","detailed_description":"Ten kilometers of cliffs, wind and good company. Sturdy shoes and a sandwich. We take the train back.","category":"Sports & Recreation","location":"Lisbon, Cascais","city":"Lisbon","time_zone":"Europe/Lisbon","starts":321,"ends":325,"max_attendees":15,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-00000010000d","title":"Women in Data Meetup","description":"Two short talks and a long hallway.","detailed_description":"Two short talks and a long hallway. This month: forecasting for small shops, and what went wrong with a very large table.","category":"Technology","location":"Berlin, Friedrichshain","city":"Berlin","time_zone":"Europe/Berlin","starts":378,"ends":380,"max_attendees":24,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-00000010000f","title":"Repair Café","description":"Bring something broken, leave with something mended.","detailed_description":"Bring something broken, leave with something mended. Lamps, zips, bicycles. If you can fix things, bring your tools too.","category":"Volunteer","location":"Hamburg, Sankt Pauli","city":"Hamburg","time_zone":"Europe/Berlin","starts":445,"ends":449,"max_attendees":16,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100010","title":"Advent Choir for Everyone","description":"Four voices, two carols, no audition.","detailed_description":"Four voices, two carols, no audition. We rehearse for an hour and then sing for the neighbors.","category":"Cultural","location":"Vienna, Josefstadt","city":"Vienna","time_zone":"Europe/Vienna","starts":497,"ends":499,"max_attendees":22,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100011","title":"Yoga before Work","description":"An hour on the mat, then coffee standing up.","detailed_description":"An hour on the mat, then coffee standing up. Mats are there. Beginners come to the front, where it is warmest.","category":"Wellness & Fitness","location":"Paris, Bastille","city":"Paris","time_zone":"Europe/Paris","starts":559,"ends":560,"max_attendees":12,"credits_required":2,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100012","title":"Long Table Dinner","description":"Twenty women, one table, a menu that changes with the market.","detailed_description":"Twenty women, one table, a menu that changes with the market. You sit beside someone you do not know yet. We change seats with dessert.","category":"Social","location":"Lisbon, Graça","city":"Lisbon","time_zone":"Europe/Lisbon","starts":643,"ends":647,"max_attendees":20,"credits_required":6,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100013","title":"New Year Vision Boards","description":"Scissors, old magazines and the year ahead.","detailed_description":"Scissors, old magazines and the year ahead. We cut, glue and say out loud what we would like to do.","category":"Social","location":"Hamburg, Ottensen","city":"Hamburg","time_zone":"Europe/Berlin","starts":974,"ends":977,"max_attendees":14,"credits_required":2,"paypal_username":"sorella"},
    {"id":"00000000-0000-4000-8000-000000100014","title":"Stargazing on the Hill","description":"A telescope, a thermos and the winter sky.","detailed_description":"A telescope, a thermos and the winter sky. An astronomer shows us where to look. When it is cloudy we meet for soup instead.","category":"Educational","location":"Berlin, Teufelsberg","city":"Berlin","time_zone":"Europe/Berlin","starts":1148,"ends":1150,"max_attendees":18,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100016","title":"Autumn Picnic","description":"Blankets, pears and the last warm day.","detailed_description":"Blankets, pears and the last warm day. We had forty kites above us and more cake than people.","category":"Social","location":"Berlin, Tempelhof","city":"Berlin","time_zone":"Europe/Berlin","starts":-709,"ends":-705,"max_attendees":24,"credits_required":0,"paypal_username":null},
    {"id":"00000000-0000-4000-8000-000000100017","title":"Lantern Walk","description":"Down the stairs to the river by candlelight.","detailed_description":"Down the stairs to the river by candlelight. Everyone brought a lantern and someone knew all the words.","category":"Cultural","location":"Hamburg, Blankenese","city":"Hamburg","time_zone":"Europe/Berlin","starts":-199,"ends":-197,"max_attendees":18,"credits_required":0,"paypal_username":null}
  ]$rows$) as event (id uuid, title text, description text, detailed_description text, category text, location text, city text, time_zone text, starts integer, ends integer, max_attendees integer, credits_required integer, paypal_username text);
  insert into public.events (
    id, title, description, detailed_description, category, location, city, time_zone, start_time, end_time, max_attendees,
    credits_required, paypal_username, created_by
  )
  select
    id, title, description, detailed_description, category, location, city, time_zone,
    (base + make_interval(hours => starts) + later) at time zone 'UTC',
    (base + make_interval(hours => ends) + later) at time zone 'UTC',
    max_attendees, credits_required, paypal_username, admin
  from demo_event;

  -- Who asked for what, and what became of it. The rules of the database do the rest, as they would in life.
  for seat in
    select * from jsonb_to_recordset($rows$[
    {"n":1,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100001","becomes":"approve","notes":null},
    {"n":2,"member":"00000000-0000-4000-8000-000000000003","event":"00000000-0000-4000-8000-000000100001","becomes":"approve","notes":null},
    {"n":3,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100001","becomes":"approve","notes":null},
    {"n":4,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100001","becomes":"approve","notes":null},
    {"n":5,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100001","becomes":"approve","notes":null},
    {"n":6,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":7,"member":"00000000-0000-4000-8000-000000000003","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":8,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":9,"member":"00000000-0000-4000-8000-000000000014","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":10,"member":"00000000-0000-4000-8000-000000000015","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":11,"member":"00000000-0000-4000-8000-000000000016","event":"00000000-0000-4000-8000-000000100002","becomes":"approve","notes":null},
    {"n":12,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100003","becomes":"wait","notes":null},
    {"n":13,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100003","becomes":"approve","notes":null},
    {"n":14,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100003","becomes":"approve","notes":null},
    {"n":15,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100003","becomes":"approve","notes":null},
    {"n":16,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100003","becomes":"approve","notes":null},
    {"n":17,"member":"00000000-0000-4000-8000-000000000014","event":"00000000-0000-4000-8000-000000100003","becomes":"approve","notes":null},
    {"n":18,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100004","becomes":"wait","notes":null},
    {"n":19,"member":"00000000-0000-4000-8000-000000000015","event":"00000000-0000-4000-8000-000000100004","becomes":"approve","notes":null},
    {"n":20,"member":"00000000-0000-4000-8000-000000000016","event":"00000000-0000-4000-8000-000000100004","becomes":"approve","notes":null},
    {"n":21,"member":"00000000-0000-4000-8000-000000000017","event":"00000000-0000-4000-8000-000000100004","becomes":"approve","notes":null},
    {"n":22,"member":"00000000-0000-4000-8000-000000000018","event":"00000000-0000-4000-8000-000000100004","becomes":"approve","notes":null},
    {"n":23,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100005","becomes":"deny","notes":"We keep this round for first-timers. See you at the next one!"},
    {"n":24,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100006","becomes":"cancel","notes":null},
    {"n":25,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":26,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":27,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":28,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":29,"member":"00000000-0000-4000-8000-000000000014","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":30,"member":"00000000-0000-4000-8000-000000000015","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":31,"member":"00000000-0000-4000-8000-000000000016","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":32,"member":"00000000-0000-4000-8000-000000000017","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":33,"member":"00000000-0000-4000-8000-000000000018","event":"00000000-0000-4000-8000-000000100007","becomes":"approve","notes":null},
    {"n":34,"member":"00000000-0000-4000-8000-000000000019","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":35,"member":"00000000-0000-4000-8000-00000000001a","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":36,"member":"00000000-0000-4000-8000-00000000001b","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":37,"member":"00000000-0000-4000-8000-00000000001c","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":38,"member":"00000000-0000-4000-8000-00000000001d","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":39,"member":"00000000-0000-4000-8000-00000000001e","event":"00000000-0000-4000-8000-000000100008","becomes":"approve","notes":null},
    {"n":40,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100009","becomes":"approve","notes":null},
    {"n":41,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100009","becomes":"approve","notes":null},
    {"n":42,"member":"00000000-0000-4000-8000-000000000014","event":"00000000-0000-4000-8000-000000100009","becomes":"approve","notes":null},
    {"n":43,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-00000010000c","becomes":"deny","notes":null},
    {"n":44,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":45,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":46,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":47,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":48,"member":"00000000-0000-4000-8000-000000000014","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":49,"member":"00000000-0000-4000-8000-000000000015","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":50,"member":"00000000-0000-4000-8000-000000000016","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":51,"member":"00000000-0000-4000-8000-000000000017","event":"00000000-0000-4000-8000-00000010000c","becomes":"approve","notes":null},
    {"n":52,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100015","becomes":"approve","notes":null},
    {"n":53,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100015","becomes":"approve","notes":null},
    {"n":54,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100015","becomes":"approve","notes":null},
    {"n":55,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":56,"member":"00000000-0000-4000-8000-000000000003","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":57,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":58,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":59,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":60,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100016","becomes":"approve","notes":null},
    {"n":61,"member":"00000000-0000-4000-8000-000000000002","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":62,"member":"00000000-0000-4000-8000-000000000003","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":63,"member":"00000000-0000-4000-8000-000000000010","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":64,"member":"00000000-0000-4000-8000-000000000011","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":65,"member":"00000000-0000-4000-8000-000000000012","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":66,"member":"00000000-0000-4000-8000-000000000013","event":"00000000-0000-4000-8000-000000100017","becomes":"approve","notes":null},
    {"n":67,"member":"00000000-0000-4000-8000-000000000003","event":"00000000-0000-4000-8000-000000100009","becomes":"wait","notes":null},
    {"n":68,"member":"00000000-0000-4000-8000-00000000001a","event":"00000000-0000-4000-8000-000000100009","becomes":"wait","notes":null},
    {"n":69,"member":"00000000-0000-4000-8000-00000000001b","event":"00000000-0000-4000-8000-000000100009","becomes":"wait","notes":null},
    {"n":70,"member":"00000000-0000-4000-8000-00000000001c","event":"00000000-0000-4000-8000-000000100009","becomes":"wait","notes":null}
  ]$rows$) as seat (n integer, member uuid, event uuid, becomes text, notes text)
    order by n
  loop
    perform set_config('request.jwt.claims', '', true);
    insert into public.event_applications (user_id, event_id)
    values (seat.member, seat.event)
    returning id into target;
    if seat.becomes in ('approve', 'deny') then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', admin, 'role', 'authenticated')::text, true);
      perform public.decide_application(target, seat.becomes, seat.notes);
    elsif seat.becomes = 'cancel' then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', seat.member, 'role', 'authenticated')::text, true);
      perform public.cancel_application(seat.event);
    end if;
    perform set_config('request.jwt.claims', '', true);
    update public.event_applications set application_date = now() - make_interval(hours => 24 + seat.n)
    where id = target;
  end loop;
  -- What was decided long ago is told to nobody.
  delete from private.outgoing_mails;

  -- Paid, and nobody set up a payment link.
  update public.events set paypal_username = null where id = '00000000-0000-4000-8000-000000100012';
  insert into public.event_applications (user_id, event_id) values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000100012');

  insert into public.user_social_links (user_id, platform, url)
  select id, 'instagram', 'https://www.instagram.com/' || split_part(email, '@', 1) || '.sorella'
  from demo_member where id <> '00000000-0000-4000-8000-000000000001';
  insert into public.user_questionnaire_responses (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe)
  values
    ('00000000-0000-4000-8000-000000000002', array['A best friend', 'Someone to attend events with'], array['Trying something new'],
      array['Creative and expressive'], array['Honest and open', 'Calm and kind']),
    ('00000000-0000-4000-8000-000000000003', array['A group of fun, like-minded women'], array['Social time with friends'],
      array['Outgoing and social'], array['Energetic and fun']);
  insert into public.user_interests (user_id, interest_category_id)
  select '00000000-0000-4000-8000-000000000002', id from public.interest_categories
  where name in ('Arts & creativity', 'Food & cooking', 'Travel & adventure');
  insert into public.user_interests (user_id, interest_category_id)
  select '00000000-0000-4000-8000-000000000003', id from public.interest_categories where name in ('Fitness & wellness', 'Food & cooking');
  update public.user_approvals set status = 'approved' where user_id in ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003');
  insert into public.user_subscriptions
    (user_id, plan_id, status, credits_remaining, current_period_start, current_period_end)
  select '00000000-0000-4000-8000-000000000013'::uuid, id, 'active', 7, now() - interval '12 days', now() + interval '18 days'
  from public.subscription_plans where type = 'monthly'
  union all
  select '00000000-0000-4000-8000-000000000014'::uuid, id, 'cancelled', 0, now() - interval '80 days', now() + interval '10 days'
  from public.subscription_plans where type = 'quarterly';

  insert into public.messages (sender_id, recipient_id, content, is_read, created_at)
  select sender::uuid, recipient::uuid, content, is_read, now() - ago
  from (values
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', 'That was the best pear cake I have had in this city. Did the rest survive your night shift?', true, interval '18 days'),
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'It has a name now. Gertrud. She is guarding the fridge.', true, interval '17 days 22 hours'),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', 'Gertrud! Mine is only called "the cake".', true, interval '17 days 21 hours'),
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'Are you going to the pottery on Sunday? I put my name down.', true, interval '2 days 4 hours'),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', 'Yes! I am bringing the lemon thing.', true, interval '2 days 3 hours'),
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'Perfect. I finish at eight, sleep two hours and come hungry.', false, interval '3 hours'),
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'Also: do you own an apron the size of a bathtub?', false, interval '2 hours'),
    ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000002', 'Hi Maya! I am in Berlin for the pottery and know nobody. Shall we go there together?', true, interval '1 day 6 hours'),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000010', 'Gladly. I will wait at the U-Bahn exit at a quarter to one, in a very yellow coat.', true, interval '1 day 5 hours'),
    ('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000002', 'I found the sketchbook you were looking for, the one with the blue spine.', false, interval '5 hours'),
    ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000002', 'Thank you for the recipe. My teenagers asked for seconds, which has not happened since spring.', true, interval '9 days'),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000011', 'I am framing this message.', true, interval '8 days 23 hours')
  ) as message (sender, recipient, content, is_read, ago)
  order by ago desc;

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
    ('00000000-0000-4000-8000-000000000002', null, 'I would love to talk with someone who changed careers after thirty.', 'pending', array[first, second, third]),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', 'Coffee before your late shift?', 'accepted', array[third]),
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000012', null, 'completed', array[first]),
    ('00000000-0000-4000-8000-000000000002', null, 'Somewhere near Kreuzberg, please.', 'cancelled', array[second]),
    ('00000000-0000-4000-8000-000000000011', null, 'Anyone up for talking about teenagers?', 'pending', array[first, third]),
    ('00000000-0000-4000-8000-000000000010', null, 'New in Lisbon, curious about everything.', 'pending', array[second])
  ) as request (requester, recipient, message, status, dates);
  update public.coffee_chat_requests set
    proposed_dates = array[proposed_dates[1] - interval '14 days'],
    selected_date = selected_date - interval '14 days',
    created_at = created_at - interval '20 days'
  where status = 'completed';
  -- What was answered or taken back was asked some days ago.
  update public.coffee_chat_requests set created_at = created_at - interval '3 days'
  where status in ('accepted', 'cancelled');

  -- Each has read all but the newest of what happened to her, a few hours apart.
  update private.notifications told
  set created_at = now() - make_interval(hours => 5 * placed.place - 4),
    read_at = case when placed.place > 2 or told.kind = 'message-received' then coalesce(told.read_at, now()) end
  from (
    select id, row_number() over (partition by user_id order by created_at desc, id)::integer as place
    from private.notifications
  ) placed
  where placed.id = told.id;
  update public.events set start_time = start_time - later, end_time = end_time - later
  where id in (select id from demo_event);
  -- What is over was asked for before it began; a booking stands since its member asked, an approval since she joined.
  update public.event_applications application
  set application_date = event.start_time - make_interval(days => 4)
  from public.events event where event.id = application.event_id and application.application_date > event.start_time;
  update public.event_bookings booking set created_at = application.application_date
  from public.event_applications application where application.id = booking.application_id;
  update public.user_approvals approval set created_at = person.created_at
  from public.profiles person where person.id = approval.user_id;
end
$demo$;
