let format: Intl.DateTimeFormat | undefined;

/**
 * A moment by this device's clock, in US English: 'May 15, 2:05 PM'. `at` in milliseconds since 1970. The
 * format is made at the first use: the first one of a page takes as long as drawing ten cards.
 */
export function formatMoment(at: number): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}
