import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import type { Gap } from '../tokens/scale.ts';
import * as styles from './layout.css.ts';

/** Props of Inline. */
export interface InlineProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'nav';
  /** Space between the children, in steps of 4 px. Default 3 (12 px). */
  readonly gap?: Gap;
  readonly align?: (typeof styles.aligns)[number];
  readonly justify?: (typeof styles.justifies)[number];
  /** False keeps everything on one line; only for children that can shrink. */
  readonly wrap?: boolean;
  readonly className?: string;
}

/** Children beside each other, onto the next line when the room ends. */
export function Inline({
  as: Element = 'div',
  gap = '3',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  children,
}: InlineProps) {
  const names = cx(
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
    !wrap && styles.noWrap,
    className,
  );
  return <Element className={names}>{children}</Element>;
}
