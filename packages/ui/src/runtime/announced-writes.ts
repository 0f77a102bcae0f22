import type { CommunityData } from '@sorella/core/data-port';

/** How the names of methods begin that only read. */
const READS = /^(list|get|count|has|is|may|adminExists)/;

type ReadName = `${'list' | 'get' | 'count' | 'has' | 'is' | 'may'}${string}` | 'adminExists';

/** Looks whether an unanswered write has arrived: what it answers is as new as the write's own answer. */
type ChangeCheck = 'getOwnForEvent';

/** A part of the port that is read and written; sessions and live updates tell of themselves. */
type Part = Exclude<keyof CommunityData, 'auth' | 'live'>;

type WriteName<Of extends Part> =
  | Exclude<keyof CommunityData[Of] & string, ReadName>
  | Extract<keyof CommunityData[Of], ChangeCheck>;

type Call = (...input: never[]) => Promise<unknown>;

/** The same thing for every write of the port, by part and method: one that is missing is a type error. */
export type ForEachWrite<Thing> = {
  readonly [Of in Part]: { readonly [Name in WriteName<Of>]: Thing };
};

/** A function for every write of the port, of its answer and its input. */
export type AnswerOfEachWrite<Given extends unknown[]> = {
  readonly [Of in Part]: {
    readonly [Name in WriteName<Of>]: CommunityData[Of][Name] extends infer Method extends Call
      ? (...given: [...Given, answer: Awaited<ReturnType<Method>>, ...Parameters<Method>]) => void
      : never;
  };
};

/** One write that the backend has answered. */
export interface AnsweredWrite {
  readonly part: string;
  readonly method: string;
  readonly input: readonly unknown[];
  readonly answer: unknown;
}

const isWrite = (method: string) =>
  !READS.test(method) || method === ('getOwnForEvent' satisfies ChangeCheck);

/**
 * The port, whose writes are heard: whoever called one gets the answer after `hear` is done with it, so that the page
 * knows it by the time the press is over. What `hear` rejects with goes nowhere: the write has succeeded.
 */
export function announceWrites(
  data: CommunityData,
  hear: (write: AnsweredWrite) => Promise<void>,
): CommunityData {
  const announced = (part: object, name: string) =>
    new Proxy(part, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        const method = String(key);
        if (typeof value !== 'function' || !isWrite(method)) return value;
        return async (...input: unknown[]) => {
          const answer: unknown = await Reflect.apply(value, target, input);
          await hear({ part: name, method, input, answer }).catch(() => undefined);
          return answer;
        };
      },
    });
  const parts = new Map<unknown, object>();
  return new Proxy(data, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof part !== 'object' || part === null || key === 'auth' || key === 'live') return part;
      const known = parts.get(part) ?? announced(part, String(key));
      parts.set(part, known);
      return known;
    },
  });
}
