import { cx } from '../styles/cx.ts';
import * as styles from './skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps {
  readonly shape?: (typeof styles.skeletonShapes)[number];
  /** A CSS length. Default: all the room there is. */
  readonly width?: keyof typeof styles.width;
  /** A CSS length; a `text` skeleton takes the height of its line instead. */
  readonly height?: keyof typeof styles.height;
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
      className={cx(
        styles.root,
        styles.shape[shape],
        width && styles.width[width],
        height && styles.height[height],
        className,
      )}
    />
  );
}
