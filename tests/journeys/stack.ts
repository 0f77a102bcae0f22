import { randomUUID } from 'node:crypto';
import { createClient, type Session } from '@supabase/supabase-js';

/** What `pnpm stack --json` prints. */
interface StackLine {
  url: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  mailboxUrl: string;
}

function isStackLine(value: unknown): value is StackLine {
  return typeof value === 'object' && value !== null && 'url' in value && 'secretKey' in value;
}

function stackLine(): StackLine {
  const line: unknown = JSON.parse(process.env['SORELLA_STACK'] ?? 'null');
  if (!isStackLine(line)) throw new Error('Run the journeys with: pnpm journeys');
  return line;
}

/** The stack the journey runs on. */
export const stack = stackLine();

/** The backend with every right, for arranging and for looking behind the scenes; no journey acts through it. */
export const backstage = createClient(stack.url, stack.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** The password of every account of the demo world, and of members made here. */
export const PASSWORD = 'sorella-demo';

/** A new session of an account. */
export async function sessionOf(email: string): Promise<Session> {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw new Error(error.message);
  return data.session;
}

/** The fields of an event that journeys choose. */
export interface ArrangedEvent {
  id: string;
  title: string;
}

let arranged = 0;

/**
 * Puts an event of the journey's own on the first page: it starts within the hours before every seeded one.
 */
export async function arrangeEvent(fields: {
  title: string;
  credits?: number;
  seats?: number;
  paypalUsername?: string | null;
}): Promise<ArrangedEvent> {
  arranged += 1;
  const id = randomUUID();
  const title = `${fields.title} ${id.slice(0, 4)}`;
  const start = Date.now() + 60 * 60_000 + arranged * 60_000;
  const { error } = await backstage.from('events').insert({
    id,
    title,
    description: 'Bring a mug and a story.',
    location: 'Kreuzberg, Berlin',
    category: 'Food & Drinks',
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 2 * 60 * 60_000).toISOString(),
    max_attendees: fields.seats ?? 8,
    credits_required: fields.credits ?? 0,
    paypal_username: fields.paypalUsername ?? null,
  });
  if (error) throw new Error(error.message);
  return { id, title };
}

/** Takes an arranged event off the page again. */
export async function removeEvent({ id }: ArrangedEvent): Promise<void> {
  const { error } = await backstage
    .from('events')
    .update({ deleted_at: new Date().toISOString() })
    .eq('id', id);
  if (error) throw new Error(error.message);
}

/** The three rows of one application, as the database has them. */
export async function rowsOf(event: ArrangedEvent) {
  const [events, applications, bookings, attendees] = await Promise.all([
    backstage.from('events').select('attendees_count').eq('id', event.id).single(),
    backstage.from('event_applications').select('status,admin_notes').eq('event_id', event.id),
    backstage.from('event_bookings').select('status').eq('event_id', event.id),
    backstage.from('event_attendees').select('status,message').eq('event_id', event.id),
  ]);
  return {
    seatsTaken: events.data?.attendees_count,
    applications: applications.data ?? [],
    bookings: bookings.data ?? [],
    attendees: attendees.data ?? [],
  };
}

async function newAccount(
  firstName: string,
  lastName: string,
  email: string,
): Promise<{ email: string; id: string }> {
  const { data, error } = await backstage.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: firstName, last_name: lastName },
  });
  if (error) throw new Error(error.message);
  return { email, id: data.user.id };
}

const inesPrado = () => newAccount('Ines', 'Prado', `member-${randomUUID()}@sorella.test`);

/**
 * A member of the journey's own: signing out ends the member's sessions everywhere, also in journeys beside
 * this one.
 */
export async function aMember(): Promise<string> {
  return (await inesPrado()).email;
}

/** A member of the journey's own, with a name that nobody else has. */
export interface Person {
  id: string;
  email: string;
  name: string;
}

/** A new {@link Person}. */
async function aPerson(firstName: string): Promise<Person> {
  const lastName = `Prado${randomUUID().slice(0, 6)}`;
  const account = await newAccount(firstName, lastName, `${lastName.toLowerCase()}@sorella.test`);
  return { ...account, name: `${firstName} ${lastName}` };
}

/** Two members with a place at the same event: messages and coffee chats are open to them, also between them. */
export async function acquaintances(first: string, second: string): Promise<[Person, Person]> {
  const event = await arrangeEvent({ title: 'Where they met' });
  const people: [Person, Person] = [await aPerson(first), await aPerson(second)];
  for (const person of people) {
    const { data, error } = await backstage
      .from('event_applications')
      .insert({ user_id: person.id, event_id: event.id })
      .select('id')
      .single();
    if (error) throw new Error(error.message);
    await backstage.from('event_applications').update({ status: 'approved' }).eq('id', data.id);
  }
  await removeEvent(event);
  return people;
}

/** Notes that they like books: members who share it are ideas to each other. */
export async function letThemLikeBooks(people: readonly Person[]): Promise<void> {
  const { data, error } = await backstage
    .from('interest_categories')
    .select('id')
    .eq('name', 'Books & writing')
    .single();
  if (error) throw new Error(error.message);
  await backstage
    .from('user_interests')
    .insert(people.map(({ id }) => ({ user_id: id, interest_category_id: data.id })));
}

/** Somebody who waits for an admin's answer. */
export async function anApplicant({ id: eventId }: ArrangedEvent): Promise<{ email: string }> {
  const { id, email } = await inesPrado();
  const { error } = await backstage.from('event_applications').insert({ user_id: id, event_id: eventId });
  if (error) throw new Error(error.message);
  return { email };
}

/** An admin of the journey's own, until the journey lets her go. */
export async function anAdmin(): Promise<{ email: string; letGo(): Promise<void> }> {
  const { email, id } = await inesPrado();
  const { error } = await backstage.from('admin_users').insert({ user_id: id });
  if (error) throw new Error(error.message);
  return {
    email,
    letGo: async () => void (await backstage.from('admin_users').delete().eq('user_id', id)),
  };
}
