/** The part of http_ece that the journeys use: it has no types of its own. */
declare module 'http_ece' {
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string },
  ): Buffer;
}
