import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ProcessFacts {
  readonly parent: number;
  readonly zombie: boolean;
  readonly command: string;
}

function factsFromProc(pid: number): ProcessFacts {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold anything, brackets and spaces too.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { parent: Number(parent), zombie: state === 'Z', command };
}

function factsFromPs(pid: number): ProcessFacts {
  const text = execFileSync('ps', ['-o', 'ppid=,stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)/.exec(text) ?? [];
  return { parent: Number(parent), zombie: state?.startsWith('Z') ?? false, command: command ?? '' };
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    return process.platform === 'linux' ? factsFromProc(pid) : factsFromPs(pid);
  } catch {
    return undefined;
  }
}

/** Read before the rest of the stack is: a parent that ends meanwhile has no number any more. */
const parentAtStart = process.ppid;

function launcherChain(withParent: boolean): number[] {
  const chain: number[] = [];
  let launchers = 0;
  for (let pid = parentAtStart; pid > 1 && chain.length < 10; ) {
    chain.push(pid);
    const facts = factsOf(pid);
    if (facts === undefined) break;
    if (/(^|[\s/'])(npm|npx|pnpm)\b/.test(facts.command)) launchers = chain.length;
    else if (!/^\S*sh\s/.test(facts.command)) break;
    pid = facts.parent;
  }
  return chain.slice(0, Math.max(launchers, withParent ? 1 : 0));
}

/**
 * Calls back once when a process of `npm`, `npx` or `pnpm` that launched this one is gone. Those do not always pass a
 * signal on: without this, ending `npx pnpm stack` would leave the stack behind.
 *
 * @param withParent - watch the process that started this one, too, whatever it is.
 */
export function whenLauncherEnds(callback: () => void, withParent: boolean): void {
  const chain = launcherChain(withParent);
  if (chain.length === 0) return;
  const timer = setInterval(
    () => {
      const gone = chain.some((pid) => factsOf(pid)?.zombie ?? true);
      if (!gone) return;
      clearInterval(timer);
      callback();
    },
    process.platform === 'linux' ? 250 : 2_000,
  );
  timer.unref();
}
