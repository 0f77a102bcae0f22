/** The families of letters, with what stands in until they have come. */
export const fonts = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** How heavy letters are. */
export const weights = {
  regular: '400',
  medium: '550',
  strong: '600',
  bold: '650',
  display: '680',
} as const;

/** The height of a line over the size of its letters. */
export const leadings = { tight: '1.05', snug: '1.3', text: '1.55' } as const;

/** How round corners are. */
export const radii = { field: '10px', box: '16px', card: '28px', pill: '999px' } as const;

/** How long a change takes. */
export const durations = { state: '160ms', turn: '420ms' } as const;

/** The same for a reader who asks the system for less motion. */
export const reducedDurations = { state: '0ms', turn: '0ms' } as const satisfies Record<
  keyof typeof durations,
  string
>;

/** How a change begins and ends: without a spring. */
export const ease = 'cubic-bezier(.2,.8,.2,1)';

/** The smallest side of anything pressed. */
export const target = '44px';

/** What lies over what. */
export const layers = { header: '10', panel: '20', dialog: '40', notice: '50', skip: '60' } as const;
