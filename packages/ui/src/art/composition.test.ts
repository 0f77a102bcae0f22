import { EVENT_CATEGORIES } from '@sorella/core/domain';
import { describe, expect, it } from 'vitest';
import { composePicture, PICTURE_HEIGHT, PICTURE_WIDTH, ridgePath, type Shape } from './composition.ts';
import { motifsOf } from './palette.ts';

const ids = Array.from(
  { length: 400 },
  (_, index) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
);
const categories = [...EVENT_CATEGORIES, null];

function corners(shape: Shape): (readonly [number, number])[] {
  switch (shape.kind) {
    case 'circle':
      return [
        [shape.cx - shape.r, shape.cy - shape.r],
        [shape.cx + shape.r, shape.cy + shape.r],
      ];
    case 'bar':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, PICTURE_HEIGHT],
      ];
    case 'ridge':
      return [...shape.points];
  }
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
    const drawn = new Set(ids.map((id) => JSON.stringify(composePicture(id, 'Social'))));
    expect(drawn.size).toBe(ids.length);
  });

  it('shows every motif that its category may have (R-290)', () => {
    for (const category of categories) {
      const motifs = new Set(ids.map((id) => composePicture(id, category).motif));
      expect(motifs).toEqual(new Set(motifsOf(category)));
    }
  });

  it('keeps every shape in sight: at most half of the picture beyond an edge, finite, never empty (R-290)', () => {
    for (const id of ids) {
      for (const category of categories) {
        for (const shape of composePicture(id, category).shapes) {
          for (const [x, y] of corners(shape)) {
            expect(x).toBeGreaterThanOrEqual(-PICTURE_WIDTH / 2);
            expect(x).toBeLessThanOrEqual(PICTURE_WIDTH * 1.5);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(PICTURE_HEIGHT * 1.5);
          }
          if (shape.kind === 'circle') expect(shape.r).toBeGreaterThan(20);
          if (shape.kind === 'bar') expect(shape.x + shape.width).toBeLessThanOrEqual(PICTURE_WIDTH);
          if (shape.kind === 'ridge') {
            expect(shape.points.at(0)?.[0]).toBe(0);
            expect(shape.points.at(-1)?.[0]).toBe(PICTURE_WIDTH);
            expect(ridgePath(shape)).toMatch(/^M[\d\s.LC-]+V250H0Z$/);
          }
        }
      }
    }
  });

  it('draws a category it has never heard of like an event without one (R-279, R-291)', () => {
    for (const stranger of ['', 'Astronomy', 'constructor', '__proto__']) {
      expect(composePicture('a', stranger)).toEqual(composePicture('a', null));
    }
  });
});
