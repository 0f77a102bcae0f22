import type { OutboxChange } from '../outbox.types.ts';
import { edits, markNumber } from './edits.ts';
import { brokenLaws, sendable } from './laws.ts';
import { markOf } from './model-server.ts';
import { createOutboxWorld, type Tab } from './outbox-world.ts';

/** What a script may consist of; `network` comes and goes. */
export const OPERATIONS = ['profile', 'create', 'update', 'admin', 'network'] as const;

/** One of {@link OPERATIONS}. */
export type Operation = (typeof OPERATIONS)[number];

/** Every script of one up to `length` operations. */
export function allScripts(length: number): Operation[][] {
  if (length === 0) return [];
  const shorter = allScripts(length - 1);
  const longest = shorter.filter((script) => script.length === length - 1);
  const base: Operation[][] = length === 1 ? [[]] : longest;
  return [...shorter, ...base.flatMap((script) => OPERATIONS.map((operation) => [...script, operation]))];
}

/** What a script came to: how many awaits it had, and which laws it broke. */
interface ScriptRun {
  awaits: number;
  broken: readonly string[];
}

const EVENT = '00000000-0000-4000-8000-0000000000e1';

/**
 * Runs a script one operation after the other; at the await number `crashAt` the page dies, having done what it waits
 * for but not heard of it, and the script goes on in a new one. In the end everything works and is sent.
 */
async function runScript(
  script: readonly Operation[],
  crashAt: number | null,
  rest: () => Promise<void>,
): Promise<ScriptRun> {
  let online = true;
  let awaits = 0;
  let created = EVENT;
  const world = createOutboxWorld({ deliver: () => (online ? 'arrives' : 'lost') });
  const { steps } = world;

  async function settle() {
    await rest();
    while (steps.count() > 0) {
      if (awaits === crashAt) reload();
      else steps.take(0);
      awaits += 1;
      await rest();
    }
  }

  function reload() {
    tab.alive = false;
    steps.take(0);
    world.crash(tab);
    tab = world.openTab();
  }

  function changeOf(operation: Exclude<Operation, 'network'>, mark: string): [OutboxChange, string] {
    if (operation === 'profile') {
      const entity = `profile:${String(tab.user)}`;
      return [edits.profile(mark, world.server.versionOf(entity)), entity];
    }
    if (operation === 'admin') return [edits.admin(mark), `admin:${mark}`];
    if (operation === 'create') created = mark;
    const entity = `event:${created}`;
    return [operation === 'create' ? edits.create(mark) : edits.update(mark, created, null), entity];
  }

  let tab: Tab = world.openTab();
  await settle();
  for (const [index, operation] of script.entries()) {
    if (operation === 'network') {
      online = !online;
      if (online) void tab.outbox.sync({ resumed: true });
    } else {
      const mark = markNumber(index);
      world.submit(tab, mark, ...changeOf(operation, mark));
    }
    await settle();
  }

  const inScript = awaits;
  online = true;
  void tab.outbox.sync();
  await settle();
  while (sendable(tab.outbox.getSnapshot().entries).length > 0 && steps.ring()) await settle();
  const { entries } = tab.outbox.getSnapshot();
  const stuck = entries.map((entry) => `stuck: ${markOf(entry)} is never sent, ${entry.status.state}`);
  return { awaits: inScript, broken: [...brokenLaws(world, new Set()), ...stuck] };
}

/** Runs a script as it is, and once for each of its awaits with a crash there: how often, and which laws were broken. */
export async function crashEverywhere(
  script: readonly Operation[],
  rest: () => Promise<void>,
): Promise<{ runs: number; broken: readonly string[] }> {
  const { awaits, broken } = await runScript(script, null, rest);
  const all = broken.map((sentence) => `without a crash: ${sentence}`);
  for (let at = 0; at < awaits; at += 1) {
    const crashed = await runScript(script, at, rest);
    all.push(...crashed.broken.map((sentence) => `with a crash at await ${at}: ${sentence}`));
  }
  return { runs: awaits + 1, broken: all };
}
