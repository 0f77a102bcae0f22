import { describe, expect, it } from 'vitest';
import { blocks, type ColorName, dark, light, moreContrast } from './palette.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['canvas', 'surface', 'sunk'] as const;
const onEveryGround = (ink: ColorName) => grounds.map((ground): [ColorName, ColorName] => [ink, ground]);

const inkOf = {
  butter: 'butterInk',
  pistachio: 'pistachioInk',
  lilac: 'lilacInk',
  sky: 'skyInk',
  peach: 'peachInk',
  rose: 'roseInk',
} as const;

/** Every pair of ink and ground that a component draws text with. */
const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...onEveryGround('ink'),
  ...onEveryGround('inkSoft'),
  ...onEveryGround('inkFaint'),
  ...onEveryGround('berry'),
  ...onEveryGround('good'),
  ...onEveryGround('warn'),
  ...onEveryGround('bad'),
  ['onBerry', 'berry'],
  ['onBerry', 'berryHover'],
  ['ink', 'berrySoft'],
  ['inkSoft', 'berrySoft'],
  ['berry', 'berrySoft'],
  ['canvas', 'ink'],
  ['surface', 'bad'],
  ['good', 'goodSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['ink', 'goodSoft'],
  ['ink', 'warnSoft'],
  ['ink', 'badSoft'],
  ['night', 'paper'],
  ['paper', 'alarm'],
  ['butterInk', 'paper'],
  ...blocks.map((block): [ColorName, ColorName] => [inkOf[block], block]),
];

/** Borders of controls and the focus ring, against what lies around them. */
const edgePairs: readonly (readonly [ColorName, ColorName])[] = [
  ...onEveryGround('inkFaint'),
  ...onEveryGround('berry'),
  ...onEveryGround('bad'),
  ...blocks.map((block): [ColorName, ColorName] => [inkOf[block], block]),
];

describe('the pairs', () => {
  it('are all there: nobody else counts them, as the lists are put together', () => {
    expect({ text: textPairs.length, edges: edgePairs.length }).toEqual({ text: 43, edges: 15 });
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or better', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the edge %s on %s at 3:1 or better', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', { ...light, ...moreContrast.light }],
  ['dark', { ...dark, ...moreContrast.dark }],
])('the %s theme, where more contrast is asked for', (_name, theme) => {
  it.each(textPairs)('shows %s on %s at 7:1 or better', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(edgePairs)('shows the edge %s on %s at 4.5:1 or better', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
