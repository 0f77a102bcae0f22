import { lookIn } from '../look/look.ts';
import { clockAheadMs, inPlaceOf } from './looked-at.ts';
import { endProgress, leaveProgress, sayProgress } from './progress.ts';
import type { ServeOptions, StoryWorld, WorldParameters } from './story-world.ts';

export type { StoryWorld, WorldParameters };

const isWorld = (value: unknown): value is WorldParameters =>
  typeof value === 'object' && value !== null && 'scenario' in value;

const isStoryWorld = (value: unknown): value is StoryWorld =>
  typeof value === 'object' && value !== null && 'services' in value;

/** The world that a story was loaded with; undefined for stories without one. */
export function worldOf(loaded: Record<string, unknown>): StoryWorld | undefined {
  const { world } = loaded;
  return isStoryWorld(world) ? world : undefined;
}

async function serve(wanted: WorldParameters, how: ServeOptions): Promise<StoryWorld> {
  sayProgress('code');
  let stands = false;
  try {
    // Stories without a world load neither the database nor what stands in for the network.
    const { serveStory } = await import('./serve-story.tsx');
    const world = await serveStory(wanted, how);
    stands = true;
    return world;
  } finally {
    endProgress(stands);
  }
}

/** Worlds by the showing that they were served for, with what they depend on besides. */
const served = new WeakMap<AbortSignal, { look: string; world: Promise<StoryWorld> }>();

/**
 * Serves the story's world to the real adapter before it is drawn; nothing for stories without one. A story that is
 * drawn again because the toolbar changed keeps its world, unless it is another's, or at another time.
 */
export async function loadWorld({
  parameters,
  tags,
  viewMode,
  globals,
  abortSignal,
}: {
  parameters: Record<string, unknown>;
  tags: string[];
  viewMode: string;
  globals: Record<string, unknown>;
  abortSignal: AbortSignal;
}): Promise<{ world?: StoryWorld }> {
  const wanted = parameters['world'];
  if (!isWorld(wanted)) {
    if (viewMode === 'story') leaveProgress();
    return {};
  }
  const { persona, clock } = lookIn(globals);
  const look = `${persona} ${clock}`;
  const known = served.get(abortSignal);
  if (known?.look === look) return { world: await known.world };
  const world = serve(inPlaceOf(wanted, persona), {
    tags,
    alone: viewMode === 'story',
    aheadMs: clockAheadMs[clock],
  });
  served.set(abortSignal, { look, world });
  world.catch(() => served.delete(abortSignal));
  return { world: await world };
}
