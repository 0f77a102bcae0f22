import { randomBytes } from 'node:crypto';

/** What Auth says of a new account: a session where nothing has to be confirmed, and no identity of one that was there. */
interface SignedUp {
  readonly msg?: string;
  readonly access_token?: string;
  readonly identities?: readonly unknown[];
}

/**
 * Signs an address up, with a password that nobody knows, and tells whether its mail has left: Auth answers once its mail
 * server has taken it, and with 500 where that refuses. What is wrong comes as a text, else what stands now.
 */
export async function signUpCheck(
  { url, key }: { readonly url: string; readonly key: string },
  email: string,
): Promise<string | { readonly mark: '✓'; readonly text: string }> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: randomBytes(24).toString('base64url') }),
  });
  const said: SignedUp = await answer.json().catch(() => ({}));
  const status = `Auth answered ${answer.status}${said.msg === undefined ? '' : ` (${said.msg})`}`;
  if (answer.status === 429) return `${status}: ask again in some minutes.`;
  if (!answer.ok)
    return `${status}: are SMTP_HOST, SMTP_USER and SMTP_PASS right, and may they send from SMTP_FROM?`;
  if (said.access_token !== undefined) return 'Auth asked for no confirmation, so no mail was sent.';
  if (said.identities?.length === 0)
    return `${email} has an account already, so no mail was sent: take an address that has none.`;
  const handed = `Auth handed a mail to its mail server; look into the inbox of ${email}.`;
  return { mark: '✓', text: `${handed} An account of that address stands now, unconfirmed.` };
}
