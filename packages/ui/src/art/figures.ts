import { type EventCategory, isEventCategory } from '@sorella/core/domain/events/categories';
import type { Palette } from './palette.ts';
import type { Dice } from './seed.ts';
import {
  bar,
  disc,
  gate,
  halfDisc,
  leaf,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  plank,
  polygon,
  ridge,
  ring,
  type Shape,
} from './shapes.ts';

/** Draws one figure: what it is stays, where exactly it stands the dice say. */
export type Figure = (dice: Dice, palette: Palette) => readonly Shape[];

const MIDDLE = PICTURE_WIDTH / 2;

/** A chain of people who know each other. */
const links: Figure = (dice, { deep, vivid, glow, spark }) => {
  const r = dice.between(66, 76);
  const lift = dice.between(18, 44);
  const step = r * dice.between(1.12, 1.3);
  return [
    disc(MIDDLE - step, 138 + lift / 2, r, deep),
    disc(MIDDLE, 128 - lift / 2, r, vivid, true),
    disc(MIDDLE + step, 138 + lift / 2, r, spark, true),
    disc(MIDDLE + dice.pick([-1, 1]) * step * 0.5, 30, dice.between(18, 24), glow),
  ];
};

/** Two tools laid across each other on a round table. */
const tools: Figure = (dice, { deep, vivid, glow, spark }) => {
  const lean = dice.between(34, 52);
  const cx = MIDDLE + dice.between(-34, 34);
  return [
    disc(cx, 138, dice.between(96, 108), glow),
    plank([cx, 132], [290, dice.between(34, 42)], lean, deep),
    plank([cx, 132], [290, dice.between(34, 42)], -lean, vivid, true),
    disc(cx, 132, 15, spark),
  ];
};

/** Two circles and what they share: the mark. */
const pair: Figure = (dice, { deep, vivid, glow }) => {
  const r = dice.between(88, 98);
  const apart = r * dice.between(0.58, 0.74);
  const cx = MIDDLE + dice.between(-30, 30);
  const [left, right] = dice.pick([
    [deep, vivid],
    [vivid, deep],
  ] as const);
  return [
    disc(dice.pick([44, 336]), dice.between(44, 62), dice.between(24, 34), glow),
    disc(cx - apart, 146, r, left),
    disc(cx + apart, dice.between(128, 150), r, right, true),
  ];
};

/** Steps that lead up to a sun. */
const stairs: Figure = (dice, { deep, vivid, glow, spark }) => {
  const width = dice.between(74, 82);
  const rise = dice.between(36, 44);
  const left = (PICTURE_WIDTH - width * 4) / 2;
  const isUp = dice.pick([true, false]);
  const place = (step: number) => left + width * (isUp ? step : 3 - step);
  const top = (step: number) => 206 - rise * step;
  return [
    disc(place(3) + width / 2, top(3) - 34, 30, glow),
    bar(place(0), top(0), width, vivid),
    bar(place(1), top(1), width, spark),
    bar(place(2), top(2), width, vivid),
    bar(place(3), top(3), width, deep),
  ];
};

/** An arcade, and the sun over it. */
const arcade: Figure = (dice, { deep, vivid, glow, spark }) => {
  const half = dice.between(54, 60);
  const wall = dice.between(16, 21);
  const top = dice.between(62, 84);
  const inks = dice.pick([
    [vivid, deep, spark],
    [deep, vivid, deep],
    [spark, deep, vivid],
  ] as const);
  return [
    disc(MIDDLE + dice.pick([-1, 1]) * half, 52, dice.between(30, 38), glow),
    ...inks.map((ink, index) => gate(MIDDLE + (index - 1) * half * 2, top, half, half - wall, ink)),
  ];
};

const waves = (dice: Dice, tops: number, high: number, low: number) => {
  const step = PICTURE_WIDTH / (tops * 2);
  return Array.from({ length: tops * 2 + 1 }, (_, index) => {
    const isEdge = index === 0 || index === tops * 2;
    const x = isEdge ? index * step : index * step + dice.between(-step / 4, step / 4);
    return [x, index % 2 === 1 ? dice.between(high, high + 30) : dice.between(low - 18, low + 18)] as const;
  });
};

