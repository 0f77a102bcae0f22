import type { CommunityData } from '@sorella/core/data-port';
import type { Device } from '@sorella/ui';

/** How a held call goes on: the real thing is called now, or it is answered or refused instead. */
export type CallAnswer = 'really' | { output: unknown } | { error: unknown };

/** Calls of the port and the device that wait until they are told how to go on. */
export interface HeldCalls {
  isHeld(name: string): boolean;
  /** True when a call of this name waits now. */
  isWaiting(name: string): boolean;
  /** Lets every call of this name that waits now go on. */
  answer(name: string, answer: CallAnswer): void;
  /** Waits for the answer; `call` is the real thing. */
  pass(name: string, call: () => unknown): Promise<unknown>;
}

/** Holds the calls of these names, as machines name their actors: `applications.apply`. */
export function createHeldCalls(names: ReadonlySet<string>): HeldCalls {
  const waiting = new Map<string, ((answer: CallAnswer) => void)[]>();
  return {
    isHeld: (name) => names.has(name),
    isWaiting: (name) => (waiting.get(name) ?? []).length > 0,
    answer(name, answer) {
      for (const resolve of waiting.get(name)?.splice(0) ?? []) resolve(answer);
    },
    async pass(name, call) {
      const answer = await new Promise<CallAnswer>((resolve) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
      });
      if (answer === 'really') return call();
      if ('error' in answer) throw answer.error;
      return answer.output;
    },
  };
}

function withHeld<Part extends object>(part: Part, calls: HeldCalls, nameOf: (key: string) => string): Part {
  return new Proxy(part, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      const name = nameOf(String(key));
      if (typeof value !== 'function' || !calls.isHeld(name)) return value;
      return (...input: unknown[]) => calls.pass(name, () => Reflect.apply(value, target, input));
    },
  });
}

/** The port with some of its methods held; the others are the real adapter. */
export function holdData(data: CommunityData, calls: HeldCalls): CommunityData {
  return new Proxy(data, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof part !== 'object' || part === null) return part;
      return withHeld(part, calls, (method) => `${String(key)}.${method}`);
    },
  });
}

/** What machines call the device's methods. */
const DEVICE_NAMES: Partial<Record<string, string>> = {
  probe: 'connection.probe',
  untilVisible: 'page.untilVisible',
};

/** Whether an actor's name is a method of the device, whose answers a walk gives itself. */
export const isDeviceCall = (name: string) => Object.values(DEVICE_NAMES).includes(name);

/** The device with some of its methods held. */
export const holdDevice = (device: Device, calls: HeldCalls): Device =>
  withHeld(device, calls, (method) => DEVICE_NAMES[method] ?? '');

/** What a machine asks of neither port nor device, held where its name is. */
export async function performHeld<Result>(
  calls: HeldCalls,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // The answer is given by the model's sample, which the machine's own types hold to the shape.
  return calls.isHeld(name) ? ((await calls.pass(name, work)) as Result) : work();
}
