import { z } from 'zod';

/** The mail service took a mail and would not send it: the address, the sender or the mail itself is wrong. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Why a mail did not go, as the database keeps it for admins: this release cannot read it, or the service did not take it. */
export function mailFailureOf(error: unknown): 'unreadable' | 'refused' | 'unreachable' {
  if (error instanceof z.ZodError) return 'unreadable';
  return error instanceof MailRefusedError ? 'refused' : 'unreachable';
}
