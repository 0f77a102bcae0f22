import { type Crowd, madeUpId, newcomers, type Person } from './crowd.ts';
import type { Row } from './identity.ts';
import { HANDED_OUT, notificationLaws } from './notification-laws.ts';
import { pick, randomFrom } from './random.ts';

const members = Array.from({ length: 6 }, (_, index) => madeUpId('e1', index));
const admins = Array.from({ length: 2 }, (_, index) => madeUpId('e2', index));
const everybody = [...members, ...admins];
const EVENTS = 4;
const PLACES = ['Berlin', 'Kassel', 'Fulda', 'Ulm'];
/** Kinds that can be given up, and where. */
const CHOICES = [
  'application-approved:mail',
  'application-approved:app',
  'application-denied:mail',
  'event-tomorrow:mail',
  'event-soon:app',
  'message-received:mail',
  'application-to-decide:app',
  'daily-digest:mail',
];
/** What a step may be answered: it came too late, or was never possible. */
const ALLOWED = /^(P0001|42501$|23505 event_applications_one_active|23514 events_|22023$)/;

/** A mail that a sender holds. */
interface Held {
  readonly id: number;
  readonly kind: string;
  readonly notification: string | null;
  readonly member: string;
  /** Of messages: who wrote, by the names that she reads. */
  readonly senders: readonly string[];
}

interface Life {
  readonly person: Person;
  readonly random: () => number;
  readonly events: readonly string[];
  /** Mails that the mail service has taken, by its key: the same one said twice is sent once. */
  readonly mailbox: Map<number, Held>;
  /** What senders hold and have said nothing of yet; a sender that crashed never will. */
  readonly held: Held[];
  readonly surprises: string[];
  /** Notifications that are known, so that a new one is looked at once. */
  readonly known: Set<string>;
  /** What was mailed when it was told. */
  readonly mailed: Map<string, string>;
  /** Who was written to while she wanted such mails, and has not read it. */
  readonly awaited: Set<string>;
}

/** What each is called, and nobody else. */
const nameOf = (id: string) => `P${id.slice(-4)}`;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function rows({ person, surprises }: Life, what: string, sql: string): Promise<Row[]> {
  const answer = await person.act('owner', sql);
  if (typeof answer !== 'string') return answer;
  surprises.push(`${what}: ${answer}`);
  return [];
}

async function act({ person, surprises }: Life, who: string, what: string, sql: string): Promise<boolean> {
  const answer = await person.act(who, sql);
  if (typeof answer === 'string' && !ALLOWED.test(answer)) surprises.push(`${what}: ${answer}`);
  return typeof answer !== 'string';
}

const anyone = ({ random }: Life) => pick(members, random) ?? '';
const anAdmin = ({ random }: Life) => pick(admins, random) ?? '';
const anEvent = ({ random, events }: Life) => pick(events, random) ?? '';
const newest = (event: string, who: string) =>
  `(select id from public.event_applications where event_id = '${event}' and user_id = '${who}' order by created_at desc limit 1)`;

const apply = async (life: Life) => {
  const who = anyone(life);
  await act(
    life,
    who,
    'apply',
    `insert into public.event_applications (event_id, user_id) values ('${anEvent(life)}', '${who}')`,
  );
};
const decide = (life: Life) =>
  act(
    life,
    anAdmin(life),
    'decide',
    `select public.decide_application(${newest(anEvent(life), anyone(life))}, '${life.random() < 0.7 ? 'approve' : 'deny'}', null)`,
  );
const remove = (life: Life) =>
  act(
    life,
    anAdmin(life),
    'remove',
    `select public.admin_remove_member(${newest(anEvent(life), anyone(life))}, 'Asked to')`,
  );
const cancel = (life: Life) =>
  act(life, anyone(life), 'cancel', `select public.cancel_application('${anEvent(life)}')`);
const statePaid = async (life: Life) => {
  const who = anyone(life);
  await act(
    life,
    who,
    'paid',
    `select public.state_payment(${newest(anEvent(life), who)}, ${life.random() < 0.7})`,
  );
};

/** Another time, near enough for reminders and far enough for none, or another place. */
async function move(life: Life): Promise<void> {
  const hours = [1.5, 20, 23.5, 30, 47, 90, 200][Math.floor(life.random() * 7)] ?? 90;
  const changes =
    life.random() < 0.4
      ? `jsonb_build_object('location', '${pick(PLACES, life.random)}')`
      : `jsonb_build_object('start_time', now() + interval '${hours} hours', 'end_time', now() + interval '${hours + 2} hours')`;
  const admin = anAdmin(life);
  await act(life, admin, 'move', `select public.update_event('${admin}', '${anEvent(life)}', ${changes})`);
}
const cancelEvent = (life: Life) =>
  act(
    life,
    anAdmin(life),
    'cancel event',
    `select public.admin_cancel_event('${anEvent(life)}', 'The house is closed')`,
  );

