import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colorModes, edgePairs, textPairs } from './pairs.ts';

describe('the contrast of two colours', () => {
  it('is 21 for black on white and 1 for a colour on itself, whichever comes first', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrast('#A5124F', '#A5124F')).toBe(1);
  });
});

describe('the pairs', () => {
  it('are all there: nobody else counts them, as the lists are put together', () => {
    expect({ text: textPairs.length, edges: edgePairs.length }).toEqual({ text: 43, edges: 15 });
  });
});

describe.each(Object.values(colorModes))('the colours of the mode $label', ({ colors, text, edges }) => {
  it.each(textPairs)(`show %s on %s at ${text}:1 or better`, (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(text);
  });

  it.each(edgePairs)(`show the edge %s on %s at ${edges}:1 or better`, (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(edges);
  });
});
