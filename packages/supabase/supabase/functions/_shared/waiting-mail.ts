import { z } from 'zod';

const place = { start_time: z.string(), end_time: z.string(), time_zone: z.string(), location: z.string() };
const event = { event_id: z.string(), title: z.string(), ...place };
const decided = z.object({
  ...event,
  reference: z.string(),
  amount_cents: z.number(),
  was_approved: z.boolean(),
  notes: z.string().nullable(),
});
const owed = {
  ...event,
  reference: z.string(),
  amount_cents: z.number(),
  /** Null where no payment link is set up: she arranges it with the admin. */
  link: z.string().nullable(),
};
/** First names alone: who reads over her shoulder learns no more. Null where an account is gone. */
const person = z.string().nullable();

/** A mail that waits in the database: what happened, and what it is about as it stood then. */
export const waitingMail = z.intersection(
  z.object({
    id: z.number(),
    email: z.string(),
    first_name: z.string().nullable(),
    /** Stops mails of its kind; null or left out where she must know. */
    unsubscribe_token: z.string().nullable().optional(),
  }),
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.enum([
        'application-approved',
        'application-denied',
        'application-expired',
        'seat-removed',
        'event-cancelled',
      ]),
      details: decided,
    }),
    z.object({
      kind: z.enum(['payment-due', 'payment-reminder']),
      details: z.object({
        ...owed,
        /** By when it is paid; null or left out where nothing says so. */
        pay_by: z.string().nullable().optional(),
      }),
    }),
    z.object({
      kind: z.literal('payment-rest'),
      /** What of the price has come; the amount is the rest of it. */
      details: z.object({ ...owed, came_cents: z.number() }),
    }),
    z.object({
      kind: z.literal('event-message'),
      /** What organizers wrote, with its lines. */
      details: z.object({ ...event, words: z.string() }),
    }),
    z.object({ kind: z.enum(['event-tomorrow', 'event-soon']), details: z.object(event) }),
    z.object({ kind: z.literal('host-named'), details: z.object(event) }),
    z.object({
      kind: z.literal('event-changed'),
      details: z.object({
        ...event,
        before: z.object(place),
        status: z.enum(['pending', 'approved']),
        /** By when whoever waits pays now; null or left out where nothing says so. */
        pay_by: z.string().nullable().optional(),
      }),
    }),
    z.object({
      kind: z.literal('refund-sent'),
      details: z.object({
        ...event,
        /** Null where the application is gone. */
        reference: z.string().nullable(),
        amount_cents: z.number(),
        currency: z.string(),
      }),
    }),
    z.object({
      kind: z.enum([
        'coffee-chat-asked',
        'coffee-chat-accepted',
        'coffee-chat-declined',
        'coffee-chat-cancelled',
        'coffee-chat-tomorrow',
      ]),
      /** The times that are proposed, or the one that was chosen, where there are any. */
      details: z.object({ person, dates: z.array(z.string()), time_zone: z.string() }),
    }),
    z.object({
      kind: z.literal('member-warned'),
      /** What organizers say to her. */
      details: z.object({ words: z.string() }),
    }),
    z.object({
      kind: z.literal('member-suspended'),
      details: z.object({ words: z.string(), until: z.string() }),
    }),
    z.object({ kind: z.literal('member-reinstated'), details: z.object({}) }),
    z.object({
      kind: z.literal('daily-digest'),
      /** How many wait, as the mail goes; what nothing waits of is left out. */
      details: z.object({
        applications: z.number().optional(),
        payments: z.number().optional(),
        refunds: z.number().optional(),
        reports: z.number().optional(),
        lonely_events: z.number().optional(),
        failed_mails: z.number().optional(),
      }),
    }),
    z.object({
      kind: z.literal('message-received'),
      details: z.object({ senders: z.array(z.object({ person, messages: z.number() })) }),
    }),
  ]),
);
/** See the schema of the same name. */
export type WaitingMail = z.infer<typeof waitingMail>;