async function write(life: Life): Promise<void> {
  const [from, to] = [anyone(life), anyone(life)];
  if (from === to) return;
  const wants = await rows(
    life,
    'wants',
    `select private.wants_notification('${to}', 'message-received', 'mail') as wants`,
  );
  if (
    (await act(life, from, 'write', `select public.send_message(gen_random_uuid(), '${to}', 'Hello')`)) &&
    wants[0]?.['wants'] === true
  )
    life.awaited.add(`${to} ${from}`);
}
async function readThread(life: Life): Promise<void> {
  const [from, to] = [anyone(life), anyone(life)];
  await act(life, to, 'read thread', `select public.mark_messages_as_read('${from}', '${to}')`);
  life.awaited.delete(`${to} ${from}`);
}
async function readAll(life: Life): Promise<void> {
  const who = pick(everybody, life.random) ?? '';
  await act(life, who, 'read all', `select public.mark_all_notifications_read('${who}', now())`);
  // She has seen that they wrote: no mail has to tell her so.
  for (const key of life.awaited) if (key.startsWith(who)) life.awaited.delete(key);
}
async function choose(life: Life): Promise<void> {
  const { random } = life;
  const who = pick(everybody, random) ?? '';
  const muted = CHOICES.filter(() => random() < 0.2);
  const quiet = random() < 0.5;
  const from = Math.floor(random() * 1440);
  await act(
    life,
    who,
    'choose',
    `select public.save_notification_settings('${who}', ${random() < 0.1}, array[${muted.map((one) => `'${one}'`).join()}]::text[], 'UTC',
      ${quiet ? from : 'null'}, ${quiet ? (from + 60 + Math.floor(random() * 600)) % 1440 : 'null'})`,
  );
  for (const key of life.awaited) if (key.startsWith(who)) life.awaited.delete(key);
  // What she does not want while it waits is dropped, and does not come back with another choice.
  const dropped = await rows(
    life,
    'dropped',
    `select told.id::text from private.notifications told join private.notification_kinds rule on rule.kind = told.kind
     where told.user_id = '${who}' and not rule.is_required
       and not private.wants_notification(told.user_id, told.kind, 'mail')`,
  );
  for (const { id } of dropped) life.mailed.delete(text(id));
}

/** The clock goes on: everything is as much longer ago, and quiet hours begin as much earlier. */
async function pass(life: Life, minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  await rows(
    life,
    'pass',
    `alter table public.events disable trigger user;
     update public.events set start_time = start_time - ${by}, end_time = end_time - ${by};
     alter table public.events enable trigger user;
     update private.notifications set starts_at = starts_at + interval '100 years';
     update private.notifications set created_at = created_at - ${by}, starts_at = starts_at - interval '100 years' - ${by}, read_at = read_at - ${by};
     update private.outgoing_mails set created_at = created_at - ${by}, next_attempt_at = next_attempt_at - ${by},
       due_at = due_at - ${by}, taken_at = taken_at - ${by}, sent_at = sent_at - ${by}, valid_until = valid_until - ${by},
       failed_at = failed_at - ${by}, said_until = said_until - ${by},
       details = details
         || case when details ? 'start_time' then jsonb_build_object('start_time', (details ->> 'start_time')::timestamptz - ${by}) else '{}' end
         || case when details ? 'end_time' then jsonb_build_object('end_time', (details ->> 'end_time')::timestamptz - ${by}) else '{}' end;
     update private.notification_settings set quiet_from = (quiet_from - ${minutes % 1440} + 1440) % 1440,
       quiet_until = (quiet_until - ${minutes % 1440} + 1440) % 1440;
     update private.settings set value = ((value::int - ${Math.floor(minutes / 60)} % 24 + 24) % 24)::text where name = 'digest_hour'`,
  );
  // Of what is over nobody has to be mailed, not even where it is moved to another day later.
  const over = await rows(
    life,
    'over',
    `select told.id::text from private.notifications told left join public.events event on event.id = told.event_id
     where told.starts_at <= now() or event.end_time <= now()`,
  );
  for (const { id } of over) life.mailed.delete(text(id));
}

const schedule = (life: Life) => act(life, 'server', 'remind', 'select public.write_reminders(500)');

