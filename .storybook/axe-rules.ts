/** A rule of axe, and how it differs from what axe does by itself. */
export interface AxeRule {
  id: string;
  enabled?: boolean;
  selector?: string;
}

/** What axe is told of every story. */
export const axeRules: readonly AxeRule[] = [
  { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-aria-hidden])' },
];
