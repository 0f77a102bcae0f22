import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { models } from './models.ts';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.entries(models).map(([name, { machine }]) => [name, machine]),
);
const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map((entry) => entry.name);

/** At rest a state is an adjective or a participle. Not every adjective can be told from its ending. */
const AT_REST = new Set([
  'available',
  'full',
  'idle',
  'offline',
  'online',
  'unreachable',
  'sent',
  'signedIn',
  'signedOut',
]);
const GERUND = /(ing|ingIn|ingOut|ingOver)$/;
const PARTICIPLE = /ed$/;
const EVENT = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const statesOf = (machine: AnyStateMachine) => nodesOf(machine.root).filter((node) => node.parent);
const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat().concat(node.always ?? []);

function reachable(machine: AnyStateMachine): Set<AnyStateNode> {
  const seen = new Set<AnyStateNode>();
  const queue: AnyStateNode[] = [machine.root];
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.parent) queue.push(node.parent);
    queue.push(...(node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])));
    queue.push(...transitionsOf(node).flatMap((transition) => transition.target ?? []));
  }
  return seen;
}

const hasWayOut = (node: AnyStateNode): boolean => {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) {
    if (transitionsOf(at).some((transition) => transition.target?.some((target) => target !== node)))
      return true;
  }
  return false;
};

describe('conventions of machines', () => {
  it('knows every machine folder', () => {
    expect(Object.keys(machines).toSorted()).toEqual(folders.toSorted());
  });

  it.each(folders)('%s has the files that every machine has', (name) => {
    const required = [
      'index.ts',
      ...['machine.ts', 'model.ts', 'spec.md', 'test.ts'].map((role) => `${name}.${role}`),
    ];
    const optional = new Set([`${name}.rules.ts`, `${name}.selectors.ts`]);
    const found = readdirSync(new URL(`${name}/`, here)).filter((file) => !optional.has(file));
    expect(found.toSorted()).toEqual(required.toSorted());
  });

  describe.each(Object.entries(machines))('%s', (name, machine) => {
    it('has the id of its folder', () => {
      expect(machine.id).toBe(name);
    });

    it('names states by gerund while working, by adjective or participle at rest', () => {
      for (const { key, invoke } of statesOf(machine)) {
        const named =
          invoke.length > 0 ? GERUND.test(key) : AT_REST.has(key) || PARTICIPLE.test(key) || GERUND.test(key);
        expect(named, `state '${key}' of ${name}`).toBe(true);
      }
    });

    it('names events subject.verb', () => {
      for (const event of machine.events.filter((type: string) => !type.startsWith('xstate.'))) {
        expect(event, `event of ${name}`).toMatch(EVENT);
      }
    });

    it('reaches every state', () => {
      const seen = reachable(machine);
      expect(
        statesOf(machine)
          .filter((node) => !seen.has(node))
          .map((node) => node.id),
      ).toEqual([]);
    });

    it('has no state without a way out that is not final', () => {
      const stuck = statesOf(machine).filter((node) => node.type !== 'final' && !hasWayOut(node));
      expect(stuck.map((node) => node.id)).toEqual([]);
    });

    it('names every delay', () => {
      const delays = statesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay));
      expect(delays.filter((delay) => typeof delay !== 'string')).toEqual([]);
    });
  });
});
