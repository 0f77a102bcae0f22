import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyTransitionDefinition } from 'xstate';
import { NOTICES } from '../notices/catalogue.ts';
import { models } from './models.ts';
import { activeNodes, type GraphEdge, graphOf, statePathsOf, transitionsOf } from './testing/graph.ts';
import type { Model } from './testing/model.ts';
import { type Run, runOf } from './testing/runner.ts';

/** `pnpm bench` takes more. */
const RANDOM_WALKS = Number(process.env['WALKS'] ?? 500);
/** So many pairs of transitions a machine, of more a share that is another with every seed; `pnpm bench` takes all. */
const MOST_PAIRS = process.env['WALKS'] === undefined ? 20_000 : Number.POSITIVE_INFINITY;
const LONGEST_WALK = 24;
/** A busy machine may take its time; how long walks take is no concern of theirs. */
const PATIENCE_MS = 300_000;
const seed = Number(process.env['WALKS_SEED'] ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(seed))
  throw new Error('WALKS_SEED is the whole number that an earlier run printed.');

const describeTransition = ({ source, eventType, target }: AnyTransitionDefinition) =>
  `${source.id} on ${eventType} to ${target?.map(({ id }) => id).join(', ') ?? 'itself'}`;

const sampleOf = (model: Model, name: string) => {
  const sample = model.samples[name];
  if (!sample) throw new Error(`No sample '${name}'`);
  return sample;
};

/** What must be true after every step of a running machine, whatever led there. */
function expectSound(model: Model, run: Run) {
  const snapshot = run.snapshot();
  if (snapshot.error !== undefined) throw snapshot.error;
  for (const [sentence, holds] of Object.entries(model.always))
    if (!holds(snapshot)) throw new Error(`${sentence}, in ${JSON.stringify(snapshot.value)}`);
}

/** Takes one edge with the running machine and holds it to what the graph foretold. */
function take(model: Model, run: Run, edge: GraphEdge) {
  const { happened, emitted } = run.happen(sampleOf(model, edge.sample));
  if (!happened) throw new Error(`'${edge.sample}' can happen in ${edge.from.key}`);
  const { value, context } = run.snapshot();
  const now = { value, context, emitted };
  const { snapshot } = edge.to;
  const foretold = { value: snapshot.value, context: snapshot.context, emitted: edge.emitted };
  // Vitest's own matcher would take most of the time that walks last.
  deepStrictEqual(now, foretold);
  expectSound(model, run);
}

/** Runs a machine along a path. */
function walk(model: Model, path: readonly GraphEdge[]): void {
  const run = runOf(model);
  expectSound(model, run);
  for (const edge of path) take(model, run, edge);
  run.stop();
}

