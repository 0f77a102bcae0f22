import { z } from 'zod';
import { answer, corsHeaders, refuse } from '../_shared/answers.ts';
import { callerAddress, verifiedMember } from '../_shared/caller.ts';
import { secondsToWait } from '../_shared/rate-limit.ts';
import { watched } from '../_shared/watched.ts';

/** As the form counts: an emoji is one character. */
const atLeast = (least: number) => (text: string) => [...text].length >= least;
const atMost = (most: number) => (text: string) => [...text].length <= most;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const contactMessage = z.object({
  name: z
    .string({ error: 'Name must be at least 2 characters.' })
    .refine(atMost(200), 'Name must be at most 200 characters.')
    .transform(oneLine)
    .refine(atLeast(2), 'Name must be at least 2 characters.'),
  email: z
    .email({ error: 'Please enter a valid email address.' })
    .max(320, 'Please enter a valid email address.'),
  subject: z
    .string({ error: 'Subject must be at least 5 characters.' })
    .refine(atMost(200), 'Subject must be at most 200 characters.')
    .transform(oneLine)
    .refine(atLeast(5), 'Subject must be at least 5 characters.'),
  message: z
    .string({ error: 'Message must be at least 10 characters.' })
    .trim()
    .refine(atLeast(10), 'Message must be at least 10 characters.')
    .refine(atMost(10_000), 'Message must be at most 10,000 characters.'),
  /** Of the message, whose answer may get lost: sent again under it, it is the same mail. */
  id: z.uuid().optional(),
  /** A field that no person sees. */
  website: z.string().optional(),
});

/**
 * Sends what someone wrote in the contact form to the support address (`CONTACT_EMAIL`), with the visitor's
 * address to reply to, and the account when the auth server knows the token.
 * Answers `{ success: true }`, or `{ error }` with the text to show (R-235 to R-239).
 */
export const handler = watched('send-contact-email', async (request, environment) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST, OPTIONS' });
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = contactMessage.safeParse(body);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const wanted = first?.path.length ? first.message : 'Please fill in the form.';
    return refuse(400, wanted);
  }
  // What fills in every field of a page is thanked like everybody else, and nothing is sent.
  if (parsed.data.website) return answer(200, { success: true });
  const to = environment.get('CONTACT_EMAIL');
  if (to === undefined) return refuse(500, 'The contact address is not set up.');
  const { id, name, email, subject, message } = parsed.data;
  try {
    const wait = await secondsToWait(callerAddress(request, environment), environment);
    if (wait > 0) {
      return refuse(429, 'Too many messages. Please try again later.', { 'retry-after': String(wait) });
    }
    const member = await verifiedMember(request, environment);
    const from = `${name} <${email}>${member === undefined ? '' : `\nSigned in as member ${member}`}`;
    await environment.sendMail({
      to,
      replyTo: email,
      subject,
      text: `${message}\n\n${from}`,
      ...(id === undefined ? {} : { idempotencyKey: `contact-${id}` }),
    });
  } catch (error) {
    console.error(error);
    return refuse(502, 'The message could not be sent. Please try again later.');
  }
  return answer(200, { success: true });
});
