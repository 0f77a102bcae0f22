import { type Ranked, rankerOf } from '../../atlas/ranking.ts';
import { type Sequence, sequencesOf } from './strips/places.ts';
import type { Strip } from './strips/strip.ts';

/** A film strip, or a step of it. */
export interface FoundStep {
  readonly strip: Strip;
  /** Undefined for the whole strip. */
  readonly label?: string;
  readonly says: string;
  /** The question that the step's branch answers; undefined on the way through. */
  readonly whatIf?: Sequence['whatIf'];
}

/**
 * Finds film strips by what they are about, and their steps by what happens there and the question that their branch answers.
 * The best strip stands first, with its steps in their order.
 */
export function stepFinderOf(strips: readonly Strip[]): (question: string) => Ranked<FoundStep> {
  const steps = strips.flatMap((strip): FoundStep[] => [
    { strip, says: strip.says },
    ...sequencesOf(strip).flatMap(({ whatIf, places }) =>
      places.map(({ label, step }) => ({ strip, label, says: step.says, whatIf })),
    ),
  ]);
  const find = rankerOf(steps, ({ strip, says, whatIf = '' }) => ({
    title: `${strip.title} ${whatIf}`,
    text: `${says} ${strip.says}`,
  }));
  const order = new Map(steps.map((step, index) => [step, index]));
  return (question) => {
    const { things, hasAll } = find(question);
    const byStrip = Map.groupBy(things, ({ strip }) => strip);
    return {
      things: [...byStrip.values()].flatMap((own) =>
        own.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
      ),
      hasAll,
    };
  };
}
