import type { Ink } from './palette.ts';

/** Width of a picture's view box, in its own units. */
export const PICTURE_WIDTH = 380;
/** Height of a picture's view box, in its own units. */
export const PICTURE_HEIGHT = 250;

/** How a shape meets those below it. */
interface Inked {
  ink: Ink;
  /** True when the shape is printed over the others, so that the overlap shows. */
  overprint: boolean;
}

/** A disc. */
export interface Circle extends Inked {
  kind: 'circle';
  cx: number;
  cy: number;
  r: number;
}

/** An upright bar that stands on the lower edge; `radius` rounds its top. */
export interface Bar extends Inked {
  kind: 'bar';
  x: number;
  y: number;
  width: number;
  radius: number;
}

/** Anything else, as SVG path data with the rule 'evenodd'. */
export interface Outline extends Inked {
  kind: 'outline';
  d: string;
}

/** One shape of a picture. */
export type Shape = Circle | Bar | Outline;

type Point = readonly [x: number, y: number];

const PLACES = 10;
const round = (value: number) => Math.round(value * PLACES) / PLACES;
/** Numbers of path data, rounded. */
export const at = (...points: readonly number[]) => points.map(round).join(' ');

/** A disc. */
export const disc = (cx: number, cy: number, r: number, ink: Ink, overprint = false): Circle => ({
  kind: 'circle',
  cx: round(cx),
  cy: round(cy),
  r: round(r),
  ink,
  overprint,
});

/** A bar on the lower edge; `radius` rounds its top. */
export const bar = (
  x: number,
  y: number,
  width: number,
  ink: Ink,
  { radius = 0, overprint = false } = {},
): Bar => ({
  kind: 'bar',
  x: round(x),
  y: round(y),
  width: round(width),
  radius: round(radius),
  ink,
  overprint,
});

/** What path data encloses. */
export const outline = (d: string, ink: Ink, overprint = false): Outline => ({
  kind: 'outline',
  d,
  ink,
  overprint,
});

/** Straight lines from point to point, and back. */
export const polygon = (points: readonly Point[], ink: Ink, overprint = false): Outline =>
  outline(`${points.map((point, index) => `${index ? 'L' : 'M'}${at(...point)}`).join('')}Z`, ink, overprint);

/** Half a disc: its upper or its lower side, flat at `cy`. */
export const halfDisc = (
  [cx, cy]: Point,
  r: number,
  side: 'upper' | 'lower',
  ink: Ink,
  overprint = false,
): Outline =>
  outline(
    `M${at(cx - r, cy)}A${at(r, r)} 0 0 ${side === 'upper' ? 1 : 0} ${at(cx + r, cy)}Z`,
    ink,
    overprint,
  );

const circlePath = (cx: number, cy: number, r: number) =>
  `M${at(cx - r, cy)}A${at(r, r)} 0 1 0 ${at(cx + r, cy)}A${at(r, r)} 0 1 0 ${at(cx - r, cy)}Z`;

/** A ring: a disc without its middle. */
export const ring = ([cx, cy]: Point, outer: number, inner: number, ink: Ink, overprint = false): Outline =>
  outline(circlePath(cx, cy, outer) + circlePath(cx, cy, inner), ink, overprint);

/** A gate that stands on the lower edge: round above, open in the middle. */
export const gate = (cx: number, top: number, outer: number, inner: number, ink: Ink): Outline => {
  const arch = (half: number, y: number) =>
    `M${at(cx - half, PICTURE_HEIGHT)}V${at(y + half)}A${at(half, half)} 0 0 1 ${at(cx + half, y + half)}V${PICTURE_HEIGHT}Z`;
  return outline(arch(outer, top) + arch(inner, top + outer - inner), ink, false);
};

/** A leaf from one tip to the other, as wide as `width` in its middle. */
export const leaf = (
  [x1, y1]: Point,
  [x2, y2]: Point,
  width: number,
  ink: Ink,
  overprint = false,
): Outline => {
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across: Point = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const bend = (side: 1 | -1) => at(middle[0] + across[0] * side, middle[1] + across[1] * side);
  return outline(`M${at(x1, y1)}Q${bend(1)} ${at(x2, y2)}Q${bend(-1)} ${at(x1, y1)}Z`, ink, overprint);
};

/** A bar of `length` by `width` around a middle, turned by `degrees`. */
export const plank = (
  [cx, cy]: Point,
  [length, width]: readonly [number, number],
  degrees: number,
  ink: Ink,
  overprint = false,
): Outline => {
  const angle = (degrees * Math.PI) / 180;
  const corner = (along: number, over: number): Point => [
    cx + along * Math.cos(angle) - over * Math.sin(angle),
    cy + along * Math.sin(angle) + over * Math.cos(angle),
  ];
  const [l, w] = [length / 2, width / 2];
  return polygon([corner(-l, -w), corner(l, -w), corner(l, w), corner(-l, w)], ink, overprint);
};

/**
 * A chain of hills from edge to edge, and level ground beyond, for a box that is wider than the picture: tops and valleys
 * from left to right; `soft` rolls rather than peaks.
 */
export const ridge = (points: readonly Point[], soft: boolean, ink: Ink, overprint = false): Outline => {
  const line = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (!before) return `M${at(-PICTURE_WIDTH, y)}H${x}`;
    const middle = (before[0] + x) / 2;
    return soft ? `C${at(middle, before[1], middle, y, x, y)}` : `L${at(x, y)}`;
  });
  return outline(
    `${line.join('')}H${PICTURE_WIDTH * 2}V${PICTURE_HEIGHT}H${-PICTURE_WIDTH}Z`,
    ink,
    overprint,
  );
};
