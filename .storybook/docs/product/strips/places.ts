import type { Strip, StripStep } from './strip.ts';

/** Steps that follow one another: the way through a strip, or one of its branches. */
export interface Sequence {
  /** What the sequence answers; undefined for the way through. */
  readonly whatIf?: string;
  /** The step that it leaves, as its label; undefined for the way through. */
  readonly leaves?: string;
  readonly places: readonly Place[];
}

/** A step in its place. */
export interface Place {
  /** `3` on the way through, `3b.1` for the first step of the third one's second branch. */
  readonly label: string;
  readonly step: StripStep;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The way through a strip, and after it each branch in order. */
export function sequencesOf({ steps }: Pick<Strip, 'steps'>): [way: Sequence, ...branches: Sequence[]] {
  const way = steps.map((step, index): Place => ({ label: String(index + 1), step }));
  const branches = way.flatMap(({ label, step }) =>
    (step.branches ?? []).map(({ whatIf, steps: inside }, branch): Sequence => {
      const letter = LETTERS[branch] ?? String(branch);
      return {
        whatIf,
        leaves: label,
        places: inside.map((other, index) => ({ label: `${label}${letter}.${index + 1}`, step: other })),
      };
    }),
  );
  return [{ places: way }, ...branches];
}

/** Where a place stands, with what comes before and after it in its sequence. */
export interface Standing {
  readonly place: Place;
  readonly sequence: Sequence;
  readonly before: Place | undefined;
  readonly after: Place | undefined;
}

/** Finds a place by its label; undefined when the strip has none of that name. */
export function standingAt(sequences: readonly Sequence[], label: string): Standing | undefined {
  for (const sequence of sequences) {
    const at = sequence.places.findIndex((place) => place.label === label);
    const place = sequence.places[at];
    if (place) return { place, sequence, before: sequence.places[at - 1], after: sequence.places[at + 1] };
  }
  return undefined;
}