describe.each(Object.entries(models))('walks over %s', (name, model) => {
  const graph = graphOf(model);
  const edges = [...graph.edges.values()].flat();
  const from = (key: string) => graph.edges.get(key) ?? [];

  it('gives every state a meaning, and no other', () => {
    expect(Object.keys(model.states).toSorted()).toEqual(statePathsOf(model.machine).toSorted());
  });

  it('finds a way to every state', () => {
    const lost = statePathsOf(model.machine).filter((path) => graph.pathToState(path) === undefined);
    expect(lost, 'no samples of the model lead there').toEqual([]);
  });

  it('has samples for every transition', () => {
    const taken = new Set(edges.flatMap(({ transitions }) => transitions));
    const missing = transitionsOf(model.machine).filter((transition) => !taken.has(transition));
    expect(missing.map(describeTransition), 'add a sample to the model that takes it').toEqual([]);
  });

  it('has no sample that moves nothing', () => {
    const moving = new Set(
      edges.filter(({ transitions }) => transitions.length > 0).map(({ sample }) => sample),
    );
    const idle = Object.keys(model.samples).filter((sample) => !moving.has(sample));
    expect(idle, 'no transition answers it: one is missing, or the sample is').toEqual([]);
  });

  it('hears every answer of everything it asks', () => {
    const unheard = edges.filter(
      ({ event, transitions }) => /^xstate\.(done|error)\./.test(event.type) && transitions.length === 0,
    );
    expect(unheard.map(({ from: node, sample }) => `${node.key}: ${sample}`)).toEqual([]);
    const deaf = [...graph.nodes.values()].flatMap(({ snapshot }) =>
      activeNodes(model.machine, snapshot)
        .filter(({ parent }) => parent)
        .flatMap(({ invoke, transitions }) =>
          invoke.flatMap(({ id }) =>
            [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].filter((type) => !transitions.has(type)),
          ),
        ),
    );
    expect(deaf, 'an answer without a transition').toEqual([]);
  });

  it('has no dead end', () => {
    const stuck = [...graph.nodes.values()].filter(
      ({ key, snapshot }) => snapshot.status !== 'done' && from(key).every(({ to }) => to.key === key),
    );
    expect(stuck.map(({ key }) => key)).toEqual([]);
  });

  it('tells only notices of the catalogue', () => {
    const unknown = edges.flatMap(({ notices }) => notices).filter((id) => !(id in NOTICES));
    expect(unknown).toEqual([]);
  });

  it('takes every transition, and pairs of them, running', { timeout: PATIENCE_MS }, () => {
    const pairs = edges.reduce((sum, first) => sum + from(first.to.key).length, 0);
    const share = Math.ceil(pairs / MOST_PAIRS);
    let counted = seed;
    const left = new Map(
      edges.map((first) => [
        first,
        new Set(
          from(first.to.key).filter(() => {
            counted += 1;
            return counted % share === 0;
          }),
        ),
      ]),
    );
    const alone = new Set(edges);
    for (const start of edges)
      while (left.get(start)?.size) {
        // One run goes on from pair to pair: a run for each would take the same first steps over and over.
        const run = runOf(model);
        for (const edge of graph.pathTo(start.from)) take(model, run, edge);
        take(model, run, start);
        alone.delete(start);
        let first = start;
        for (;;) {
          const [second] = left.get(first) ?? [];
          const next = second ?? from(first.to.key).find((edge) => left.get(edge)?.size);
          if (!next) break;
          left.get(first)?.delete(next);
          take(model, run, next);
          alone.delete(next);
          first = next;
        }
        run.stop();
      }
    // From the beginning into an end, where nothing follows, and into what the share left out.
    for (const edge of alone) walk(model, [...graph.pathTo(edge.from), edge]);
    expect([...left.values()].filter(({ size }) => size > 0)).toEqual([]);
  });

  it('stays sound on random walks', { timeout: PATIENCE_MS }, () => {
    console.info(`Random walks over ${name} with WALKS_SEED=${seed}`);
    const names = Object.keys(model.samples);
    const choices = fc.array(fc.record({ any: fc.boolean(), choice: fc.nat({ max: 999 }) }), {
      maxLength: LONGEST_WALK,
      size: 'max',
    });
    const walks = fc.check(
      fc.property(choices, (steps) => {
        const run = runOf(model);
        let at = graph.start;
        for (const { any, choice } of steps) {
          const open = from(at.key);
          // Half of the steps are what can happen now, the other half whatever comes, also at the wrong time.
          const sample = any ? names[choice % names.length] : open[choice % open.length]?.sample;
          const edge = open.find((candidate) => candidate.sample === sample);
          if (edge) {
            take(model, run, edge);
            at = edge.to;
          } else if (sample && run.happen(sampleOf(model, sample)).happened) {
            throw new Error(`'${sample}' happened in ${at.key}, which the graph does not know`);
          }
        }
        run.stop();
      }),
      { numRuns: RANDOM_WALKS, seed },
    );
    expect(fc.defaultReportMessage(walks)).toBeUndefined();
    expect(walks.numRuns).toBe(RANDOM_WALKS);
  });
});