/** A sender takes what is due: what speaks against one of them must be nothing. */
async function take(life: Life): Promise<Held[]> {
  const answer = await life.person.act('owner', HANDED_OUT);
  if (typeof answer === 'string') {
    life.surprises.push(`take: ${answer}`);
    return [];
  }
  return answer.map((row) => {
    if (row['against'] !== null)
      life.surprises.push(`sent though ${text(row['against'])}: ${text(row['kind'])}`);
    return {
      id: Number(row['id']),
      kind: text(row['kind']),
      notification: typeof row['notification'] === 'string' ? row['notification'] : null,
      member: text(row['member']),
      senders: Array.isArray(row['senders'])
        ? row['senders'].map((sender: unknown) => text(Reflect.get(Object(sender), 'person')))
        : [],
    };
  });
}

function deliver(life: Life, mail: Held): void {
  if (!life.mailbox.has(mail.id) && mail.notification !== null)
    for (const other of life.mailbox.values())
      if (other.notification === mail.notification) life.surprises.push(`told twice by mail: ${mail.kind}`);
  life.mailbox.set(mail.id, mail);
  for (const from of members)
    if (mail.senders.includes(nameOf(from))) life.awaited.delete(`${mail.member} ${from}`);
}
const noteSent = (life: Life, { id }: Held) =>
  act(life, 'server', 'sent', `select public.note_mail_sent(${id})`);
/** The mail service refuses some whatever is tried. */
const isRefused = ({ id }: Held) => id % 7 === 0;

/** A sender works, or crashes somewhere: before the mail service has it, or before that is noted. */
async function send(life: Life, mail: Held): Promise<void> {
  const fate = life.random();
  if (fate < 0.1) return;
  if (isRefused(mail) || fate < 0.2) {
    await act(life, 'server', 'failed', `select public.note_mail_failed(${mail.id}, 'refused')`);
    return;
  }
  deliver(life, mail);
  if (fate < 0.3) return;
  await noteSent(life, mail);
}
async function startSending(life: Life): Promise<void> {
  life.held.push(...(await take(life)));
}
async function goOnSending(life: Life): Promise<void> {
  for (const mail of life.held.splice(0)) await send(life, mail);
}
async function sendAgain(life: Life): Promise<void> {
  const admin = anAdmin(life);
  await act(
    life,
    admin,
    'send again',
    `select public.admin_resend_mails(array(select id from private.outgoing_mails where attempts >= 10 and sent_at is null limit 100))`,
  );
}

const STEPS: readonly (readonly [weight: number, step: (life: Life) => Promise<unknown>])[] = [
  [12, apply],
  [14, decide],
  [2, remove],
  [4, cancel],
  [4, statePaid],
  [6, move],
  [1, cancelEvent],
  [10, write],
  [4, readThread],
  [3, readAll],
  [4, choose],
  [5, schedule],
  [9, (life) => pass(life, 1 + Math.floor(life.random() * 90))],
  [1, (life) => pass(life, 60 * Math.floor(life.random() * 20))],
  [8, startSending],
  [8, goOnSending],
  [1, sendAgain],
];
const WEIGHTS = STEPS.reduce((sum, [weight]) => sum + weight, 0);
function anyStep(random: () => number) {
  let left = random() * WEIGHTS;
  return STEPS.find(([weight]) => (left -= weight) < 0)?.[1] ?? apply;
}

/** What was told since the last look was shown and mailed as she wants it. */
async function lookAtNew(life: Life): Promise<void> {
  const told = await rows(
    life,
    'look',
    `select told.id::text, told.kind, told.is_shown, told.user_id::text as member,
       exists (select from private.outgoing_mails mail where mail.notification_id = told.id) as is_mailed,
       told.kind not in ('message-received', 'daily-digest')
         and coalesce(private.wants_notification(told.user_id, told.kind, 'mail'), false) as wants_mail,
       private.wants_notification(told.user_id, told.kind, 'app') as wants_app,
       coalesce(event.end_time <= now(), false) as is_over
     from private.notifications told left join public.events event on event.id = told.event_id
     where told.id <> all (array[${[...life.known].map((id) => `'${id}'`).join()}]::uuid[])`,
  );
  for (const row of told) {
    const kind = text(row['kind']);
    life.known.add(text(row['id']));
    if (kind === 'daily-digest') continue;
    if (row['is_shown'] !== row['wants_app']) life.surprises.push(`shown otherwise than chosen: ${kind}`);
    if (kind === 'message-received') continue;
    if (row['is_mailed'] !== row['wants_mail']) life.surprises.push(`mailed otherwise than chosen: ${kind}`);
    if (row['is_mailed'] === true && row['is_over'] === false) life.mailed.set(text(row['id']), kind);
  }
}

