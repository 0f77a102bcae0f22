import { cx } from '../styles/cx.ts';
import { inlineVars } from '../styles/inline-vars.ts';
import * as styles from './skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps {
  readonly shape?: (typeof styles.skeletonShapes)[number];
  /** A CSS length. Default: all the room there is. */
  readonly width?: string;
  /** A CSS length; a `text` skeleton takes the height of its line instead. */
  readonly height?: string;
  readonly className?: string;
}

/**
 * A shape where something will stand: of the same size, so that nothing moves when it comes. Silent for screen
 * readers; the region around it says that it is loading (`aria-busy` and a status text).
 */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={inlineVars({ [styles.across]: width, [styles.high]: height })}
      className={cx(styles.root, styles.shape[shape], className)}
    />
  );
}
