import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getMicrosteps,
  initialTransition,
  transition,
} from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, getShortestPaths, type TraversalOptions } from 'xstate/graph';
import type { Model, Sample } from './model.ts';

/** A machine at rest: its states and its memory. */
export interface GraphNode {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The innermost states, as `online.settled`; several only in a parallel machine. */
  readonly paths: readonly string[];
}

/** One step: what happened, which transitions it took, where it led and what was told. */
export interface GraphEdge {
  readonly from: GraphNode;
  readonly to: GraphNode;
  /** Name of the sample. */
  readonly sample: string;
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  /** States that were entered and left again on the way. */
  readonly passed: readonly string[];
  /** Types of what was emitted; notices by {@link GraphEdge.notices}. */
  readonly emitted: readonly string[];
  /** Ids of the notices that were told, in order. */
  readonly notices: readonly string[];
}

/** All that can happen to a machine, as far as its model's samples go. */
export interface Graph {
  readonly start: GraphNode;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** By the key of the node they leave. */
  readonly edges: ReadonlyMap<string, readonly GraphEdge[]>;
  /** Steps from the start to a node, as few as possible. */
  pathTo(node: GraphNode): readonly GraphEdge[];
  /** Steps from the start into a state or through it, as few as possible; undefined when nothing leads there. */
  pathToState(path: string): readonly GraphEdge[] | undefined;
  /** Steps from the start, as few as possible, of which the last is such a step; undefined when there is none. */
  pathAlong(wanted: (edge: GraphEdge) => boolean): readonly GraphEdge[] | undefined;
}

/** The innermost states of a state value: `{ online: 'settled' }` gives `['online.settled']`. */
export function leavesOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [`${prefix}${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${prefix}${key}.`));
}

/** The state nodes of a path, outermost first. */
function nodesOn(machine: AnyStateMachine, path: string): AnyStateNode[] {
  const nodes: AnyStateNode[] = [machine.root];
  for (const key of path.split('.')) {
    const next: AnyStateNode | undefined = nodes.at(-1)?.states[key];
    if (!next) throw new Error(`Machine '${machine.id}' has no state '${path}'`);
    nodes.push(next);
  }
  return nodes;
}

/** The state nodes that a snapshot is in, each once. */
export const activeNodes = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyStateNode[] => [
  ...new Set(leavesOf(snapshot.value).flatMap((path) => nodesOn(machine, path))),
];

/** More steps than any graph of ours has, by far. */
const MOST_STEPS = 20_000;

interface EmitAction {
  params: { event: { type: string; notice?: { id: string } } };
}

const isEmit = (action: object): action is EmitAction => 'type' in action && action.type === 'xstate.emit';

/** What a list of actions would tell: types of what is emitted, notices as `notice:<id>`. */
export const toldBy = (actions: readonly object[]): string[] =>
  actions
    .filter(isEmit)
    .map(({ params: { event } }) => (event.notice ? `notice:${event.notice.id}` : event.type));

/**
 * Gives the machine events that a sample can be at one moment: an actor only answers while it is invoked, and a
 * delay only passes while its state waits for it. The same sample gives the same object each time.
 */
function createEvents(machine: AnyStateMachine) {
  const made = new Map<string, { event: AnyEventObject; sample: string }>();
  const sampleOf = new Map<AnyEventObject, string>();
  const make = (sample: string, event: AnyEventObject) => {
    const key = `${sample} ${event.type}`;
    const known = made.get(key) ?? { event, sample };
    made.set(key, known);
    sampleOf.set(known.event, sample);
    return known.event;
  };
  const eventsOf = (name: string, sample: Sample, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    if ('send' in sample) return [make(name, sample.send)];
    const nodes = activeNodes(machine, snapshot);
    if ('after' in sample) {
      return nodes
        .filter((node) => node.after.some(({ delay }) => delay === sample.after))
        .map((node) => make(name, { type: `xstate.after.${sample.after}.${node.id}` }));
    }
    return nodes
      .flatMap((node) => node.invoke)
      .filter(({ src }) => src === sample.from)
      .map(({ id }) =>
        make(
          name,
          'output' in sample
            ? { type: `xstate.done.actor.${id}`, output: sample.output, actorId: id }
            : { type: `xstate.error.actor.${id}`, error: sample.error, actorId: id },
        ),
      );
  };
  return { eventsOf, sampleOf };
}

const shortestOf = (paths: readonly (readonly GraphEdge[])[]) =>
  paths.toSorted((one, other) => one.length - other.length)[0];

const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]);

