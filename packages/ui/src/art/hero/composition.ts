import type { Ink } from '../palette.ts';
import { at, disc, outline, type Shape } from '../shapes.ts';

/** Units of the view box. */
export const HERO_WIDTH = 560;
/** Units of the view box. */
export const HERO_HEIGHT = 476;

/** Seconds: the people come together until here, and from here on they sway in a loop. */
export const LOOP_START_S = 2;
/** Seconds: the picture is again as it was at {@link LOOP_START_S}. */
export const LOOP_END_S = 6;

/** One of the people, whole even where a narrow box cuts 40 units from each side: a circle of the mark's colours, with a head on it. */
interface Person {
  readonly body: Ink;
  readonly skin: Ink;
  readonly hair: Ink;
  /** Eyes and smile. */
  readonly lines: Ink;
  readonly cut: 'bun' | 'bob' | 'long' | 'round';
  /** Where her hair is parted: to the left of the reader, or to the right. */
  readonly parting: -1 | 1;
  /** Middle and radius of her circle, in units. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How far along she is in her loop at the start, in turns. */
  readonly phase: number;
  /** Where she comes from. */
  readonly from: readonly [number, number];
}

/** Units: how far everybody sways, across and up. */
const SWAY: readonly [number, number] = [9, 7];

const behind: readonly Person[] = [
  {
    body: 'artViolet',
    skin: 'artUmber',
    hair: 'artEbony',
    lines: 'artEbony',
    cut: 'bun',
    parting: -1,
    x: 404,
    y: 330,
    r: 112,
    phase: 0.1,
    from: [760, 120],
  },
  {
    body: 'artBerry',
    skin: 'artSand',
    hair: 'artChestnut',
    lines: 'artChestnut',
    cut: 'bob',
    parting: 1,
    x: 176,
    y: 338,
    r: 124,
    phase: 0.5,
    from: [-220, 140],
  },
];

const inFront: readonly Person[] = [
  {
    body: 'artMoss',
    skin: 'artClay',
    hair: 'artEbony',
    lines: 'artEbony',
    cut: 'long',
    parting: -1,
    x: 101,
    y: 476,
    r: 118,
    phase: 0.36,
    from: [-240, 640],
  },
  {
    body: 'artApricot',
    skin: 'artWheat',
    hair: 'artCopper',
    lines: 'artChestnut',
    cut: 'bob',
    parting: -1,
    x: 455,
    y: 480,
    r: 124,
    phase: 0.62,
    from: [800, 680],
  },
  {
    body: 'artTangerine',
    skin: 'artCocoa',
    hair: 'artEbony',
    lines: 'artEbony',
    cut: 'round',
    parting: 1,
    x: 288,
    y: 450,
    r: 134,
    phase: 0.82,
    from: [288, 820],
  },
];

const ease = (share: number) => 1 - (1 - share) ** 4;

/** Where she is at a moment, in seconds. */
function placed(person: Person, seconds: number): Person {
  const arrived = ease(Math.min(1, seconds / LOOP_START_S));
  const turn = ((seconds - LOOP_START_S) / (LOOP_END_S - LOOP_START_S)) * 2 * Math.PI;
  const angle = turn + person.phase * 2 * Math.PI;
  const [fromX, fromY] = person.from;
  const x = person.x + SWAY[0] * Math.cos(angle);
  const y = person.y + SWAY[1] * Math.sin(angle);
  return { ...person, x: fromX + (x - fromX) * arrived, y: fromY + (y - fromY) * arrived };
}

/** Hair that falls beside the face: round above, `length` down, soft at its corners. */
function falling(x: number, y: number, half: number, length: number, ink: Ink): Shape {
  const soft = half / 3;
  return outline(
    `M${at(x - half, y + length)}V${at(y)}a${at(half, half)} 0 0 1 ${at(half * 2, 0)}V${at(y + length)}` +
      `a${at(soft, soft)} 0 0 1 ${at(-soft, soft)}H${at(x - half + soft)}a${at(soft, soft)} 0 0 1 ${at(-soft, -soft)}Z`,
    ink,
  );
}

/** A stroke that is thin at its ends: `half` to each side of its middle, hanging by `depth`. */
function hanging(x: number, y: number, half: number, depth: number, thick: number, ink: Ink): Shape {
  const bend = (down: number) => at(half, down, half * 2, 0);
  return outline(
    `M${at(x - half, y)}q${bend(depth - thick)}q${at(-half, depth + thick, -half * 2, 0)}Z`,
    ink,
  );
}

function headOf({ x, y: middle, r, skin, hair, lines, cut, parting }: Person): Shape[] {
  const h = r * 0.37;
  const y = middle - r - h * 0.55;
  const edge = h * 1.03;
  const hairBehind = {
    bun: () => [disc(x, y - h * 0.12, h * 1.12, hair), disc(x + h * 0.1, y - h * 1.35, h * 0.5, hair)],
    bob: () => [falling(x, y - h * 0.05, h * 1.22, h * 0.65, hair)],
    long: () => [falling(x, y - h * 0.05, h * 1.2, h * 1.65, hair)],
    round: () => [disc(x, y - h * 0.25, h * 1.5, hair)],
  };
  return [
    ...hairBehind[cut](),
    outline(
      `M${at(x - h * 0.34, y)}h${at(h * 0.68)}v${at(h * 1.16)}a${at(h * 0.34, h * 0.34)} 0 0 1 ${at(-h * 0.68, 0)}Z`,
      skin,
    ),
    disc(x, y, h, skin),
    // From the right temple over the parting to the left one.
    outline(
      `M${at(x - edge, y)}A${at(edge, edge)} 0 1 1 ${at(x + edge, y)}` +
        `Q${at(x + h * 0.8, y - h * 0.5, x + parting * h * 0.3, y - h * 0.62)}` +
        `Q${at(x - h * 0.8, y - h * 0.5, x - edge, y)}Z`,
      hair,
    ),
    hanging(x - h * 0.38, y + h * 0.12, h * 0.15, h * 0.16, h * 0.09, lines),
    hanging(x + h * 0.38, y + h * 0.12, h * 0.15, h * 0.16, h * 0.09, lines),
    hanging(x, y + h * 0.46, h * 0.28, h * 0.3, h * 0.1, lines),
  ];
}

/** The people at a moment, in seconds, those behind first; from {@link LOOP_START_S} on the same every four seconds. */
export function heroShapes(seconds: number): Shape[] {
  return [
    disc(286, 118, 84, 'artHoney', true),
    ...[behind, inFront].flatMap((row) => {
      const people = row.map((person) => placed(person, seconds));
      return [...people.map(({ x, y, r, body }) => disc(x, y, r, body, true)), ...people.flatMap(headOf)];
    }),
  ];
}
