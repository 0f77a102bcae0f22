import { describe, expect, it } from 'vitest';
import { media } from '../../packages/ui/src/tokens/breakpoints.ts';
import { conditionFor, type MediaLook } from './media.ts';

const usual: MediaLook = { moreContrast: false, reducedMotion: false, textScale: 1 };

describe('a condition of a stylesheet', () => {
  it('stays as it is where nothing is asked for', () => {
    for (const condition of Object.values(media)) expect(conditionFor(condition, usual)).toBe(condition);
  });

  it('is true of every window where more contrast or less motion is asked for', () => {
    const look = { ...usual, moreContrast: true, reducedMotion: true };
    expect(conditionFor(media.moreContrast, look)).toBe('(min-width: 0px)');
    expect(conditionFor(media.reducedMotion, look)).toBe('(min-width: 0px)');
    expect(conditionFor(`${media.dark} and ${media.moreContrast}`, look)).toBe(
      '(prefers-color-scheme: dark) and (min-width: 0px)',
    );
  });

  it('measures the window in the larger text', () => {
    expect(conditionFor(media.wide, { ...usual, textScale: 2 })).toBe('screen and (min-width: 96em)');
  });
});
