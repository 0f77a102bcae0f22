import { cx } from '../../styles/cx.ts';
import { DrawnShape } from '../DrawnShape.tsx';
import { HERO_HEIGHT, HERO_WIDTH, heroShapes, LOOP_START_S } from './composition.ts';
import * as css from './hero-picture.css.ts';

const shapes = heroShapes(LOOP_START_S);

/** Props of {@link HeroPicture}. */
export interface HeroPictureProps {
  readonly className?: string;
}

/**
 * Women who come together, drawn in the circles of the mark: the still picture of the hero, exactly as its loop begins.
 * Fills its box; decoration.
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
      {shapes.map((shape) => (
        <DrawnShape key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}