/** Every sender works, nobody rests, and time goes by: what is still to be told has arrived, or is listed as failed. */
async function settle(life: Life): Promise<void> {
  await goOnSending(life);
  await rows(life, 'wake', 'update private.notification_settings set quiet_from = null, quiet_until = null');
  await pass(life, 16);
  for (let round = 0; round < 60; round += 1) {
    await rows(
      life,
      'no waiting',
      `update private.outgoing_mails set next_attempt_at = now() where next_attempt_at > now()`,
    );
    const mails = await take(life);
    if (mails.length === 0) break;
    for (const mail of mails) {
      if (isRefused(mail)) {
        await act(life, 'server', 'failed', `select public.note_mail_failed(${mail.id}, 'refused')`);
        continue;
      }
      deliver(life, mail);
      await noteSent(life, mail);
    }
  }
  const owed = await rows(
    life,
    'owed',
    `select told.id::text, told.kind, exists (
       select from private.outgoing_mails mail where mail.notification_id = told.id and mail.sent_at is null
         and private.mail_state(mail.attempts, mail.taken_at) = 'failed'
     ) as has_failed
     from private.notifications told join private.notification_kinds rule on rule.kind = told.kind
     left join public.events event on event.id = told.event_id
     where (rule.is_required or told.read_at is null) and private.wants_notification(told.user_id, told.kind, 'mail')
       and (told.starts_at is null or told.starts_at > now()) and (event.id is null or event.end_time > now())`,
  );
  const arrived = new Set([...life.mailbox.values()].map(({ notification }) => notification));
  for (const { id, kind, has_failed } of owed)
    if (life.mailed.has(text(id)) && !arrived.has(text(id)) && has_failed !== true)
      life.surprises.push(`neither sent nor failed: ${text(kind)}`);
  const unread = await rows(
    life,
    'unread',
    `select told.user_id || ' ' || told.other_user_id as pair from private.notifications told
     where told.kind = 'message-received' and told.read_at is null
       and private.wants_notification(told.user_id, told.kind, 'mail')
       and not exists (
         select from private.outgoing_mails mail
         where mail.user_id = told.user_id and mail.kind = 'message-received' and mail.sent_at is null
       )`,
  );
  for (const { pair } of unread)
    if (life.awaited.has(text(pair))) life.surprises.push(`a message that no mail tells of: ${text(pair)}`);
}

/** Members and admins of a crowd's own database; nothing is limited in number. */
export async function settleIn(crowd: Crowd): Promise<void> {
  const owner = crowd.people.at(-1);
  await owner?.act('owner', newcomers(everybody, admins));
  await owner?.act(
    'owner',
    `update private.settings set value = '100000' where name like '%\\_per\\_%';
     update public.profiles set first_name = 'P' || right(id::text, 4)`,
  );
}

/**
 * One life: so many steps one after the other, laws looked at now and then; then everything settles. Gives what broke
 * one, what was sent that was not true or wanted, and what was told twice or never.
 */
export async function notificationLife(crowd: Crowd, seed: number, steps: number): Promise<string[]> {
  const person = crowd.people.at(-1);
  if (!person) return ['nobody there'];
  const life: Life = {
    person,
    random: randomFrom(seed),
    events: Array.from({ length: EVENTS }, (_, index) => madeUpId('e3', seed * EVENTS + index)),
    mailbox: new Map(),
    held: [],
    surprises: [],
    known: new Set(),
    mailed: new Map(),
    awaited: new Set(),
  };
  await person.act(
    'owner',
    `delete from private.outgoing_mails; delete from private.notifications; delete from public.events;
     delete from public.messages; delete from public.conversation_heads; delete from private.notification_settings;
     insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required, paypal_username)
     values ${life.events
       .map(
         (id, index) =>
           `('${id}', 'Tea', 'Berlin', now() + interval '30 hours', now() + interval '32 hours', 3, ${index % 2}, 'sorella')`,
       )
       .join()}`,
  );
  for (let count = 1; count <= steps && life.surprises.length === 0; count += 1) {
    const step = anyStep(life.random);
    await step(life);
    await lookAtNew(life);
    if (count % 5 === 0)
      for (const { law, id } of await rows(life, 'laws', notificationLaws(admins)))
        life.surprises.push(`${text(law)}: ${text(id)} (after step ${count}, ${step.name})`);
  }
  if (life.surprises.length === 0) await settle(life);
  return life.surprises;
}
