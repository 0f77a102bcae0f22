import { categoryBlock } from '@sorella/core/domain';
import type { Block } from '../tokens/palette.ts';
import { type Ink, type Motif, motifsOf, PALETTES, type Palette } from './palette.ts';
import { type Dice, diceFor } from './seed.ts';

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

/** A chain of hills from edge to edge: tops and valleys from left to right. */
export interface Ridge extends Inked {
  kind: 'ridge';
  points: readonly (readonly [x: number, y: number])[];
  /** Rolling hills rather than peaks. */
  soft: boolean;
}

/** One shape of a picture. */
export type Shape = Circle | Bar | Ridge;

/** A whole picture: its ground and the shapes on it, lowest first. */
export interface Composition {
  motif: Motif;
  block: Block;
  shapes: readonly Shape[];
}

const PLACES = 10;
const round = (value: number) => Math.round(value * PLACES) / PLACES;

function sun(dice: Dice, palette: Palette, overprint: boolean): Circle {
  const [low, high] = dice.pick([
    [60, 110],
    [262, 324],
  ]);
  return {
    kind: 'circle',
    cx: dice.between(low, high),
    cy: dice.between(94, 116),
    r: dice.between(30, 42),
    ink: palette.glow,
    overprint,
  };
}

function circles(dice: Dice, palette: Palette): Shape[] {
  const cx = dice.between(72, 168);
  const r = dice.between(88, 116);
  const secondR = dice.between(80, 104);
  const secondCx = round(cx + r * dice.between(0.75, 1.1));
  const mirror = dice.pick([false, true]);
  const place = (x: number) => (mirror ? round(PICTURE_WIDTH - x) : x);
  const base = { kind: 'circle', overprint: true } as const;
  return [
    { ...base, cx: place(cx), cy: dice.between(214, 258), r, ink: palette.deep, overprint: false },
    { ...base, cx: place(secondCx), cy: dice.between(182, 236), r: secondR, ink: palette.vivid },
    {
      ...base,
      cx: place(round(Math.min(secondCx + secondR * dice.between(0.9, 1.3), 352))),
      cy: dice.between(74, 150),
      r: dice.between(44, 66),
      ink: dice.pick([palette.glow, palette.glow, palette.spark]),
    },
  ];
}

function ridge(dice: Dice, tops: number, [high, low]: readonly [number, number]): Ridge['points'] {
  const step = PICTURE_WIDTH / (tops * 2);
  return Array.from({ length: tops * 2 + 1 }, (_, index) => {
    const isTop = index % 2 === 1;
    const isEdge = index === 0 || index === tops * 2;
    const x = isEdge ? index * step : index * step + dice.between(-step / 4, step / 4);
    const y = isTop ? dice.between(high, high + 44) : dice.between(low - 24, low + 24);
    return [round(x), y] as const;
  });
}

function hills(dice: Dice, palette: Palette): Shape[] {
  const soft = dice.pick([false, true]);
  const far = ridge(dice, 2, soft ? [108, 196] : [78, 196]);
  const near = ridge(dice, dice.pick([1, 2, 3]), soft ? [164, 226] : [140, 230]);
  return [
    sun(dice, palette, false),
    { kind: 'ridge', points: far, soft, ink: palette.vivid, overprint: false },
    { kind: 'ridge', points: near, soft, ink: palette.deep, overprint: true },
  ];
}

function bars(dice: Dice, palette: Palette): Shape[] {
  const arched = dice.pick([false, true]);
  const order = dice.pick<readonly Ink[]>([
    [palette.deep, palette.spark, palette.vivid],
    [palette.vivid, palette.deep, palette.spark],
    [palette.spark, palette.vivid, palette.deep],
  ]);
  let x = dice.between(62, 96);
  const shapes: Shape[] = order.map((ink, index) => {
    const width = dice.between(66, 92);
    const bar: Bar = {
      kind: 'bar',
      x,
      y: dice.between(46, 128),
      width,
      radius: arched ? round(width / 2) : 0,
      ink,
      overprint: index > 0,
    };
    x = round(x + width - dice.pick([0, 0, 18]));
    return bar;
  });
  return arched ? [sun(dice, palette, true), ...shapes] : shapes;
}

const DRAW: Readonly<Record<Motif, (dice: Dice, palette: Palette) => Shape[]>> = { circles, hills, bars };

/**
 * The generated picture of an event without a photo: the category picks colours and motifs, the id
 * seeds the rest. The same id and category always give the same picture; nothing is requested or stored.
 */
export function composePicture(eventId: string, category: string | null): Composition {
  const block = categoryBlock(category);
  const dice = diceFor(eventId);
  const motif = dice.pick(motifsOf(category));
  return { motif, block, shapes: DRAW[motif](dice, PALETTES[block]) };
}

/** The outline of a ridge down to the lower edge, as SVG path data. */
export function ridgePath({ points, soft }: Pick<Ridge, 'points' | 'soft'>): string {
  const line = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = round((before[0] + x) / 2);
    return soft ? `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}` : `L${x} ${y}`;
  });
  return `${line.join('')}V${PICTURE_HEIGHT}H0Z`;
}
