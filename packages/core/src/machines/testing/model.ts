import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import type { RequirementId } from '../../notices/notice.ts';

/** One thing that can happen to a machine: in words, and as what the machine hears of it. */
export type Sample<Event extends AnyEventObject = AnyEventObject> = {
  /** What happens, as a sentence a product person would say. */
  readonly says: string;
} & (
  | { /** A machine event that someone or the world sends. */ readonly send: Event }
  | { /** The invoked actor of this name answers. */ readonly from: string; readonly output: unknown }
  | { /** The invoked actor of this name fails. */ readonly from: string; readonly error: unknown }
  | { /** The named delay passes. */ readonly after: string }
);

/** What a state means to the people who look at it. */
export interface StateMeaning {
  /** What is going on, as a sentence. */
  readonly says: string;
  /** The requirements and decisions that the state answers. */
  readonly answers: readonly [RequirementId, ...RequirementId[]];
  /**
   * The state whose stories stand in for this one. Only for a state that is left again before anything could be
   * drawn, and that therefore looks like the other.
   */
  readonly looksLike?: string;
}

/**
 * What walks, the state atlas and the stories need to know of a machine and cannot read from it: events with
 * everything that they carry, and the meaning of the states. Never shipped.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine, Name extends string = string> {
  readonly machine: Machine;
  /** What the machine is about, as a title. */
  readonly title: string;
  readonly input?: InputFrom<Machine>;
  /** By a name that gestures and paths use; kebab-case. Together they take every transition of the machine. */
  readonly samples: Readonly<Record<Name, Sample>>;
  /** Every state by its path, as `online.settled`. */
  readonly states: Readonly<Record<string, StateMeaning>>;
  /** Sentences that are true of the machine at every moment. */
  readonly always: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
}

/** Writes a model down with its samples held to the machine's own events. */
export function defineModel<Machine extends AnyStateMachine, Name extends string>(
  model: Model<Machine, Name> & { readonly samples: Readonly<Record<Name, Sample<EventFrom<Machine>>>> },
): Model<Machine, Name> {
  return model;
}
