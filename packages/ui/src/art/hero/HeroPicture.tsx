import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import { HERO_HEIGHT, HERO_WIDTH, heroCircles, LOOP_START_S } from './composition.ts';
import * as css from './hero-picture.css.ts';

const circles = heroCircles(LOOP_START_S);

/** Props of {@link HeroPicture}. */
export interface HeroPictureProps {
  readonly className?: string;
}

/**
 * People who come together, and what they share: the still picture of the hero, exactly as its loop begins. Fills its
 * box; decoration.
 */
export function HeroPicture({ className }: HeroPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${HERO_WIDTH} ${HERO_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={cx(css.root, className)}
    >
      {circles.map((circle) => (
        <circle
          key={circle.ink}
          className={cx(ink[circle.ink], overprint)}
          cx={Math.round(circle.cx)}
          cy={Math.round(circle.cy)}
          r={Math.round(circle.r)}
        />
      ))}
    </svg>
  );
}
