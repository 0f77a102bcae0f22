import { activeNodes, asksOf, type Graph, type GraphEdge, graphOf, statePathsOf } from './graph.ts';
import type { Model, StateMeaning } from './model.ts';

/** One step of a path, in words. */
export interface ChartStep {
  /** Name of the sample. */
  readonly sample: string;
  readonly says: string;
  /** Where it leads. */
  readonly to: string;
}

/** One state of a machine as the atlas shows it. */
export interface ChartState extends StateMeaning {
  /** As `online.settled`. */
  readonly path: string;
  /** Something is asked of the world meanwhile. */
  readonly working: boolean;
  /** The shortest way there from the start; empty for the start itself, undefined when there is none. */
  readonly steps: readonly ChartStep[] | undefined;
  /** Ids of the notices that can be told on the way in. */
  readonly notices: readonly string[];
}

/** What leads from one state to another, whatever the memory. */
export interface ChartTransition {
  readonly from: string;
  readonly to: string;
  /** Name of the sample. */
  readonly sample: string;
  readonly says: string;
  /** Types of all that is emitted, notices as `notice:<id>`. */
  readonly emitted: readonly string[];
  /** States that were entered and left again on the way. */
  readonly passed: readonly string[];
}

/** A machine as data: what the diagram, the table and the atlas are made of. */
export interface Chart {
  readonly machine: string;
  readonly title: string;
  readonly start: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** What is asked of the world, by the path of the state that asks; '' is the machine as a whole. */
  readonly asks: readonly { readonly path: string; readonly asks: readonly string[] }[];
  /** Sentences that are true at every moment. */
  readonly always: readonly string[];
}

const nameOf = (paths: readonly string[]) => paths.join(' + ');

const edgesOf = (graph: Graph): GraphEdge[] => [...graph.edges.values()].flat();

/** Draws up a model's chart. `only` leaves out the samples that are not in it, for paths that hands can walk. */
export function chartOf(model: Model, only?: ReadonlySet<string>): Chart {
  const graph = graphOf(model, only);
  const says = (sample: string) => model.samples[sample]?.says ?? sample;
  const transitions = new Map<string, ChartTransition>();
  // What no transition answers is ignored by the machine, and so left out here.
  for (const edge of edgesOf(graph).filter((candidate) => candidate.transitions.length > 0)) {
    const { sample, emitted, passed } = edge;
    const row = {
      from: nameOf(edge.from.paths),
      to: nameOf(edge.to.paths),
      sample,
      says: says(sample),
      emitted,
      passed,
    };
    transitions.set(JSON.stringify(row), row);
  }
  const rows = [...transitions.values()];
  const states = statePathsOf(model.machine).map((path): ChartState => {
    const meaning = model.states[path];
    if (!meaning)
      throw new Error(
        `State '${path}' of '${model.machine.id}' has no meaning: write it in its model's states.`,
      );
    const node = [...graph.nodes.values()].find(({ paths }) => paths.includes(path));
    const steps = graph
      .pathToState(path)
      ?.map(({ sample, to }) => ({ sample, says: says(sample), to: nameOf(to.paths) }));
    const into = rows.filter(({ to, passed }) => to.split(' + ').includes(path) || passed.includes(path));
    const notices = into
      .flatMap(({ emitted }) => emitted)
      .filter((type) => type.startsWith('notice:'))
      .map((type) => type.slice('notice:'.length));
    return {
      ...meaning,
      path,
      working: node
        ? activeNodes(model.machine, node.snapshot).some(
            (active) => active.parent && active.invoke.length > 0,
          )
        : false,
      steps,
      notices: [...new Set(notices)].toSorted(),
    };
  });
  return {
    machine: model.machine.id,
    title: model.title,
    start: nameOf(graph.start.paths),
    states,
    transitions: rows,
    asks: asksOf(model.machine),
    always: Object.keys(model.always),
  };
}

/** Ids of all notices that a model's machine can tell, sorted. */
export function noticesOf(model: Model): string[] {
  const told = edgesOf(graphOf(model)).flatMap(({ notices }) => notices);
  return [...new Set(told)].toSorted();
}
