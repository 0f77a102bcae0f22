import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { inlineVars } from '../styles/inline-vars.ts';
import type { Gap } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

/** Props of Grid. */
export interface GridProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'ul' | 'ol';
  /** The narrowest a column may be, as a CSS length. Default `20rem`, which gives three on a wide page. */
  readonly columnMin?: string;
  /** Space between the cells, in steps of 4 px. Default 6 (24 px). */
  readonly gap?: Gap;
  readonly className?: string;
}

/** Equal columns, as many as the room holds. */
export function Grid({
  as: Element = 'div',
  columnMin = '20rem',
  gap = '6',
  className,
  children,
}: GridProps) {
  return (
    <Element
      style={inlineVars({ [styles.columnMin]: columnMin })}
      className={cx(styles.grid, styles.gap[gap], className)}
    >
      {children}
    </Element>
  );
}
