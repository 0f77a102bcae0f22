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

/** Finds film strips by what they are about, and their steps by what happens there and the question that their branch answers. */
export const stepFinderOf = (strips: readonly Strip[]): ((question: string) => Ranked<FoundStep>) =>
  rankerOf<FoundStep>(
    strips.flatMap((strip) => [
      { strip, says: strip.says },
      ...sequencesOf(strip).flatMap(({ whatIf, places }) =>
        places.map(({ label, step }) => ({ strip, label, says: step.says, whatIf })),
      ),
    ]),
    ({ strip, label, says, whatIf = '' }) =>
      label === undefined ? `${strip.title} ${says}` : `${whatIf} ${says} ${strip.title}`,
  );