/** Rolling hills with a low sun. */
const hills: Figure = (dice, { deep, vivid, glow }) => [
  disc(dice.between(96, 284), dice.between(70, 92), dice.between(40, 50), glow),
  ridge(waves(dice, 2, 96, 186), true, vivid),
  ridge(waves(dice, dice.pick([1, 2]), 156, 222), true, deep, true),
];

/** A bowl, and what is in it. */
const bowl: Figure = (dice, { deep, vivid, glow, spark }) => {
  const cx = MIDDLE + dice.between(-26, 26);
  const r = dice.between(100, 110);
  const fruit = dice.pick([
    [vivid, glow, spark],
    [glow, spark, vivid],
    [spark, vivid, glow],
  ] as const);
  return [
    ...fruit.map((ink, index) =>
      disc(
        cx + (index - 1) * dice.between(56, 66),
        118 - (index === 1 ? dice.between(20, 34) : 0),
        46,
        ink,
        index > 0,
      ),
    ),
    halfDisc([cx, 132], r, 'lower', deep),
  ];
};

/** Two lights that meet on a stage. */
const stage: Figure = (dice, { deep, vivid, glow, spark }) => {
  const spread = dice.between(58, 76);
  const cx = MIDDLE + dice.between(-40, 40);
  const light = (from: number, to: number) =>
    [
      [from - 8, 0],
      [from + 8, 0],
      [to + spread, PICTURE_HEIGHT],
      [to - spread, PICTURE_HEIGHT],
    ] as const;
  return [
    polygon(light(cx - 130, cx + 34), glow),
    polygon(light(cx + 130, cx - 34), vivid, true),
    disc(cx, dice.between(124, 140), 40, spark, true),
    // The stage is low: the edge of a disc seen from far away.
    halfDisc([cx, PICTURE_HEIGHT + 70], dice.between(140, 150), 'upper', deep),
  ];
};

/** Books on a shelf, the last one leaning. */
const books: Figure = (dice, { deep, vivid, glow, spark }) => {
  const inks = dice.pick([
    [deep, vivid, spark],
    [vivid, deep, glow],
    [spark, vivid, deep],
  ] as const);
  let x = dice.between(52, 70);
  const upright = inks.map((ink) => {
    const width = dice.between(46, 62);
    const book = bar(x, dice.between(52, 104), width, ink);
    x += width;
    return book;
  });
  const last = inks[0] === deep ? glow : deep;
  return [...upright, plank([x + 58, 168], [208, dice.between(40, 50)], dice.between(-70, -64), last, true)];
};

/** Leaves that grow from one place. */
const leaves: Figure = (dice, { deep, vivid, glow, spark }) => {
  const root = [MIDDLE + dice.between(-40, 40), 262] as const;
  const wide = dice.between(52, 62);
  return [
    disc(root[0] + dice.pick([-1, 1]) * dice.between(96, 116), 66, dice.between(30, 38), glow),
    leaf(root, [root[0] - dice.between(116, 132), 104], wide, vivid),
    leaf(root, [root[0] + dice.between(116, 132), 104], wide, vivid),
    leaf(root, [root[0] - 52, dice.between(44, 58)], wide, spark, true),
    leaf(root, [root[0] + 44, dice.between(38, 52)], wide, deep, true),
  ];
};

/** A skyline. */
const skyline: Figure = (dice, { deep, vivid, glow, spark }) => {
  const tops = dice.pick<readonly number[]>([
    [118, 62, 142, 90],
    [84, 138, 56, 122],
    [146, 96, 52, 108],
  ]);
  const inks = [vivid, deep, spark, vivid] as const;
  return [
    disc(dice.between(128, 252), dice.between(62, 80), dice.between(42, 50), glow),
    ...tops.map((top, index) => {
      const ink = inks[index] ?? deep;
      return bar(30 + index * 80, top + dice.between(-8, 8), dice.between(76, 84), ink, {
        overprint: index > 0,
      });
    }),
  ];
};

