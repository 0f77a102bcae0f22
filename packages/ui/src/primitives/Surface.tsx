import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './surface.css.ts';

/** Props of Surface. */
export interface SurfaceProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  readonly ground?: (typeof styles.surfaceGrounds)[number];
  readonly padding?: (typeof styles.surfacePaddings)[number];
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly className?: string;
}

/** A round-cornered ground with the ink that reads on it: the body of a card. */
export function Surface({
  as: Element = 'div',
  ground = 'raised',
  padding = 'medium',
  className,
  children,
  ...rest
}: SurfaceProps) {
  return (
    <Element {...rest} className={cx(styles.root, styles.ground[ground], styles.padding[padding], className)}>
      {children}
    </Element>
  );
}
