/** The bytes of a base64 text, as the device keeps photos. Throws the browser's `InvalidCharacterError` for anything else. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
