import { describe, expect, it } from 'vitest';
import {
  CATEGORY_BLOCKS,
  COLOR_BLOCKS,
  categoryBlock,
  categoryLabel,
  EVENT_CATEGORIES,
} from './categories.ts';

describe('event categories', () => {
  it('are the fifteen of the list, in its order (R-279)', () => {
    expect(EVENT_CATEGORIES.join(', ')).toBe(
      'Networking, Workshop, Social, Professional Development, Cultural, Wellness & Fitness, Food & Drinks, Entertainment, Educational, Volunteer, Business, Creative Arts, Sports & Recreation, Technology, Other',
    );
  });

  it('show General when empty (R-291)', () => {
    for (const empty of [null, undefined, '', '  ']) expect(categoryLabel(empty)).toBe('General');
    expect(categoryLabel('Workshop')).toBe('Workshop');
  });

  it('use every block of the design', () => {
    expect(new Set(Object.values(CATEGORY_BLOCKS))).toEqual(new Set(COLOR_BLOCKS));
    expect(categoryBlock('Food & Drinks')).toBe('peach');
    expect(categoryBlock('toString')).toBe('butter');
    expect(categoryBlock(null)).toBe('butter');
  });
});
