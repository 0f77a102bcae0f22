import type { Model } from '@sorella/core/models';
import type { Models } from './models.ts';

/** Where a walk goes: told by the story's own tags, so that they cannot disagree. */
export interface Goal {
  model: Model;
  /** As `booking.applying`. */
  state: string | undefined;
  notice: string | undefined;
  /** The sample that the walk ends with, where it is not the shortest way: tag `via:<sample>`. */
  via: string | undefined;
}

const after = (tags: readonly string[], prefix: string) =>
  tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length);

/** The goal of a story with the tag `walk`; undefined for other stories. */
export function goalOf(tags: readonly string[], models: Models): Goal | undefined {
  if (!tags.includes('walk')) return undefined;
  const state = after(tags, 'state:');
  const name = state?.split('.')[0] ?? '';
  const model = models[name];
  if (!model) throw new Error(`A story with the tag 'walk' says where to by 'state:<machine>.<state>'.`);
  return { model, state, notice: after(tags, 'notice:'), via: after(tags, 'via:') };
}

/**
 * Names of the calls that a walk over this model answers itself. What the machine only listens to stays silent with
 * them, or a good session of the mock world would speak up in the middle of a walk about a lost one; unless `listens`.
 */
export function callsOf({ machine, samples }: Model, listens: boolean): Set<string> {
  const asked = Object.values(samples).flatMap((sample) => ('from' in sample ? [sample.from] : []));
  return new Set(listens ? asked : Object.keys(machine.implementations.actors));
}
