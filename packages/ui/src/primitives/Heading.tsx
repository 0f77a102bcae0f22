import type { ReactNode, Ref } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './text.css.ts';

/** Levels a heading may have; choose by the outline of the page, never by look. */
export const headingLevels = [1, 2, 3, 4] as const;

/** Props of Heading. */
export interface HeadingProps {
  readonly children: ReactNode;
  readonly level: (typeof headingLevels)[number];
  /** The look, apart from the level. Default: hero for 1, section for 2, card for the rest. */
  readonly size?: (typeof styles.headingSizes)[number];
  readonly id?: string;
  /** -1 lets code move focus here, for instance after a route change. */
  readonly tabIndex?: -1;
  readonly className?: string;
  readonly ref?: Ref<HTMLHeadingElement>;
}

const defaultSize = { 1: 'hero', 2: 'section', 3: 'card', 4: 'card' } as const;
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Display type, balanced over its lines. */
export function Heading({ level, size = defaultSize[level], className, children, ...rest }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={cx(styles.heading, styles.headingSize[size], className)}>
      {children}
    </Element>
  );
}
