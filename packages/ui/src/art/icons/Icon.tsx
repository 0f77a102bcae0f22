import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Props of {@link Icon}. */
export interface IconProps {
  /** The drawing, straight from Lucide: `import { Bell } from 'lucide'`. */
  readonly drawing: IconNode;
  /** Width and height: px, or a CSS length. */
  readonly size?: number | string;
  readonly className?: string | undefined;
  /** Of the 24 px the drawings are made on: small icons want a little more. */
  readonly strokeWidth?: number;
}

/**
 * A line drawing in the colour of the words beside it. Screen readers pass over it: an icon never says anything that
 * no word says. Lucide's own React package weighs 2 KB more and does nothing else that we need.
 */
export function Icon({ drawing, size = 24, className, strokeWidth = 2 }: IconProps) {
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      className,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
