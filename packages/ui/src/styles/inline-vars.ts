import type { CSSProperties } from 'react';

/** Values for variables made with `createVar`, as a `style` attribute. A value left out is not written. */
export function inlineVars(values: Readonly<Record<string, string | undefined>>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [reference, value] of Object.entries(values)) {
    // The reference reads `var(--name)`; as a property only the name counts.
    if (value !== undefined) style[reference.slice(4, -1)] = value;
  }
  return style;
}
