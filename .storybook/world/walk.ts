import { type Graph, type GraphEdge, graphOf } from '@sorella/core/model-graph';
import type { Model, Sample } from '@sorella/core/models';
import { waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { Goal } from './goal.ts';
import { isDeviceCall } from './held-calls.ts';
import { keepPace } from './pace.ts';
import { type StoryWorld, worldOf } from './world.ts';

/** What hands or the world do for a sample that is sent: by the sample's name. */
export type Gestures<Names extends string = string> = Partial<
  Record<Names, (world: StoryWorld) => Promise<void> | void>
>;

function pathTo(graph: Graph, { model, state, notice, via }: Goal): readonly GraphEdge[] {
  const place = state?.slice(model.machine.id.length + 1) ?? '';
  const path =
    notice === undefined && via === undefined
      ? graph.pathToState(place)
      : graph.pathAlong(
          ({ notices, sample, to, transitions }) =>
            (notice === undefined || notices.includes(notice)) &&
            // A sample that moves nothing where it happens is no way to anywhere.
            (via === undefined || (sample === via && transitions.length > 0)) &&
            to.paths.includes(place),
        );
  if (!path)
    throw new Error(
      `No gestures of this flow lead to ${[state, notice, via].filter(Boolean).join(', ')}: the machine has changed, or a gesture is missing.`,
    );
  return path;
}

async function take(edge: GraphEdge, model: Model, world: StoryWorld, gestures: Gestures): Promise<void> {
  const sample = model.samples[edge.sample];
  if (!sample) throw new Error(`No sample '${edge.sample}'`);
  if ('send' in sample) {
    // A step may lead back to where it began: that the machine heard of it is what tells it from nothing.
    const { type } = sample.send;
    const before = world.machines.timesHeard(type);
    await gestures[edge.sample]?.(world);
    await waitFor(() => {
      if (world.machines.timesHeard(type) === before)
        throw new Error(`'${edge.sample}' should let the machine hear '${type}', and it heard nothing`);
    });
  } else if ('after' in sample) {
    const delay: unknown = model.machine.implementations.delays[sample.after];
    world.machines.passDelay(Number(delay));
  } else {
    const { calls } = world;
    await waitFor(() => {
      if (!calls.isWaiting(sample.from)) throw new Error(`Nobody has asked for '${sample.from}' yet`);
    });
    // A world arranged so that the backend gives this answer itself, or failing that the answer as the model has it.
    const arranged = gestures[edge.sample];
    await arranged?.(world);
    if ('error' in sample) calls.answer(sample.from, arranged ? 'really' : { error: sample.error });
    else calls.answer(sample.from, isDeviceCall(sample.from) ? { output: sample.output } : 'really');
  }
}

/**
 * Makes a play function that drives the flow along the shortest path to what the story's tags name
 * (`state:booking.full`; with a `notice:` tag where that notice is told, with `via:` by that sample), and checks after
 * each step that the running machine heard of it and is where the model says. Gestures press and type, or arrange the
 * mock world so that it refuses by itself; all other failures, and delays, come from the model's samples. An answer of
 * the backend is always real. Watched from a page around its frame, it waits before each step until it is let on.
 * `arrived` waits for the page that the walk begins on.
 */
export function walk<Names extends string>(
  model: Model<AnyStateMachine, Names>,
  gestures: Gestures<Names>,
  arrived: () => Promise<unknown>,
) {
  return async ({ loaded }: { loaded: Record<string, unknown> }): Promise<void> => {
    const world = worldOf(loaded);
    const goal = world?.goal;
    if (!world || !goal) throw new Error("A walk needs the tags 'walk' and 'state:…', and a world.");
    await world.started;
    await arrived();
    const all: Gestures = gestures;
    const doable = Object.entries<Sample>(model.samples)
      .filter(([name, sample]) => !('send' in sample) || name in all)
      .map(([name]) => name);
    const path = pathTo(graphOf(model, new Set(doable)), goal);
    const { samples }: Model = model;
    const steps = path.map(({ sample }) => samples[sample]?.says ?? sample);
    for (const [taken, edge] of path.entries()) {
      await keepPace({ steps, taken });
      await take(edge, model, world, all);
      const there = edge.to.paths.map((path) => `${model.machine.id}.${path}`);
      await waitFor(() => {
        if (!there.every((state) => world.machines.isIn(state)))
          throw new Error(
            `'${edge.sample}' should lead to ${there.join(' + ')}, not ${world.machines.states().join(', ')}`,
          );
      });
    }
    await keepPace({ steps, taken: steps.length });
  };
}
