import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import type { Gap } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

/** Props of Stack. */
export interface StackProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'article';
  /** Space between the children, in steps of 4 px. Default 4 (16 px). */
  readonly gap?: Gap;
  readonly align?: (typeof styles.aligns)[number];
  readonly className?: string;
}

/** Children under each other with one distance between them. */
export function Stack({
  as: Element = 'div',
  gap = '4',
  align = 'stretch',
  className,
  children,
}: StackProps) {
  return (
    <Element className={cx(styles.stack, styles.gap[gap], styles.align[align], className)}>
      {children}
    </Element>
  );
}
