/** What is done until the first world of a page stands, in the order in which it is done. */
const STEPS = {
  code: 'Loading the product’s code',
  database: 'Starting a Postgres in this page',
  rows: 'Filling it with the made-up world',
} as const;

const names = Object.keys(STEPS);
let line: HTMLElement | undefined;
let hasStarted = false;
let reached = 0;
let isLeft = false;

/**
 * Says on the page what is done for its first world: that takes some seconds, in which a page without a word would look
 * broken. Later worlds are there at once, and nothing is said.
 */
export function sayProgress(step: keyof typeof STEPS): void {
  if (step === 'code') isLeft = false;
  if (isLeft) return;
  const number = names.indexOf(step) + 1;
  // What starts early may be further than what asks for it.
  if (hasStarted || number < reached) return;
  reached = number;
  if (!line) {
    line = document.createElement('p');
    line.role = 'status';
    // Above Storybook's own picture of a story that is being prepared.
    line.style.cssText =
      'position:fixed;inset:auto 0 0 0;z-index:2147483647;margin:0;padding:12px;font:14px var(--font-text),sans-serif;text-align:center;background:var(--sunk);color:var(--ink)';
    document.body.append(line);
  }
  line.textContent = `${STEPS[step]} (${number} of ${names.length})…`;
}

/** Takes the line away; `stands` says that the first world does. */
export function endProgress(stands: boolean): void {
  hasStarted ||= stands;
  reached = 0;
  line?.remove();
  line = undefined;
}

/** Another page is shown that wants no world: what is still done for one goes on without a word. */
export function leaveProgress(): void {
  isLeft = true;
  endProgress(false);
}
