import type { Backend } from './backend.ts';

/** What a link in a mail is for. */
export type LinkKind = 'confirmation' | 'recovery';

/**
 * Makes the link of a mail good, as if the mail had been sent now: what the auth service keeps of it is its hash.
 * A confirmation is of an account that is not confirmed yet.
 */
export async function issueLink(
  { sql }: Pick<Backend, 'sql'>,
  { kind, email, tokenHash }: { kind: LinkKind; email: string; tokenHash: string },
): Promise<void> {
  const unconfirmed = kind === 'confirmation' ? ', email_confirmed_at = null' : '';
  await sql(
    `update auth.users set ${kind}_token = $1, ${kind}_sent_at = $2 ${unconfirmed} where email = $3`,
    // The auth service looks at the clock of its host, not at the database's.
    [tokenHash, new Date().toISOString(), email],
  );
}
