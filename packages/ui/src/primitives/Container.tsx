import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './layout.css.ts';

/** Props of Container. */
export interface ContainerProps {
  readonly children: ReactNode;
  readonly width?: (typeof styles.containerWidths)[number];
  readonly className?: string;
}

/** The page's measure: a centred column with the margins of the window's width. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={cx(styles.container, styles.containerWidth[width], className)}>{children}</div>;
}
