/** Started once for a page, whichever story needs it first. */
let isRunning = false;

/**
 * Says on the page that its database is starting, for as long as the first world waits for it. It takes a second or
 * two, in which a page without a word would look broken.
 */
export async function whileDatabaseStarts<Started>(starting: Promise<Started>): Promise<Started> {
  if (isRunning) return starting;
  const line = document.createElement('p');
  line.role = 'status';
  line.textContent = 'The database of this page is starting…';
  // Above Storybook's own picture of a story that is being prepared.
  line.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:2147483647;margin:0;padding:12px;font:14px sans-serif;text-align:center;color:#555';
  document.body.append(line);
  try {
    const started = await starting;
    isRunning = true;
    return started;
  } finally {
    line.remove();
  }
}
