import type { StoryWorld, WorldParameters } from './story-world.ts';

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

/** Serves the story's world to the real adapter before it is drawn; nothing for stories without one. */
export async function loadWorld({
  parameters,
  tags,
  viewMode,
}: {
  parameters: Record<string, unknown>;
  tags: string[];
  viewMode: string;
}): Promise<{ world?: StoryWorld }> {
  const wanted = parameters['world'];
  if (!isWorld(wanted)) return {};
  // Stories without a world load neither the database nor what stands in for the network.
  const { serveStory } = await import('./serve-story.tsx');
  return { world: await serveStory(wanted, { tags, alone: viewMode === 'story' }) };
}
