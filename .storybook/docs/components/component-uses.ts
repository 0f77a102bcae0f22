/** Where a component comes from and who draws it, read from the code's imports. */
export interface ComponentUses {
  readonly importLine: string;
  /** The library hands it out; else it is imported inside of it, and the line is as a feature would write it. */
  readonly isPublic: boolean;
  /** Title of the page that shows it. */
  readonly title?: string;
  /** What it is for, as its own page says it. */
  readonly purpose?: string;
  /** The components that draw it themselves. */
  readonly drawnBy: readonly string[];
  /** The flows that draw it, whatever stands between. */
  readonly flows: readonly string[];
  /** The screens that draw it, whatever stands between. */
  readonly screens: readonly string[];
}