/**
 * Walks a model's machine with all of its samples, or with some of them. Built on xstate's own graph functions;
 * what a machine invokes or waits for is told to it in explicit events.
 */
export function graphOf(model: Model, only?: ReadonlySet<string>): Graph {
  const { machine } = model;
  const { eventsOf, sampleOf } = createEvents(machine);
  const samples = Object.entries(model.samples).filter(([name]) => only?.has(name) ?? true);
  const options: TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown> = {
    input: model.input,
    events: (snapshot) => samples.flatMap(([name, sample]) => eventsOf(name, sample, snapshot)),
    serializeState: keyOf,
    // A memory that grows without end would never be walked through: xstate throws then.
    limit: MOST_STEPS,
    serializeEvent: (event) => `${sampleOf.get(event)} ${event.type}`,
  };
  const nodeOf = (snapshot: AnyMachineSnapshot): GraphNode => ({
    key: keyOf(snapshot),
    snapshot,
    paths: leavesOf(snapshot.value),
  });
  const adjacency: AdjacencyValue<AnyMachineSnapshot, AnyEventObject>[] = Object.values(
    getAdjacencyMap(machine, options),
  );
  const nodes = new Map(adjacency.map(({ state }) => [keyOf(state), nodeOf(state)]));
  const known = (snapshot: AnyMachineSnapshot) => nodes.get(keyOf(snapshot)) ?? nodeOf(snapshot);

  const edgeOf = (from: GraphNode, event: AnyEventObject): GraphEdge => {
    const [snapshot, actions] = transition(machine, from.snapshot, event);
    const to = known(snapshot);
    const told = toldBy(actions);
    const passed = getMicrosteps(machine, from.snapshot, event).flatMap(([step]) => leavesOf(step.value));
    return {
      from,
      to,
      event,
      sample: sampleOf.get(event) ?? event.type,
      transitions: machine.getTransitionData(from.snapshot, event),
      passed: [...new Set(passed)].filter((path) => !to.paths.includes(path) && !from.paths.includes(path)),
      emitted: told,
      notices: told.filter((type) => type.startsWith('notice:')).map((type) => type.slice('notice:'.length)),
    };
  };
  const edges = new Map(
    adjacency.map(({ state, transitions }): [string, GraphEdge[]] => {
      const from = known(state);
      return [
        from.key,
        Object.values<{ event: AnyEventObject }>(transitions).map(({ event }) => edgeOf(from, event)),
      ];
    }),
  );
  const shortest = new Map(
    getShortestPaths(machine, options).map(({ state, steps }) => [
      keyOf(state),
      // The first step of xstate's paths is the start itself.
      steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    ]),
  );
  const [initial] = initialTransition(machine, model.input);
  const start = known(initial);

  const pathTo = (node: GraphNode) => {
    let at = start;
    return (shortest.get(node.key) ?? []).map((event) => {
      const edge = edges.get(at.key)?.find((candidate) => candidate.event === event) ?? edgeOf(at, event);
      at = edge.to;
      return edge;
    });
  };
  const along = (wanted: (edge: GraphEdge) => boolean) =>
    [...edges.values()]
      .flat()
      .filter(wanted)
      .map((edge) => [...pathTo(edge.from), edge]);
  const pathToState = (path: string) => {
    const ending = [...nodes.values()].filter(({ paths }) => paths.includes(path)).map(pathTo);
    return shortestOf([...ending, ...along(({ passed }) => passed.includes(path))]);
  };
  const pathAlong = (wanted: (edge: GraphEdge) => boolean) => shortestOf(along(wanted));
  return { start, nodes, edges, pathTo, pathToState, pathAlong };
}

/** All paths of innermost states of a machine, in the order they are written. */
export function statePathsOf(machine: AnyStateMachine): string[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => {
    const inner = Object.values(node.states);
    return inner.length === 0 ? [node] : inner.flatMap(walk);
  };
  return walk(machine.root).map((node) => node.path.join('.'));
}

/** Every transition that a machine has, those that happen by themselves left out. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const walk = (node: AnyStateNode): AnyTransitionDefinition[] => [
    ...[...node.transitions.values()].flat(),
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root);
}

/** What a machine asks of the world, by the path of the state that asks; '' is the machine as a whole. */
export function asksOf(machine: AnyStateMachine): { path: string; asks: string[] }[] {
  const walk = (node: AnyStateNode): { path: string; asks: string[] }[] => [
    {
      path: node.path.join('.'),
      asks: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
    },
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root).filter(({ asks }) => asks.length > 0);
}
