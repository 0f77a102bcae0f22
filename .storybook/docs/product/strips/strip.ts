/** One picture of a strip: a story, and what happens there in words. */
export interface StripStep {
  /** The story's id, as in its address. */
  readonly story: string;
  /** What is going on, as a sentence a product person would say. */
  readonly says: string;
  /** Where in a picture that is longer than the strip's frame stands what is said: 0 its top, 100 its end. */
  readonly lookAt?: number;
  /** What can happen here instead. */
  readonly branches?: readonly StripBranch[];
}

/** Another way a journey can go from one of its steps. */
export interface StripBranch {
  /** As a question: `What if the event fills up?` */
  readonly whatIf: string;
  readonly steps: readonly StripStep[];
}

/** One thing that people come to do, as pictures in order. */
export interface Strip {
  /** Stands in the address of the strip. */
  readonly id: string;
  readonly title: string;
  /** What the journey is about, in a sentence. */
  readonly says: string;
  readonly steps: readonly StripStep[];
}

/** Journeys that belong together. */
export interface StripGroup {
  readonly title: string;
  readonly strips: readonly Strip[];
}

/** All steps of a strip with those of its branches, in the order of the page. */
export const stepsOf = ({ steps }: Pick<Strip, 'steps'>): StripStep[] =>
  steps.flatMap((step) => [step, ...(step.branches ?? []).flatMap(stepsOf)]);
