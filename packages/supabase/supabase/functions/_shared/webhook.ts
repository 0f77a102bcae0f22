/** How far a signed time may lie from now, in seconds: what was said earlier is not taken again. */
const PATIENCE_S = 300;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

/**
 * The id of a message that the mail service has signed (Standard Webhooks, as Resend sends them), or undefined for
 * anything else: unsigned, signed otherwise, or too old. `now` in ms since 1970. Compares without telling by its time how
 * much of a signature was right.
 */
export async function signedMessageId(
  headers: Headers,
  body: string,
  secret: string,
  now: number,
): Promise<string | undefined> {
  const [id, time, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) =>
    headers.get(name),
  );
  const key = bytesOf(secret.replace(/^whsec_/, ''));
  if (!id || !time || !signatures || !/^\d{1,12}$/.test(time) || !key || key.length < 16) return undefined;
  if (Math.abs(now / 1000 - Number(time)) > PATIENCE_S) return undefined;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
  const said = new TextEncoder().encode(`${id}.${time}.${body}`);
  for (const signature of signatures.split(' ').slice(0, 5)) {
    const [version, value = ''] = signature.split(',');
    const bytes = bytesOf(value);
    if (version === 'v1' && bytes && (await crypto.subtle.verify('HMAC', imported, bytes, said))) return id;
  }
  return undefined;
}
