import { type ColorName } from '../../tokens/palette.ts';

/** One circle of the hero's picture at one moment, in the units of its view box. */
export interface HeroCircle {
  readonly ink: Extract<ColorName, `art${string}`>;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** Units of the view box. */
export const HERO_WIDTH = 560;
/** Units of the view box. */
export const HERO_HEIGHT = 476;

/** Seconds: the circles come together until here, and from here on they move in a loop. */
export const LOOP_START_S = 2;
/** Seconds: the picture is again as it was at {@link LOOP_START_S}. */
export const LOOP_END_S = 6;

interface Course {
  readonly ink: HeroCircle['ink'];
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How far it sways, in units; and how far along it is in its loop at the start, in turns. */
  readonly sway: readonly [number, number];
  readonly phase: number;
  /** Where it comes from. */
  readonly from: readonly [number, number];
}

const courses: readonly Course[] = [
  { ink: 'artViolet', x: 402, y: 176, r: 118, sway: [18, 26], phase: 0.1, from: [700, 20] },
  { ink: 'artApricot', x: 360, y: 400, r: 142, sway: [26, 14], phase: 0.62, from: [520, 720] },
  { ink: 'artMoss', x: 100, y: 420, r: 122, sway: [16, 22], phase: 0.36, from: [-220, 600] },
  { ink: 'artTangerine', x: 292, y: 270, r: 130, sway: [-26, 18], phase: 0.82, from: [640, 420] },
  { ink: 'artBerry', x: 164, y: 204, r: 132, sway: [26, 20], phase: 0.5, from: [-200, 60] },
];

const ease = (share: number) => 1 - (1 - share) ** 4;

/** The circles at a moment, in seconds; from {@link LOOP_START_S} on the same every four seconds. */
export function heroCircles(seconds: number): HeroCircle[] {
  const arrived = ease(Math.min(1, seconds / LOOP_START_S));
  const turn = ((seconds - LOOP_START_S) / (LOOP_END_S - LOOP_START_S)) * 2 * Math.PI;
  return courses.map(({ ink, x, y, r, sway, phase, from }) => {
    const angle = turn + phase * 2 * Math.PI;
    const cx = x + sway[0] * Math.cos(angle);
    const cy = y + sway[1] * Math.sin(angle);
    return {
      ink,
      cx: from[0] + (cx - from[0]) * arrived,
      cy: from[1] + (cy - from[1]) * arrived,
      r: r * (1 + 0.03 * Math.sin(angle * 1)),
    };
  });
}
