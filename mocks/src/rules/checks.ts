import { violated } from './refusal.ts';

/** How long a text may be, in characters as the database counts them; null is always allowed. */
export function checkLength(name: string, text: string | null, least: number, most: number): void {
  if (text === null) return;
  const length = [...text].length;
  if (length < least || length > most) throw violated(name);
}

/** Whether an address is the public one of an object in some project's Storage. */
export function isStoredAt(url: string, objectPattern: string): boolean {
  return new RegExp(
    `^https?://[^/]+/storage/v1/object/public/${objectPattern}(\\?[A-Za-z0-9=&._-]{0,100})?$`,
  ).test(url);
}
