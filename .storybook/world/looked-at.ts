import type { Faults } from '@sorella/mocks';
import type { Look } from '../look/look.ts';
import type { WorldParameters } from './story-world.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds that a clock of the toolbar is ahead of the story's. */
export const clockAheadMs: Readonly<Record<Look['clock'], number>> = {
  story: 0,
  evening: 6 * HOUR_MS,
  tomorrow: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** A story's world in the place of whoever the toolbar says; as the story has it where nobody is chosen. */
export const inPlaceOf = (wanted: WorldParameters, persona: Look['persona']): WorldParameters =>
  persona === 'story' ? wanted : { ...wanted, as: persona };

/** How long a slow network takes to answer, in milliseconds. */
const SLOW_MS = 2_000;

/**
 * Sets the network of a world that is drawn already: what the story does to get where it is has its own network, and
 * what is pressed from here on has this one.
 */
export function setNetwork(
  { backend, sayOnline }: { backend: { faults: Faults }; sayOnline(online: boolean): void },
  network: Look['network'],
): void {
  if (network === 'story') return;
  const { faults } = backend;
  faults.reset();
  if (network === 'slow') faults.slow(SLOW_MS);
  if (network === 'offline') faults.offline();
  if (network === 'failing') faults.failing(500);
  sayOnline(network !== 'offline');
}
