import { BASE_NOW } from './scenarios/instants.ts';

let aheadMs = 0;

/** Sets the clocks of made-up worlds so many milliseconds ahead of the base instant; 0 is as they began. */
export function setStoryClockAhead(milliseconds: number): void {
  aheadMs = milliseconds;
}

/** A clock of made-up worlds: it shows the base instant now, and goes on with this computer's. */
export function createStoryClock(): () => number {
  const began = Date.now();
  return () => BASE_NOW.getTime() + aheadMs + Date.now() - began;
}
