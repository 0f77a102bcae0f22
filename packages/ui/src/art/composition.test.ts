import { EVENT_CATEGORIES } from '@sorella/core/domain/events/categories';
import { describe, expect, it } from 'vitest';
import { composePicture } from './composition.ts';
import { figureOf } from './figures.ts';
import { PICTURE_WIDTH, type Shape } from './shapes.ts';

const ids = Array.from(
  { length: 200 },
  (_, index) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
);
const categories = [...EVENT_CATEGORIES, null];

function corners(shape: Shape): readonly number[] {
  if (shape.kind === 'outline') return (shape.d.match(/-?\d+(?:\.\d)?/g) ?? []).map(Number);
  if (shape.kind === 'bar') return [shape.x, shape.y, shape.x + shape.width];
  return [shape.cx - shape.r, shape.cy - shape.r, shape.cx + shape.r, shape.cy + shape.r];
}

describe('the generated picture of an event', () => {
  it('is the same for the same id and category, whenever it is drawn (R-290)', () => {
    for (const id of ids) {
      for (const category of categories) {
        expect(composePicture(id, category)).toEqual(composePicture(id, category));
      }
    }
  });

  it('differs from event to event (R-290)', () => {
    for (const category of categories) {
      const drawn = new Set(ids.map((id) => JSON.stringify(composePicture(id, category))));
      // Of the simplest figures two of two hundred may look alike.
      expect(drawn.size).toBeGreaterThan(ids.length * 0.98);
    }
  });

  it('has a figure of its own for each category (R-279, R-290)', () => {
    expect(new Set(categories.map(figureOf)).size).toBe(categories.length);
  });

  describe('whatever id and category it is drawn for (R-290)', () => {
    const pictures = ids.flatMap((id) => categories.map((category) => composePicture(id, category).shapes));

    it('keeps near its frame, and is made of numbers', () => {
      const values = pictures.flat().flatMap(corners);
      expect(values.every(Number.isFinite)).toBe(true);
      expect(values.reduce((a, b) => Math.min(a, b))).toBeGreaterThanOrEqual(-PICTURE_WIDTH);
      expect(values.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(PICTURE_WIDTH * 2);
    });

    it('has no two shapes that are the same', () => {
      for (const shapes of pictures) {
        expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length);
      }
    });
  });

  it('draws a category it has never heard of like an event without one (R-290)', () => {
    for (const stranger of ['', 'Astronomy', 'constructor', '__proto__']) {
      expect(composePicture('a', stranger)).toEqual(composePicture('a', null));
    }
  });
});
