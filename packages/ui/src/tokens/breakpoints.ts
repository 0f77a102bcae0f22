/** The one breakpoint, in px: 768 itself is wide, 767 is compact. */
export const wideFrom = 768;

/** Media conditions for styles. Use them as keys of `'@media'`, never a number typed by hand. */
export const media = {
  /** 768 px and above. */
  wide: `screen and (min-width: ${wideFrom}px)`,
  /** Below 768 px. */
  compact: `screen and (max-width: ${wideFrom - 0.02}px)`,
  /** The person asked the system for less motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system is dark; it counts only while no theme was chosen. */
  dark: '(prefers-color-scheme: dark)',
  /** High contrast: the system paints the colours. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover, so a touch never leaves a hover behind. */
  hover: '(hover: hover)',
} as const;
