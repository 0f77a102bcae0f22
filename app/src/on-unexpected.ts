const heard = new WeakSet<object>();

/**
 * What browsers tell the window when a size that is observed changes once more within its frame: it is observed in the
 * next one, and nothing has failed. A conversation whose rows are measured as they are drawn brings it about.
 */
const REMARK = /^ResizeObserver loop/;

/**
 * Hears of every failure that nobody has foreseen: of reads and writes, of machines, of queued edits, of drawing, and
 * whatever else reaches the window. They go to the console; a reporter of errors joins here.
 *
 * @param details - what else is known, for whoever looks into it.
 */
export function onUnexpected(error: unknown, ...details: unknown[]): void {
  if (typeof error === 'string' && REMARK.test(error)) return;
  // One failure may be heard of in several places.
  if (typeof error === 'object' && error !== null) {
    if (heard.has(error)) return;
    heard.add(error);
  }
  console.error(error, ...details);
}
