/** SHA-256 in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const range = 2 ** 32;

/** A random whole number from 0 to below the limit, which is at most 2^32; every one as likely as the others. */
export function randomBelow(limit: number): number {
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < range - (range % limit)) return drawn % limit;
  }
}
