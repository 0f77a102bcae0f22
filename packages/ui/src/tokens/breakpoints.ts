const defaultTextPx = 16;

/**
 * A width or height of the window in em, for a condition: the given px at the default text size, and more of them
 * for a reader with larger text, so that what fits beside each other is what is laid beside each other.
 */
const em = (px: number) => `${px / defaultTextPx}em`;

/** The one breakpoint, in px at the default text size: 768 itself is wide, 767 is compact. */
export const wideFrom = 768;

/** Media conditions for styles. Use them as keys of `'@media'`, never a number typed by hand. */
export const media = {
  /** 48em: 768 px and above, 1536 for twice the text. */
  wide: `screen and (min-width: ${em(wideFrom)})`,
  /** 68.75em: 1100 px and above. Something stands beside what is filled in. */
  roomy: `screen and (min-width: ${em(1100)})`,
  /** Below 68.75em: nothing stands beside what is filled in. */
  snug: `screen and (max-width: ${em(1100 - 0.02)})`,
  /** Below 48em. */
  compact: `screen and (max-width: ${em(wideFrom - 0.02)})`,
  /** Below 17.5em: 280 px, which is 320 with text half as large again. One thing stands beside another no more. */
  tiny: `screen and (max-width: ${em(280)})`,
  /** High enough for something to stay in sight while the page scrolls: 480 px at the default text size. */
  tall: `(min-height: ${em(480)})`,
  /** The person asked the system for less motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system is dark; it counts only while no theme was chosen. */
  dark: '(prefers-color-scheme: dark)',
  /** The person asked the system for more contrast. */
  moreContrast: '(prefers-contrast: more)',
  /** High contrast: the system paints the colours. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover, so a touch never leaves a hover behind. */
  hover: '(hover: hover)',
  /** Fingers, which hover over nothing. */
  touch: '(hover: none)',
} as const;
