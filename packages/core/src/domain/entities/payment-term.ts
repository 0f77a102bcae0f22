import * as z from 'zod/mini';

/** How long whoever applies for a paid event has to pay. */
export const PaymentTerm = z.object({
  /** Off until an admin switches it on: then nothing says by when to pay, and nothing ends by itself. */
  isOn: z.boolean(),
  /** 1 to 60, from when she applies. */
  days: z.int(),
  /** 0 to 336: it ends so many hours before the event begins at the latest. */
  hoursBefore: z.int(),
});
/** See the schema of the same name. */
export type PaymentTerm = z.infer<typeof PaymentTerm>;

/** The time to pay of one event beside that of all others. */
export const EventPaymentTerm = z.object({
  /** 1 to 60 of its own; 0 where nothing says by when to pay; null as everywhere. */
  days: z.nullable(z.int()),
  everywhere: PaymentTerm,
});
/** See the schema of the same name. */
export type EventPaymentTerm = z.infer<typeof EventPaymentTerm>;

/** The numbers of a {@link PaymentTerm}, as the database holds them too. */
export const PAYMENT_TERM_LIMITS = {
  days: { least: 1, most: 60 },
  hoursBefore: { least: 0, most: 336 },
} as const;
