import { BASE_NOW } from './scenarios/instants.ts';

/** A clock of made-up worlds: it shows the base instant now, and goes on with this computer's. */
export function createStoryClock(): () => number {
  const began = Date.now();
  return () => BASE_NOW.getTime() + Date.now() - began;
}