/** An arch of colours. */
const rainbow: Figure = (dice, { deep, vivid, glow, spark }) => {
  const center = [MIDDLE + dice.between(-56, 56), dice.between(226, 250)] as const;
  const band = dice.between(32, 36);
  const inks = dice.pick([
    [deep, vivid, spark, glow],
    [spark, glow, vivid, deep],
    [vivid, deep, glow, spark],
  ] as const);
  return inks.map((ink, index) => {
    const outer = 172 - band * index;
    return index === inks.length - 1 ? disc(...center, outer, ink) : ring(center, outer, outer - band, ink);
  });
};

/** A track seen from its bend, and a ball. */
const track: Figure = (dice, { deep, vivid, glow, spark }) => {
  const isLeft = dice.pick([true, false]);
  const center = [isLeft ? 10 : PICTURE_WIDTH - 10, PICTURE_HEIGHT + 20] as const;
  const lane = dice.between(36, 42);
  const ball = isLeft ? dice.between(292, 322) : dice.between(58, 88);
  return [
    ring(center, 278, 278 - lane, vivid),
    ring(center, 278 - lane * 1.5, 278 - lane * 2.5, deep),
    ring(center, 278 - lane * 3, 278 - lane * 4, spark, true),
    disc(ball, dice.between(64, 82), dice.between(30, 38), glow, true),
  ];
};

/** A field of dots, a few of them lit. */
const grid: Figure = (dice, { deep, vivid, glow, spark }) => {
  const step = 62;
  const lit = [deep, vivid, spark, glow] as const;
  const offset = dice.between(0, 3.9);
  return Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const isLit = (column * 2 + row * 3 + Math.floor(offset)) % 4 === 0;
    const ink = isLit ? (lit[(column + row) % 4] ?? deep) : deep;
    return disc(35 + column * step, 32 + row * step, isLit ? dice.between(24, 29) : dice.between(5, 8), ink);
  });
};

/** A handful of everything. */
const confetti: Figure = (dice, { deep, vivid, glow, spark }) => {
  const turn = dice.between(-26, 26);
  const [left, right] = dice.pick([
    [90, 286],
    [286, 92],
  ] as const);
  return [
    disc(left, dice.between(82, 100), dice.between(54, 62), vivid),
    halfDisc([right, dice.between(104, 122)], dice.between(62, 72), 'upper', deep),
    plank([right, 178], [150, 40], turn, spark, true),
    polygon(
      [
        [left - 62, 224],
        [left + 66, 224],
        [left + dice.between(-16, 20), 132],
      ],
      deep,
      true,
    ),
    disc(MIDDLE + dice.between(-14, 14), dice.between(40, 58), dice.between(20, 28), glow),
  ];
};

/** Three circles: an event that has no category. */
const circles: Figure = (dice, { deep, vivid, glow, spark }) => {
  const cx = dice.between(112, 152);
  const r = dice.between(92, 108);
  const mirrored = dice.pick([false, true]);
  const place = (x: number) => (mirrored ? PICTURE_WIDTH - x : x);
  return [
    disc(place(cx), 190, r, deep),
    disc(place(cx + r * 0.95), dice.between(142, 172), dice.between(80, 94), vivid, true),
    disc(place(cx + r * 1.75), dice.between(74, 96), dice.between(44, 56), dice.pick([glow, spark]), true),
  ];
};

const FIGURES: Readonly<Record<EventCategory, Figure>> = {
  Networking: links,
  Workshop: tools,
  Social: pair,
  'Professional Development': stairs,
  Cultural: arcade,
  'Wellness & Fitness': hills,
  'Food & Drinks': bowl,
  Entertainment: stage,
  Educational: books,
  Volunteer: leaves,
  Business: skyline,
  'Creative Arts': rainbow,
  'Sports & Recreation': track,
  Technology: grid,
  Other: confetti,
};

/** The figure of a category; another one for an event without a category or with one that we don't know. */
export function figureOf(category: string | null): Figure {
  return isEventCategory(category) ? FIGURES[category] : circles;
}
